import { allowsAdvancedPrompts, type Configuration, type Plan } from '@loopwright/contract';
import { type RefObject, Suspense, useDeferredValue } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { LinkedMessage } from '../../ui/linked-message.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { AdvancedPanel } from './advanced-panel.tsx';
import { GenerateButton } from './generate-button.tsx';
import { teamProblem } from './generation-checks.ts';
import { GenerationCost } from './generation-cost.tsx';
import type { GenerationOptions } from './generation-options.ts';
import { GenerationProblem } from './generation-problem.tsx';
import { barClass } from './generator-loading.tsx';
import type { GeneratorState } from './generator-state.ts';
import { ModeSwitch, type ModeSwitchProps } from './mode-switch.tsx';
import { BUILT_IN_MODEL, type ModelChoice } from './model-choice.ts';
import { leadsToLogin } from './problem.ts';
import { PromptPart } from './prompt-part.tsx';
import type { QueueSummary } from './queue/use-queue-access.ts';
import { type Reference, ReferenceField } from './reference-field.tsx';
import { TokenBadge } from './token-badge.tsx';
import { TweakPanel } from './tweak-panel.tsx';

const RemixedFrom = lazyPart(async () => (await import('./remixed-from.tsx')).RemixedFrom);
const QueueButton = lazyPart(
  async () => (await import('./queue/queue-button.tsx')).QueueButton,
  () => null,
);

interface GeneratorFormProps {
  readonly plan: Plan;
  readonly state: GeneratorState;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly enhancer: Configuration['enhancer'] | null;
  readonly choice: ModelChoice;
  readonly reference: Reference | null;
  readonly onReference: (file: File) => void;
  readonly onRemoveReference: () => void;
  readonly options: GenerationOptions;
  readonly onOptions: (options: GenerationOptions) => void;
  readonly modeSwitch: ModeSwitchProps;
  /** How many are made at once. */
  readonly variations: number;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  readonly onGenerate: () => void;
  /** Null until it is loaded. */
  readonly queue: QueueSummary | null;
  readonly onEnqueue: () => void;
}

/** What is to be done here, and for whom. */
function FormHead({ tokens }: { readonly tokens: number }) {
  const { user, loading } = useAuth();
  const { title } = useTexts('create');
  const { session } = useTexts('shell');
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
      <h1 className="text-xl">{title}</h1>
      {user && <TokenBadge tokens={tokens} className="max-lg:hidden" />}
      {loading && (
        <div className="noscript:hidden">
          <LoadingLine>{session.loading}</LoadingLine>
        </div>
      )}
    </div>
  );
}

/** What a visitor has to do first. */
function LoginNotice() {
  const { loggedOut, loggedOutLink } = useTexts('create');
  return (
    <p className="rounded-md border border-line bg-surface px-4 py-3.5 text-center font-medium">
      <LinkedMessage message={loggedOut} phrase={loggedOutLink} to="/login" />
    </p>
  );
}

/** Everything that says what to make. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { state, plan, choice, options, onOptions, onGenerate, queue } = props;
  const { cancelled } = useTexts('create');
  const language = useLanguage();
  // The previews of the styles may come after the letter that is typed.
  const laterPrompt = useDeferredValue(props.prompt);
  const { user } = useAuth();
  const tokens = user?.tokensRemaining ?? 0;
  const isOutOfTokens = user !== null && tokens === 0 && state.running === null;
  const problem =
    (user && teamProblem(user)) ??
    state.error ??
    queue?.problem ??
    (isOutOfTokens ? 'outOfTokens' : null);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
      className="grid min-w-0 content-start gap-4 lg:min-h-0 lg:grid-rows-[minmax(0,auto)_auto]"
    >
      <div className="relative grid min-w-0 content-start gap-4 lg:-mx-2 lg:overflow-y-auto lg:px-2 lg:pb-4 lg:mask-b-from-[calc(100%-1rem)]">
        <FormHead tokens={tokens} />
        <ModeSwitch {...props.modeSwitch} className="hidden w-full lg:flex" />
        <PromptPart
          prompt={props.prompt}
          onPrompt={props.onPrompt}
          kind={state.mode}
          style={allowsAdvancedPrompts(plan) ? options.style : null}
          enhancer={props.enhancer}
          isIllustrated={choice.id === BUILT_IN_MODEL}
        />
        <Suspense>
          {options.parent && (
            <RemixedFrom
              parent={options.parent}
              onRemove={() => onOptions({ ...options, parent: null })}
            />
          )}
        </Suspense>
        {choice.can.reference && (
          <ReferenceField
            reference={props.reference}
            onPick={props.onReference}
            onRemove={props.onRemoveReference}
          />
        )}
        <AdvancedPanel
          plan={plan}
          prompt={laterPrompt}
          choice={choice}
          options={options}
          onChange={onOptions}
        />
        <TweakPanel
          kind={state.mode}
          plan={plan}
          choice={choice}
          options={options}
          onChange={onOptions}
        />
      </div>
      <div className="grid min-w-0 gap-3 lg:pb-1">
        {/* Mounted again when the language changes: the server's words are looked up once. */}
        {problem && <GenerationProblem key={language} problem={problem} />}
        <output className="text-sm text-ink-soft empty:sr-only">
          {state.note === 'cancelled' && cancelled}
        </output>
        {!user && !leadsToLogin(problem) && <LoginNotice />}
        <div className={barClass}>
          <div className="page grid gap-2 max-lg:py-2 lg:max-w-none lg:px-0">
            <div className="flex gap-3">
              <ModeSwitch {...props.modeSwitch} className={user ? 'lg:hidden' : 'grow lg:hidden'} />
              {user && (
                <GenerateButton
                  state={state}
                  prompt={props.prompt}
                  tokens={tokens}
                  button={props.submitButton}
                />
              )}
            </div>
            <Suspense>
              {user && queue && (state.running || queue.hasOpen) && (
                <QueueButton
                  room={queue.room}
                  kind={state.mode}
                  prompt={props.prompt}
                  tokens={tokens}
                  count={props.variations}
                  onAdd={props.onEnqueue}
                />
              )}
            </Suspense>
            {user && <GenerationCost kind={state.mode} count={props.variations} tokens={tokens} />}
          </div>
        </div>
      </div>
    </form>
  );
}
