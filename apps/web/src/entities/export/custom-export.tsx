import {
  type Creation,
  type ExportRequest,
  type ExportTargets,
  FILE_FORMATS,
  type FileFormat,
} from '@loopwright/contract';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { ExportAction } from './export-action.tsx';
import type { ExportOptions } from './use-export.ts';

const FIELD =
  'min-h-11 w-full rounded-md border border-line-strong/55 bg-surface px-3 text-sm tabular-nums';
const BYTES_PER_KB = 1000;

interface CustomExportProps {
  readonly creation: Creation;
  readonly formats: ExportTargets['formats'];
  readonly options: ExportOptions;
}

interface Wishes {
  readonly format: FileFormat;
  readonly width: string;
  readonly fps: string;
  readonly maxKb: string;
}

/** A file by one's own wishes: format, size, rate and number of bytes. Empty fields mean the best there is. */
export function CustomExport({ creation, formats, options }: CustomExportProps) {
  const { exports } = useTexts('creation');
  const isMoving = creation.kind === 'gif';
  const [wishes, setWishes] = useState<Wishes>({
    format: isMoving ? 'webp' : 'png',
    width: '',
    fps: '',
    maxKb: '',
  });
  const change = (changed: Partial<Wishes>): void => setWishes({ ...wishes, ...changed });
  const choices = formats.filter(({ format }) => isMoving || format !== 'apng');
  const request = requestOf(wishes, options);
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-5">
      <Labelled text={exports.format}>
        <select
          className={FIELD}
          value={wishes.format}
          onChange={({ target }) => change({ format: target.value as FileFormat })}
        >
          {choices.map(({ format }) => (
            <option key={format} value={format}>
              {FILE_FORMATS[format].label}
            </option>
          ))}
        </select>
      </Labelled>
      <NumberField
        text={exports.width}
        value={wishes.width}
        range={[16, 3840]}
        placeholder={String(creation.width)}
        onChange={(width) => change({ width })}
      />
      {isMoving && FILE_FORMATS[wishes.format].hasAnimation && (
        <NumberField
          text={exports.rate}
          value={wishes.fps}
          range={[1, 50]}
          placeholder="–"
          onChange={(fps) => change({ fps })}
        />
      )}
      <NumberField
        text={exports.largest}
        value={wishes.maxKb}
        range={[1, 100_000]}
        placeholder="–"
        onChange={(maxKb) => change({ maxKb })}
      />
      <div className="flex justify-end">
        <ExportAction
          key={JSON.stringify(request)}
          creation={creation}
          request={request}
          label={FILE_FORMATS[wishes.format].label}
        />
      </div>
    </div>
  );
}

const requestOf = (
  { format, width, fps, maxKb }: Wishes,
  { withoutBackdrop, outline }: ExportOptions,
): ExportRequest => ({
  format,
  ...(Number(width) > 0 && { width: Number(width) }),
  ...(Number(fps) > 0 && FILE_FORMATS[format].hasAnimation && { fps: Number(fps) }),
  ...(Number(maxKb) > 0 && { maxBytes: Number(maxKb) * BYTES_PER_KB }),
  ...(withoutBackdrop && { withoutBackdrop }),
  ...(outline && { outline }),
});

const Labelled = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <label className="flex flex-col gap-1 text-xs text-ink-soft">
    {text}
    {children}
  </label>
);

function NumberField({
  text,
  value,
  range: [min, max],
  placeholder,
  onChange,
}: {
  readonly text: string;
  readonly value: string;
  readonly range: readonly [min: number, max: number];
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}) {
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
