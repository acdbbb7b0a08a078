import { checkPrompt, LIMITS, PROMPT_ROWS, promptLength, typedForm } from '@loopwright/contract';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../language/texts.ts';
import { controlClass } from '../../ui/field.tsx';

/** From here on it is said how many characters are left. */
const SCARCE_CHARACTERS = 200;

interface PromptFieldProps {
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  /** At the end of the label's line. */
  readonly action?: ReactNode;
}

/** The words that become a picture, counted as the server counts them. */
export function PromptField({ prompt, onPrompt, action }: PromptFieldProps) {
  const create = useTexts('create');
  const id = useId();
  const countId = `${id}-count`;
  const hintId = `${id}-hint`;
  const typed = typedForm(prompt);
  const left = LIMITS.promptMaximum - promptLength(typed);
  const isScarce = left < SCARCE_CHARACTERS;
  const describedBy = [isScarce && countId, create.promptHint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {create.prompt}
        </label>
        {isScarce && (
          <span
            id={countId}
            className={`tabular-nums ${left < 0 ? 'text-danger' : 'text-ink-soft'}`}
          >
            {create.charactersLeft(left)}
          </span>
        )}
        {action}
      </div>
      <textarea
        id={id}
        required
        rows={PROMPT_ROWS}
        value={prompt}
        placeholder={create.promptPlaceholder}
        aria-describedby={describedBy || undefined}
        aria-invalid={checkPrompt(typed) === 'promptTooLong' || undefined}
        onChange={({ target }) => onPrompt(target.value)}
        className={`${controlClass} resize-y py-3 leading-normal`}
      />
      {create.promptHint && (
        <p id={hintId} className="text-xs text-ink-soft">
          {create.promptHint}
        </p>
      )}
    </div>
  );
}
