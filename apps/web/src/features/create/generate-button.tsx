import { checkPrompt, typedForm } from '@loopwright/contract';
import type { RefObject } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Button } from '../../ui/button.tsx';
import { mayMakeGifs, teamProblem } from './generation-checks.ts';
import type { GeneratorState } from './generator-state.ts';

interface GenerateButtonProps {
  readonly state: GeneratorState;
  readonly prompt: string;
  readonly tokens: number;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The one thing to do on this screen. */
export function GenerateButton({ state, prompt, tokens, button }: GenerateButtonProps) {
  const { user } = useAuth();
  const create = useTexts('create');
  const isGif = state.mode === 'gif';
  const isBusy = state.running !== null;
  const isEmpty = checkPrompt(typedForm(prompt)) === 'noPrompt';
  const isForbidden = user !== null && teamProblem(user) !== null;
  const isDisabled =
    isBusy || isEmpty || isForbidden || tokens === 0 || (isGif && !mayMakeGifs(user));
  const idleLabel = isGif ? create.generateGif : create.generateImage;
  const busyLabel = isGif ? create.busyGif : create.busyImage;
  return (
    <Button
      ref={button}
      type="submit"
      variant="primary"
      size="large"
      className="min-w-0 grow max-lg:basis-44 max-lg:px-2 max-lg:text-sm max-lg:leading-tight max-lg:whitespace-normal"
      isBusy={isBusy}
      disabled={isDisabled}
    >
      {isBusy ? busyLabel : idleLabel}
    </Button>
  );
}
