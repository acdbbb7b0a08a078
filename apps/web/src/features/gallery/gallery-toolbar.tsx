import { ORGANIZING_LIMITS } from '@loopwright/contract';
import { CheckSquare, Search, SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { CreationFilter } from '../../entities/creation/creation-filter.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { DENSITY } from './columns.ts';
import { countFilters } from './count-filters.ts';
import { FilterPanel } from './later-parts.ts';

/** How long typing rests before the search begins. */
const TYPING_MS = 250;

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

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (query: string) => void;
}

function SearchField({ value, onSearch }: SearchFieldProps) {
  const gallery = useTexts('gallery');
  const [text, setText] = useState(value);
  const search = useEffectEvent(onSearch);
  const [known, setKnown] = useState(value);
  // Cleared together with the filters.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }

  useEffect(() => {
    if (text.trim() === value.trim()) return undefined;
    const timer = setTimeout(() => search(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <div className="relative min-w-56 grow">
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
      <input
        type="search"
        aria-label={gallery.search}
        placeholder={gallery.search}
        maxLength={ORGANIZING_LIMITS.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onSearch(text)}
        className={`${controlClass} min-h-11 pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={gallery.clearSearch}
          className="absolute top-0 right-0"
          onClick={() => {
            setText('');
            onSearch('');
          }}
        >
          <X className="size-4" />
        </Button>
      )}
    </div>
  );
}
