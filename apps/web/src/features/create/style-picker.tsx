import { PROMPT_STYLES, type PromptStyle } from '@loopwright/contract';
import { ImageIcon } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';

const PICTURE_PX = 104;

interface StylePickerProps {
  readonly value: PromptStyle | null;
  readonly onChange: (style: PromptStyle | null) => void;
}

/** The same scene in each style: radio buttons that are pictures. */
export function StylePicker({ value, onChange }: StylePickerProps) {
  const { advanced } = useTexts('create');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{advanced.style}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-1.5">
        {[null, ...PROMPT_STYLES].map((style) => (
          <label
            key={style ?? 'none'}
            className={classNames(
              'relative grid cursor-pointer content-start justify-items-center gap-1 rounded-md border p-1.5 text-center text-xs leading-tight font-medium hyphens-auto transition-colors group-disabled/locked:cursor-not-allowed',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              style === value
                ? 'border-accent-text bg-accent-wash text-accent-text'
                : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={style === value}
              onChange={() => onChange(style)}
            />
            {style === null ? (
              <span className="grid aspect-square w-full max-w-26 place-items-center rounded-sm bg-sunken">
                <ImageIcon className="size-6" aria-hidden="true" />
              </span>
            ) : (
              <img
                src={`/styles/${style}.webp`}
                alt=""
                width={PICTURE_PX}
                height={PICTURE_PX}
                loading="lazy"
                className="aspect-square w-full max-w-26 rounded-sm bg-sunken object-cover"
              />
            )}
            {style === null ? advanced.noStyle : advanced.styles[style]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
