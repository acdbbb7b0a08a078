import {
  PROMPT_STYLES,
  type PromptStyle,
  STYLE_PREVIEW_PROMPT_MAXIMUM,
  STYLE_PREVIEW_ROUTE,
  typedForm,
} from '@loopwright/contract';
import { ImageIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useRested } from '../../lib/use-rested.ts';
import { classNames } from '../../ui/class-names.ts';

const PICTURE_PX = 104;

/** Long enough that nothing is drawn for half a word. */
const RESTED_MS = 1000;

/** The addresses of the prompt drawn in each style, or of the example in the same style. */
function usePreviews(prompt: string) {
  const rested = typedForm(useRested(prompt, RESTED_MS));
  const [refused, setRefused] = useState('');
  const hasOwn =
    rested !== '' && rested !== refused && rested.length <= STYLE_PREVIEW_PROMPT_MAXIMUM;
  return {
    pictureOf: (style: PromptStyle): string =>
      hasOwn
        ? `${STYLE_PREVIEW_ROUTE}?${new URLSearchParams({ prompt: rested, style })}`
        : `/styles/${style}.webp`,
    /** The server draws nothing of this prompt, or not now. */
    onError: () => setRefused(rested),
  };
}

interface StylePickerProps {
  /** What the built-in engine would draw; empty for other engines, and where styles are locked. */
  readonly prompt: string;
  readonly value: PromptStyle | null;
  readonly onChange: (style: PromptStyle | null) => void;
}

/** The prompt, or an example, in each style: radio buttons that are pictures. */
export function StylePicker({ prompt, value, onChange }: StylePickerProps) {
  const { advanced } = useTexts('create');
  const name = useId();
  const { pictureOf, onError } = usePreviews(prompt);
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
                src={pictureOf(style)}
                alt=""
                width={PICTURE_PX}
                height={PICTURE_PX}
                loading="lazy"
                onError={onError}
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
