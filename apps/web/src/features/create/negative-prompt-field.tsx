import { checkNegativePrompt, typedForm } from '@loopwright/contract';
import { useId } from 'react';
import { useTexts } from '../../language/texts.ts';
import { controlClass } from '../../ui/field.tsx';

interface NegativePromptFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** What shall not be seen. */
export function NegativePromptField({ value, onChange }: NegativePromptFieldProps) {
  const { advanced } = useTexts('create');
  const id = useId();
  const problem = checkNegativePrompt(typedForm(value));
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {advanced.negativePrompt}
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        placeholder={advanced.negativePlaceholder}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} resize-y py-2.5 leading-normal`}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className="text-xs text-danger">
          {problem === 'negativePromptTooLong'
            ? advanced.negativeTooLong
            : advanced.negativeInvisible}
        </p>
      )}
    </div>
  );
}
