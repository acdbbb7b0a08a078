import {
  COMMUNITY_ORDERS,
  EXPLORE_PAGE,
  type GenerationKind,
  PROMPT_STYLES,
  type PromptStyle,
} from '@loopwright/contract';
import { startTransition, useEffect, useState } from 'react';
import { useStyleNames } from '../../language/all/style-names.ts';
import { useTexts } from '../../language/texts.ts';
import { FilledHead } from '../../lib/filled-head.tsx';
import { controlClass } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { filterOf, NEWEST, QUERY_MAXIMUM, searchOf } from './filter-address.ts';
import { PictureWall } from './picture-wall.tsx';
import { type CommunityFilter, useCommunity } from './use-community.ts';

/** The filter, which the address says as well. */
function useFilter(): [CommunityFilter, (filter: CommunityFilter) => void] {
  const [filter, setFilter] = useState(NEWEST);
  // The page as the server wrote it is that of the plain address.
  useEffect(() => {
    if (location.search !== '') startTransition(() => setFilter(filterOf(location.search)));
  }, []);
  const change = (next: CommunityFilter): void => {
    setFilter(next);
    history.replaceState(history.state, '', `${EXPLORE_PAGE}${searchOf(next)}`);
  };
  return [filter, change];
}

/** What everybody shares with everybody, newest or rising first. */
export function ExplorePage() {
  const texts = useTexts('sharing').explore;
  const [filter, setFilter] = useFilter();
  const community = useCommunity(filter);
  const isFiltered = [filter.query, filter.kind, filter.style].some(Boolean);
  const empty = isFiltered
    ? { title: texts.nothingFound, hint: texts.nothingFoundHint }
    : { title: texts.empty, hint: texts.emptyHint };
  return (
    <div className="page flex grow flex-col py-8 sm:py-12">
      <FilledHead title={texts.pageTitle} description={texts.pageDescription} path={EXPLORE_PAGE} />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.lead}</p>
      {community.state !== 'closed' && <Toolbar filter={filter} onFilter={setFilter} />}
      {/* The footer stays below the fold, so that nothing moves when the pictures come. */}
      <div className="mt-6 flex min-h-[75svh] grow flex-col">
        <PictureWall community={community} hasMaker empty={empty} />
      </div>
    </div>
  );
}

interface ToolbarProps {
  readonly filter: CommunityFilter;
  readonly onFilter: (filter: CommunityFilter) => void;
}

const selectClass = `${controlClass} min-h-11 w-auto! grow sm:grow-0`;

function Toolbar({ filter, onFilter }: ToolbarProps) {
  const styles = useStyleNames();
  const texts = useTexts('sharing').explore;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <fieldset aria-label={texts.order} className="flex rounded-md border border-line p-0.5">
        {COMMUNITY_ORDERS.map((order) => (
          <button
            key={order}
            type="button"
            aria-pressed={filter.order === order}
            onClick={() => onFilter({ ...filter, order })}
            className="min-h-10 rounded-[0.3rem] px-3 text-sm font-medium text-ink-soft hover:text-ink aria-pressed:bg-accent-wash aria-pressed:text-accent-text"
          >
            {texts[order]}
          </button>
        ))}
      </fieldset>
      <SearchField
        label={texts.search}
        clearLabel={texts.clearSearch}
        maxLength={QUERY_MAXIMUM}
        value={filter.query ?? ''}
        onSearch={(query) => onFilter({ ...filter, query })}
      />
      <select
        aria-label={texts.kind}
        className={selectClass}
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: (target.value || undefined) as GenerationKind | undefined })
        }
      >
        <option value="">{texts.everything}</option>
        <option value="gif">{texts.loops}</option>
        <option value="image">{texts.images}</option>
      </select>
      <select
        aria-label={texts.style}
        className={selectClass}
        value={filter.style ?? ''}
        onChange={({ target }) =>
          onFilter({ ...filter, style: (target.value || undefined) as PromptStyle | undefined })
        }
      >
        <option value="">{texts.anyStyle}</option>
        {PROMPT_STYLES.map((style) => (
          <option key={style} value={style}>
            {styles[style]}
          </option>
        ))}
      </select>
    </div>
  );
}
