import { ASPECTS, PROMPT_STYLES } from '@loopwright/contract';
import { type ReactNode, useId } from 'react';
import { useConfiguration } from '../../entities/configuration/use-configuration.ts';
import { type CreationFilter, tidyFilter } from '../../entities/creation/creation-filter.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { countFilters } from './count-filters.ts';

interface FilterPanelProps {
  readonly filter: CreationFilter;
  readonly onFilter: (filter: CreationFilter) => void;
}

/** Everything that a gallery can be narrowed down by, beside words and folders. */
export function FilterPanel({ filter, onFilter }: FilterPanelProps) {
  const { filters } = useTexts('gallery');
  const { advanced } = useTexts('create');
  const models = useConfiguration()?.models;
  const everyModel = new Map(
    [...(models?.image ?? []), ...(models?.gif ?? [])].map(({ id, label }) => [id, label]),
  );
  const change = (part: Partial<Record<keyof CreationFilter, string>>): void =>
    // The lists below offer nothing else.
    onFilter({ ...filter, ...part } as CreationFilter);
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4">
      <Choice
        label={filters.kind}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
        options={[
          ['image', filters.images],
          ['gif', filters.loops],
        ]}
      />
      <Choice
        label={filters.favorites}
        value={filter.favorite}
        onChange={(favorite) => change({ favorite })}
        options={[['true', filters.favoritesOnly]]}
      />
      <Choice
        label={advanced.style}
        value={filter.style}
        onChange={(style) => change({ style })}
        options={PROMPT_STYLES.map((style) => [style, advanced.styles[style]])}
      />
      <Choice
        label={filters.aspect}
        value={filter.aspect}
        onChange={(aspect) => change({ aspect })}
        options={ASPECTS.map((aspect) => [aspect, aspect])}
      />
      {everyModel.size > 1 && (
        <Choice
          label={filters.model}
          value={filter.model}
          onChange={(model) => change({ model })}
          options={[...everyModel]}
        />
      )}
      <Labelled label={filters.from}>
        {(id) => (
          <input
            id={id}
            type="date"
            className={`${controlClass} min-h-11`}
            value={dayOf(filter.from, 0)}
            onChange={({ target }) => change({ from: momentOf(target.value, 0) })}
          />
        )}
      </Labelled>
      <Labelled label={filters.to}>
        {(id) => (
          <input
            id={id}
            type="date"
            className={`${controlClass} min-h-11`}
            value={dayOf(filter.to, -1)}
            onChange={({ target }) => change({ to: momentOf(target.value, 1) })}
          />
        )}
      </Labelled>
      <div className="flex items-end">
        <Button
          disabled={countFilters(filter) === 0}
          onClick={() => {
            const { query, folder } = filter;
            onFilter(tidyFilter({ query, folder }));
          }}
        >
          {filters.clear}
        </Button>
      </div>
    </div>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Empty: all. */
  readonly onChange: (value: string) => void;
  readonly options: ReadonlyArray<readonly [value: string, label: string]>;
}

function Choice({ label, value = '', onChange, options }: ChoiceProps) {
  const { filters } = useTexts('gallery');
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${controlClass} min-h-11`}
        >
          <option value="">{filters.all}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** The beginning of a day of the browser's time zone, some days later; empty for no day. */
function momentOf(day: string, daysLater: number): string {
  if (day === '') return '';
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}

/** The day, as a date field has it, some days from a moment. */
function dayOf(moment: string | undefined, daysLater: number): string {
  if (moment === undefined || moment === '') return '';
  const day = new Date(moment);
  day.setDate(day.getDate() + daysLater);
  const padded = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;
}
