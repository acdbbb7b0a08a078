import { useId, useRef } from 'react';
import { keyed } from '../../../entities/brand/keyed.ts';
import { useTexts } from '../../../language/texts.ts';
import { useBrand } from '../brand/use-brand.tsx';
import { newMergeKey } from '../editor/merge-keys.ts';

interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb` or `#rrggbbaa`; null: none. */
  readonly value: string | null;
  /** What it has been without, so that it can be switched on. Absent: it cannot be switched off. */
  readonly usual?: string;
  readonly onChange: (value: string | null, mergeKey: string) => void;
}

/** A color, with a switch when there may be none. */
export function ColorField({ label, value, usual, onChange }: ColorFieldProps) {
  const texts = useTexts('studio');
  const id = useId();
  const mergeKey = useRef('');
  const alpha = value?.slice(7) ?? '';
  const colors = useBrand()?.colors ?? [];
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-2 text-sm pointer-coarse:min-h-11">
        <label htmlFor={id}>{label}</label>
        <span className="flex items-center gap-2">
          {usual !== undefined && (
            <input
              type="checkbox"
              aria-label={texts.withColor(label)}
              checked={value !== null}
              onChange={({ target }) => onChange(target.checked ? usual : null, newMergeKey())}
              className="size-4 accent-accent-text pointer-coarse:size-6"
            />
          )}
          <input
            id={id}
            type="color"
            value={(value ?? usual ?? '#000000').slice(0, 7)}
            disabled={value === null}
            onFocus={() => {
              mergeKey.current = newMergeKey();
            }}
            onChange={({ target }) => onChange(target.value + alpha, mergeKey.current)}
            className="h-8 w-11 cursor-pointer rounded-sm border border-line bg-raised p-0.5 disabled:opacity-40 pointer-coarse:h-11"
          />
        </span>
      </div>
      {value !== null && colors.length > 0 && (
        <fieldset aria-label={texts.brand.colorsFor(label)} className="flex flex-wrap gap-1.5">
          {keyed(colors).map(({ key, item: { name, hex } }) => (
            <button
              key={key}
              type="button"
              aria-label={`${name} ${hex}`}
              title={`${name} ${hex}`}
              aria-pressed={value.slice(0, 7).toLowerCase() === hex}
              onClick={() => onChange(hex + alpha, newMergeKey())}
              className="size-6 rounded-sm border border-line-strong/55 outline-offset-1 aria-pressed:outline-2 aria-pressed:outline-accent-text pointer-coarse:size-9"
              style={{ background: hex }}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
