import { allowsAdvancedPrompts, type Configuration, type Plan } from '@loopwright/contract';
import type { ReactNode, RefObject } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { LinkedMessage } from '../../ui/linked-message.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { AdvancedPanel } from './advanced-panel.tsx';
import { GenerateButton } from './generate-button.tsx';
import type { GenerationOptions } from './generation-options.ts';
import { GenerationProblem } from './generation-problem.tsx';
import type { GeneratorState } from './generator-state.ts';
import { PromptPart } from './prompt-part.tsx';
import { type Reference, ReferenceField } from './reference-field.tsx';
import { TokenBadge } from './token-badge.tsx';
import type { ModelChoice } from './model-choice.ts';
import { TweakPanel } from './tweak-panel.tsx';

interface GeneratorFormProps {
  readonly plan: Plan;
  readonly state: GeneratorState;
  readonly tokens: number;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly enhancer: Configuration['enhancer'] | null;
  readonly choice: ModelChoice;
  readonly reference: Reference | null;
  readonly onReference: (file: File) => void;
  readonly onRemoveReference: () => void;
  readonly options: GenerationOptions;
  readonly onOptions: (options: GenerationOptions) => void;
  /** Somebody pressed the locked mode and wants to know why. */
  readonly showsLock: boolean;
  readonly modeSwitch: ReactNode;
  /** How many are made at once. */
  readonly variations: number;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  readonly onGenerate: () => void;
}

const bringUp = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView?.({ block: 'nearest' });

/** Appears when the locked mode is pressed; on a phone that is far below. */
function LockNotice() {
  const { gifLocked, gifLockedLink } = useTexts('create');
  return (
    <p
      ref={bringUp}
      role="alert"
      className="scroll-mt-20 animate-rise rounded-md border border-line bg-surface px-3.5 py-3 text-sm"
    >
      <LinkedMessage message={gifLocked} phrase={gifLockedLink} to="/pricing" />
    </p>
  );
}

/** What is to be done here, and for whom. */
function FormHead({ tokens }: { readonly tokens: number }) {
  const { user, loading } = useAuth();
  const { title } = useTexts('create');
  const { session } = useTexts('shell');
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
      <h1 className="text-xl">{title}</h1>
      {user && <TokenBadge tokens={tokens} />}
      {loading && (
        <div className="noscript:hidden">
          <LoadingLine>{session.loading}</LoadingLine>
        </div>
      )}
    </div>
  );
}

/** Everything that says what to make. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { state, plan, choice, tokens, options, onOptions, onGenerate } = props;
  const { cancelled } = useTexts('create');
  const language = useLanguage();

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
      className="grid min-w-0 content-start gap-4 lg:-mx-2 lg:overflow-y-auto lg:px-2"
    >
      <FormHead tokens={tokens} />
      {props.modeSwitch}
      {props.showsLock && !state.error && <LockNotice />}
      <PromptPart
        prompt={props.prompt}
        onPrompt={props.onPrompt}
        kind={state.mode}
        style={allowsAdvancedPrompts(plan) ? options.style : null}
        enhancer={props.enhancer}
      />
      {choice.can.reference && (
        <ReferenceField
          reference={props.reference}
          onPick={props.onReference}
          onRemove={props.onRemoveReference}
        />
      )}
      <AdvancedPanel plan={plan} choice={choice} options={options} onChange={onOptions} />
      <TweakPanel
        kind={state.mode}
        plan={plan}
        choice={choice}
        options={options}
        onChange={onOptions}
      />
      {/* Stays in view while the tweaks above it scroll. */}
      <div className="grid gap-3 bg-canvas lg:sticky lg:bottom-0 lg:pt-3 lg:pb-1">
        {/* Anew with the language: the server's words are looked up once. */}
        {state.error && <GenerationProblem key={language} problem={state.error} />}
        <output className="text-sm text-ink-soft empty:sr-only">
          {state.note === 'cancelled' && cancelled}
        </output>
        <GenerateButton
          state={state}
          prompt={props.prompt}
          tokens={tokens}
          count={props.variations}
          button={props.submitButton}
        />
      </div>
    </form>
  );
}
