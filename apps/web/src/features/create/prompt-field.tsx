import { checkPrompt, LIMITS, PROMPT_ROWS, promptLength, typedForm } from '@loopwright/contract';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/field.tsx';
import { useEarlierPrompts } from './use-earlier-prompts.ts';
import { useSuggestedText } from './use-suggested-text.ts';

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
  const listId = `${id}-list`;
  const optionId = (index: number): string => `${listId}-${index}`;
  const [isOpen, setIsOpen] = useState(false);
  const earlier = useEarlierPrompts(prompt, isOpen);
  const suggested = useSuggestedText(earlier, isOpen, setIsOpen, onPrompt);
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
      <div className="relative">
        <textarea
          id={id}
          required
          rows={PROMPT_ROWS}
          value={prompt}
          placeholder={create.promptPlaceholder}
          aria-describedby={describedBy || undefined}
          aria-invalid={checkPrompt(typed) === 'promptTooLong' || undefined}
          aria-autocomplete="list"
          aria-controls={suggested.isOpen ? listId : undefined}
          aria-activedescendant={suggested.active >= 0 ? optionId(suggested.active) : undefined}
          onChange={({ target }) => {
            onPrompt(target.value);
            suggested.open();
          }}
          onKeyDown={suggested.onKeyDown}
          onBlur={suggested.close}
          className={`${controlClass} resize-y py-3 leading-normal`}
        />
        {suggested.isOpen && (
          <div
            id={listId}
            // A datalist cannot belong to a text area.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            aria-label={create.earlierPrompts}
            className="absolute inset-x-0 top-full z-20 mt-1 grid max-h-64 animate-fade overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-high"
          >
            {earlier.map((text, index) => (
              <div
                key={text}
                id={optionId(index)}
                tabIndex={-1}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                aria-selected={index === suggested.active}
                // Before the field loses the focus, which closes the list.
                onPointerDown={(event) => {
                  event.preventDefault();
                  onPrompt(text);
                  suggested.close();
                }}
                className={classNames(
                  'line-clamp-2 cursor-pointer rounded-sm px-3 py-2 text-sm hover:bg-sunken',
                  index === suggested.active && 'bg-sunken',
                )}
              >
                {text}
              </div>
            ))}
          </div>
        )}
      </div>
      {create.promptHint && (
        <p id={hintId} className="text-xs text-ink-soft">
          {create.promptHint}
        </p>
      )}
    </div>
  );
}
