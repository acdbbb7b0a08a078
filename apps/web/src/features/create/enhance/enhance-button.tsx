import type { Configuration } from '@loopwright/contract';
import { checkPrompt, typedForm } from '@loopwright/contract';
import { Feather } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { LoopMark } from '../../../ui/loop-mark.tsx';

interface EnhanceButtonProps {
  readonly prompt: string;
  readonly isBusy: boolean;
  /** Null while that is not known. */
  readonly enhancer: Configuration['enhancer'] | null;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
}

/** Quiet, in the line of the label; it reaches beyond it for fingers. */
export function EnhanceButton({ prompt, isBusy, enhancer, button, onPress }: EnhanceButtonProps) {
  const { enhance } = useTexts('create');
  return (
    <button
      ref={button}
      type="button"
      title={enhancer === null ? undefined : enhance.hint[enhancer]}
      disabled={checkPrompt(typedForm(prompt)) !== null}
      // It keeps the focus while it works.
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className="group -my-2.5 -mr-2 ml-auto grid min-h-11 items-center rounded-md font-medium text-ink-soft enabled:hover:text-ink"
    >
      <span className="inline-flex items-center gap-1.5 rounded-md px-2 py-1 transition-colors group-enabled:group-hover:bg-sunken">
        {isBusy ? (
          <LoopMark className="size-4" strokeWidth={3.5} state="running" />
        ) : (
          <Feather className="size-4" aria-hidden="true" />
        )}
        {enhance.button}
      </span>
    </button>
  );
}
