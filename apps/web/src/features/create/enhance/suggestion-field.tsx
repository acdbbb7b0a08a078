import { type KeyboardEventHandler, useId } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass } from '../../../ui/field.tsx';
import { markAdded } from './added-words.ts';

interface SuggestionFieldProps {
  readonly labelledBy: string;
  /** What was added to. */
  readonly before: string;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/** Both lay out the same words in the same place. */
const layoutClass =
  'col-start-1 row-start-1 px-3.5 py-2.5 text-base leading-normal whitespace-pre-wrap wrap-anywhere';

/** A text area with marks under what was added; it grows with its words. */
export function SuggestionField(props: SuggestionFieldProps) {
  const { labelledBy, before, text, isInvalid, onChange, onKeyDown } = props;
  const { enhance } = useTexts('create');
  const id = useId();
  const stretches = markAdded(before, text);
  const added = stretches.filter(({ isAdded }) => isAdded).map((stretch) => stretch.text);
  // Each stretch is known by where it ends.
  const ends = stretches.map((_, index) =>
    stretches.slice(0, index + 1).reduce((sum, stretch) => sum + stretch.text.length, 0),
  );
  return (
    <div className="grid max-h-64 overflow-y-auto rounded-md bg-raised">
      <div aria-hidden="true" className={classNames(layoutClass, 'border text-transparent')}>
        {stretches.map((stretch, index) =>
          stretch.isAdded ? (
            <mark
              key={ends[index]}
              className="rounded-sm bg-accent-wash box-decoration-clone text-transparent underline decoration-accent-text/55 decoration-1 underline-offset-4"
            >
              {stretch.text}
            </mark>
          ) : (
            <span key={ends[index]}>{stretch.text}</span>
          ),
        )}
        {/* A line that is empty has a height as well. */}
        {'\u200b'}
      </div>
      <textarea
        aria-labelledby={labelledBy}
        aria-describedby={id}
        aria-invalid={isInvalid || undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        className={classNames(
          controlClass,
          layoutClass,
          'resize-none overflow-hidden bg-transparent!',
        )}
      />
      <p id={id} className="sr-only">
        {added.length > 0 && enhance.added(added.join(' … '))}
      </p>
    </div>
  );
}
