import { checkPrompt, TOKEN_COST, typedForm } from '@loopwright/contract';
import type { RefObject } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkedMessage } from '../../ui/linked-message.tsx';
import { mayMakeGifs } from './generation-checks.ts';
import type { GeneratorState } from './generator-state.ts';

interface GenerateButtonProps {
  readonly state: GeneratorState;
  readonly prompt: string;
  readonly tokens: number;
  /** How many are made at once. */
  readonly count: number;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The one thing to do here; for visitors the way to be able to. */
export function GenerateButton({ state, prompt, tokens, count, button }: GenerateButtonProps) {
  const { user } = useAuth();
  const create = useTexts('create');
  const isGif = state.mode === 'gif';
  const isBusy = state.running !== null;
  if (!user) {
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-3.5 text-center font-medium">
        <LinkedMessage message={create.loggedOut} phrase={create.loggedOutLink} to="/login" />
      </p>
    );
  }
  const isEmpty = checkPrompt(typedForm(prompt)) === 'noPrompt';
  const isDisabled = isBusy || isEmpty || tokens === 0 || (isGif && !mayMakeGifs(user));
  const cost = TOKEN_COST[state.mode] * count;
  const possible = Math.floor(tokens / TOKEN_COST[state.mode]);
  const isTooMuch = count > 1 && possible < count;
  const idleLabel = isGif ? create.generateGif : create.generateImage;
  const busyLabel = isGif ? create.busyGif : create.busyImage;
  return (
    <div className="grid gap-2">
      <Button
        ref={button}
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        isBusy={isBusy}
        disabled={isDisabled}
      >
        {isBusy ? busyLabel : idleLabel}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        {tokens === 0 ? (
          <span className="text-sm text-danger">{create.outOfTokens}</span>
        ) : (
          <span className={isTooMuch ? 'text-danger' : ''}>
            {create.cost(cost)}
            {isTooMuch && ` · ${create.tooFewTokens(possible)}`}
          </span>
        )}
        <span className="hidden lg:inline">{create.shortcut}</span>
      </p>
    </div>
  );
}
