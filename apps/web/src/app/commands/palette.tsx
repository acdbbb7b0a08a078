import { type LucideIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCreationSearch } from '../../entities/creation/use-creation-search.ts';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { findByWords } from '../../lib/find-by-words.ts';
import { Keys } from '../../ui/shortcut-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { type Command, useCommands } from './use-commands.ts';

const CREATIONS_SHOWN = 6;

interface PaletteItem {
  readonly id: string;
  readonly group: Command['group'] | 'creations';
  readonly label: string;
  readonly Icon?: LucideIcon;
  readonly posterUrl?: string;
  readonly keys?: readonly string[] | undefined;
  readonly run: () => void;
}

export interface PaletteProps {
  /** Goes to an address of the create page, to write a prompt there. */
  readonly onCreate: (address: string) => void;
  readonly onClose: () => void;
}

function usePaletteItems(query: string, { onCreate }: PaletteProps): readonly PaletteItem[] {
  const [, navigate] = useLocation();
  const commands = useCommands(onCreate);
  const creations = useCreationSearch(query, CREATIONS_SHOWN);
  return [
    ...findByWords(commands, query, ({ label }) => label),
    ...creations.map((creation): PaletteItem => ({
      id: creation.id,
      group: 'creations',
      label: creation.title ?? creation.prompt,
      posterUrl: `${creation.url}?poster=480`,
      run: () => navigate(`/my-creations?creation=${creation.id}`),
    })),
  ];
}

function ItemLine({ Icon, posterUrl, label, keys }: PaletteItem) {
  return (
    <>
      {Icon && <Icon className="size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />}
      {posterUrl && (
        <img
          src={posterUrl}
          alt=""
          decoding="async"
          className="size-8 shrink-0 rounded-sm border border-line object-cover"
        />
      )}
      <span className="min-w-0 grow truncate">{label}</span>
      {keys && (
        <span className="pointer-coarse:hidden" aria-hidden="true">
          <Keys keys={keys} />
        </span>
      )}
    </>
  );
}

/** Everything that can be done from anywhere: a field, and below it what has the words typed there. */
export function Palette(props: PaletteProps) {
  const { isAuthenticated } = useAuth();
  const commands = useTexts('commands');
  const [query, setQuery] = useState('');
  const items = usePaletteItems(query, props);
  const combobox = useCombobox({
    count: items.length,
    onChoose: (index) => {
      props.onClose();
      items[index]?.run();
    },
  });
  const label = isAuthenticated ? commands.search : commands.searchAsVisitor;
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <input
          {...combobox.fieldProps}
          aria-label={label}
          placeholder={label}
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            combobox.activateFirst();
          }}
          className="min-h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-ink-soft"
        />
      </div>
      {items.length > 0 ? (
        <div
          {...combobox.listProps}
          aria-label={commands.title}
          className="min-h-0 overflow-y-auto overscroll-contain p-2"
        >
          {groups.map((group) => (
            <div key={group} {...combobox.groupProps(group)}>
              <p
                {...combobox.groupNameProps(group)}
                className="px-3 pt-3 pb-1.5 text-xs font-medium text-ink-soft"
              >
                {commands.groups[group]}
              </p>
              {items.map((item, index) =>
                item.group === group ? (
                  <div
                    key={item.id}
                    {...combobox.optionProps(index)}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm aria-selected:bg-sunken forced-colors:aria-selected:outline-2"
                  >
                    <ItemLine {...item} />
                  </div>
                ) : null,
              )}
            </div>
          ))}
        </div>
      ) : (
        <p className="px-5 py-8 text-center text-sm text-ink-soft">
          {commands.nothingFound(query.trim())}
        </p>
      )}
      <output className="sr-only">{query.trim() !== '' && commands.found(items.length)}</output>
    </>
  );
}
