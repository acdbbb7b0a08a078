import { checkPrompt, type GenerationKind, typedForm } from '@loopwright/contract';
import { ListPlus } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { Button } from '../../../ui/button.tsx';
import { mayMakeGifs } from '../generation-checks.ts';

interface QueueButtonProps {
  /** How many more can be added. */
  readonly room: number;
  readonly kind: GenerationKind;
  readonly prompt: string;
  readonly tokens: number;
  /** How many are made at once. */
  readonly count: number;
  readonly onAdd: () => void;
}

/** Puts what the form says behind what runs. */
export function QueueButton({ room, kind, prompt, tokens, count, onAdd }: QueueButtonProps) {
  const { user } = useAuth();
  const { add, full } = useTexts('create').queue;
  const hintId = useId();
  const isFull = room < count;
  const isEmpty = checkPrompt(typedForm(prompt)) === 'noPrompt';
  return (
    <>
      <Button
        className="w-full animate-fade"
        disabled={isEmpty || isFull || tokens === 0 || (kind === 'gif' && !mayMakeGifs(user))}
        aria-describedby={isFull ? hintId : undefined}
        onClick={onAdd}
      >
        <ListPlus className="size-4.5" aria-hidden="true" />
        {add}
      </Button>
      {isFull && (
        <p id={hintId} className="text-xs text-ink-soft">
          {full}
        </p>
      )}
    </>
  );
}
