import { LIMITS, CREATE_MESSAGES, type Plan, PROMPT_ROWS, TOKEN_COST } from '@loopwright/contract';
import { type ReactNode, useId } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { LinkedMessage } from '../../ui/linked-message.tsx';
import { mayMakeGifs } from './generation-checks.ts';
import type { GenerationOptions } from './generation-options.ts';
import { GenerationProblem } from './generation-problem.tsx';
import type { GeneratorState } from './generator-state.ts';
import { type Reference, ReferenceField } from './reference-field.tsx';
import { TokenBadge } from './token-badge.tsx';
import { TweakPanel } from './tweak-panel.tsx';

interface GeneratorFormProps {
  readonly plan: Plan;
  readonly state: GeneratorState;
  readonly tokens: number;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly reference: Reference | null;
  readonly onReference: (file: File) => void;
  readonly onRemoveReference: () => void;
  readonly options: GenerationOptions;
  readonly onOptions: (options: GenerationOptions) => void;
  /** Somebody pressed the locked mode and wants to know why. */
  readonly showsLock: boolean;
  readonly modeSwitch: ReactNode;
  readonly onGenerate: () => void;
}

function PromptField({ prompt, onPrompt }: Pick<GeneratorFormProps, 'prompt' | 'onPrompt'>) {
  const id = useId();
  const left = LIMITS.promptMaximum - prompt.length;
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {CREATE_MESSAGES.prompt}
        </label>
        {left < 200 && (
          <span className={`tabular-nums ${left < 0 ? 'text-danger' : 'text-ink-soft'}`}>
            {left} left
          </span>
        )}
      </div>
      <textarea
        id={id}
        required
        rows={PROMPT_ROWS}
        value={prompt}
        placeholder="A cat riding a surfboard on the ocean at sunset"
        onChange={({ target }) => onPrompt(target.value)}
        className={`${controlClass} resize-y py-3 leading-normal`}
      />
    </div>
  );
}

const bringUp = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView?.({ block: 'nearest' });

/** Appears when the locked mode is pressed; on a phone that is far below. */
function LockNotice() {
  return (
    <p
      ref={bringUp}
      role="alert"
      className="scroll-mt-20 animate-rise rounded-md border border-line bg-surface px-3.5 py-3 text-sm"
    >
      <LinkedMessage
        message={CREATE_MESSAGES.gifLocked}
        phrase={CREATE_MESSAGES.upgrade}
        to="/pricing"
      />
    </p>
  );
}

function GenerateButton({
  state,
  prompt,
  tokens,
}: Pick<GeneratorFormProps, 'state' | 'prompt' | 'tokens'>) {
  const { user } = useAuth();
  const create = CREATE_MESSAGES;
  const isGif = state.mode === 'gif';
  const isBusy = state.running !== null;
  if (!user) {
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-3.5 text-center font-medium">
        <LinkedMessage message={create.loggedOut} phrase="Log in" to="/login" />
      </p>
    );
  }
  const isDisabled =
    isBusy || prompt.trim() === '' || tokens === 0 || (isGif && !mayMakeGifs(user));
  const idleLabel = isGif ? create.generateGif : create.generateImage;
  const busyLabel = isGif ? create.busyGif : create.busyImage;
  const cost = TOKEN_COST[state.mode];
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="w-full"
        isBusy={isBusy}
        disabled={isDisabled}
      >
        {isBusy ? busyLabel : idleLabel}
      </Button>
      <p className="flex justify-between gap-4 text-xs text-ink-soft">
        {tokens === 0 ? (
          <span className="text-sm text-danger">{create.outOfTokens}</span>
        ) : (
          <span>
            Costs {cost} {cost === 1 ? 'token' : 'tokens'}
          </span>
        )}
        <span className="hidden lg:inline">⌘ or Ctrl + Enter</span>
      </p>
    </div>
  );
}

/** Everything that says what to make. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { state, plan, tokens, options, onOptions, onGenerate } = props;
  const { user } = useAuth();

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
      className="grid content-start gap-4 lg:-mx-2 lg:overflow-y-auto lg:px-2"
    >
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-xl">What shall it be?</h1>
        {user && <TokenBadge tokens={tokens} />}
      </div>
      {props.modeSwitch}
      {props.showsLock && !state.error && <LockNotice />}
      <PromptField prompt={props.prompt} onPrompt={props.onPrompt} />
      <ReferenceField
        reference={props.reference}
        onPick={props.onReference}
        onRemove={props.onRemoveReference}
      />
      <TweakPanel kind={state.mode} plan={plan} options={options} onChange={onOptions} />
      {/* Stays in view while the tweaks above it scroll. */}
      <div className="grid gap-3 bg-canvas lg:sticky lg:bottom-0 lg:pt-3 lg:pb-1">
        {state.error && <GenerationProblem message={state.error} />}
        <output className="text-sm text-ink-soft empty:sr-only">{state.note}</output>
        <GenerateButton state={state} prompt={props.prompt} tokens={tokens} />
      </div>
    </form>
  );
}
