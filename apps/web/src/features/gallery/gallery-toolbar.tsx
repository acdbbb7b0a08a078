import { ORGANIZING_LIMITS } from '@loopwright/contract';
import { CheckSquare, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CreationFilter } from '../../entities/creation/creation-filter.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { DENSITY } from './columns.ts';
import { countFilters } from './count-filters.ts';
import { FilterPanel } from './later-parts.ts';

interface GalleryToolbarProps {
  readonly filter: CreationFilter;
  readonly onFilter: (filter: CreationFilter) => void;
  readonly density: number;
  readonly onDensity: (density: number) => void;
  readonly isSelecting: boolean;
  readonly onSelect: () => void;
}

/** Search, filters, the size of the thumbnails, and the way into selecting. */
export function GalleryToolbar(props: GalleryToolbarProps) {
  const { filter, onFilter, density, onDensity, isSelecting, onSelect } = props;
  const gallery = useTexts('gallery');
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(filter);
  return (
    <search className="mt-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={gallery.search}
          clearLabel={gallery.clearSearch}
          maxLength={ORGANIZING_LIMITS.search}
          value={filter.query ?? ''}
          onSearch={(query) => onFilter({ ...filter, query })}
        />
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {gallery.filters.button}
          {count > 0 && (
            <span className="rounded-full bg-accent-wash px-1.5 text-xs text-accent-text tabular-nums">
              {count}
            </span>
          )}
        </Button>
        <Button aria-pressed={isSelecting} onClick={onSelect}>
          <CheckSquare className="size-4" aria-hidden="true" />
          {gallery.selection.start}
        </Button>
        <input
          type="range"
          aria-label={gallery.size}
          title={gallery.size}
          min={DENSITY.minimum}
          max={DENSITY.maximum}
          step={1}
          // To the right they grow.
          value={DENSITY.maximum - density}
          onChange={({ target }) => onDensity(DENSITY.maximum - target.valueAsNumber)}
          className="h-11 w-28 cursor-pointer accent-accent-text max-sm:grow"
        />
      </div>
      <Suspense>{isOpen && <FilterPanel filter={filter} onFilter={onFilter} />}</Suspense>
    </search>
  );
}
