import { type ExportTargets, FILE_FORMATS } from '@loopwright/contract';
import { type ReactNode } from 'react';
import { useTexts } from '../../language/texts.ts';
import { FlashWarning } from '../creation/flash-warning.tsx';
import { type CustomWishes, fieldsOf, formatsFor, isMadeHere, requestOf } from './custom-wishes.ts';
import { describeChanges } from './describe-change.ts';
import { ExportAction } from './export-action.tsx';
import type { ExportOptions } from './export-queries.ts';
import type { ExportSource } from './export-source.ts';
import type { Exports } from './use-exports.ts';

const FIELD =
  'min-h-11 w-full rounded-md border border-line-strong/55 bg-surface px-3 text-sm tabular-nums';
const SIDE: Range = [16, 3840];

type Range = readonly [min: number, max: number];

interface CustomExportProps {
  readonly source: ExportSource;
  readonly formats: ExportTargets['formats'];
  readonly wishes: CustomWishes;
  readonly options: ExportOptions;
  readonly exports: Exports;
  readonly onChange: (wishes: CustomWishes) => void;
}

/** A file by one's own settings. Empty fields mean the best there is. */
export function CustomExport(props: CustomExportProps) {
  const { source, formats, wishes, options, exports, onChange } = props;
  const { exports: texts } = useTexts('creation');
  const isMoving = source.kind === 'gif';
  const change = (changed: Partial<CustomWishes>): void => onChange({ ...wishes, ...changed });
  const fields = fieldsOf(wishes.format, isMoving);
  const number = (name: keyof CustomWishes, text: string, range: Range, placeholder = '–') => (
    <NumberField
      {...{ text, range, placeholder }}
      value={wishes[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const choices = formatsFor(source, formats);
  const request = requestOf(wishes, isMoving, options);
  const { made } = exports.stateOf(request);
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
      <Labelled text={texts.format}>
        <select
          className={FIELD}
          value={wishes.format}
          onChange={({ target }) => {
            const chosen = choices.find((format) => format === target.value);
            if (chosen) change({ format: chosen });
          }}
        >
          {choices.map((format) => (
            <option key={format} value={format}>
              {FILE_FORMATS[format].label}
            </option>
          ))}
        </select>
      </Labelled>
      {number('width', texts.width, SIDE, String(source.width))}
      {number('height', texts.height, SIDE, String(source.height))}
      {fields.fps && number('fps', texts.rate, [1, 50])}
      {fields.quality && number('quality', texts.quality, [1, 100])}
      {number('maxKb', texts.largest, [1, 100_000])}
      {fields.plays && number('plays', texts.plays, [1, 1000], '∞')}
      <div className="col-span-full empty:hidden">
        <FlashWarning flashes={made?.file?.flashes ?? null} />
      </div>
      <div className="col-span-full flex items-center justify-end gap-3">
        {isMadeHere({ formats }, wishes.format) && (
          <p className="text-xs text-ink-soft">{texts.madeHere}</p>
        )}
        {made?.file && !isMadeHere({ formats }, wishes.format) && (
          <p className="text-xs text-ink-soft">
            {describeChanges(made.changes, texts) || texts.unchanged}
          </p>
        )}
        <ExportAction
          exports={exports}
          request={request}
          label={FILE_FORMATS[wishes.format].label}
        />
      </div>
    </div>
  );
}

const Labelled = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <label className="flex flex-col gap-1 text-xs text-ink-soft">
    {text}
    {children}
  </label>
);

interface NumberFieldProps {
  readonly text: string;
  readonly value: string;
  readonly range: Range;
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

function NumberField({ text, value, range, placeholder, onChange }: NumberFieldProps) {
  const [min, max] = range;
  return (
    <Labelled text={text}>
      <input
        type="number"
        inputMode="numeric"
        className={FIELD}
        {...{ min, max, value, placeholder }}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}
