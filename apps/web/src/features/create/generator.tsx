import type { Plan } from '@loopwright/contract';
import { flushSync } from 'react-dom';
import { recipeOf } from '../../entities/creation/recipe.ts';
import { useAuth } from '../../lib/auth.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { generatorLayout } from './generator-loading.tsx';
import type { GeneratorState } from './generator-state.ts';
import type { Problem } from './problem.ts';
import { useQueueAccess } from './queue/use-queue-access.ts';
import { ResultSide } from './result-side.tsx';
import { useForm } from './use-form.ts';
import { useGenerateShortcut } from './use-generate-shortcut.ts';
import { useGenerator } from './use-generator.ts';
import { useRequests, type Wish } from './use-requests.ts';
import { useResultUses } from './use-result-uses.ts';
import { useRunFocus } from './use-run-focus.ts';

/** The error to show: the lock message while the plan lacks GIFs, and never after. */
function shownError(
  { mode, running, error }: GeneratorState,
  isGifLocked: boolean,
  isSignedIn: boolean,
): Problem | null {
  if (error === 'gifLocked') return isGifLocked ? error : null;
  const hasLostGifs = mode === 'gif' && isGifLocked && isSignedIn && !running;
  return error ?? (hasLostGifs ? 'gifLocked' : null);
}

interface GeneratorProps {
  readonly plan: Plan;
  /** Whether there is a user, or was one whose session has just ended. */
  readonly hasUser: boolean;
}

/** The create screen: words on one side, what becomes of them on the other. */
export function Generator({ plan, hasUser }: GeneratorProps) {
  const { user } = useAuth();
  const queue = useQueueAccess();
  const generator = useGenerator(queue.setFound);
  const { state, dispatch, submit, cancel } = generator;
  const focus = useRunFocus(state);
  const form = useForm(plan, generator);
  const { modeSwitch, prompt, setDraft, reference, options, setOptions, models } = form;
  // Taken out of their objects, which are others for each letter of the prompt: the stage is then not rendered while
  // somebody types.
  const { applyRecipe, onFailure } = form;
  const { remove: removeReference } = reference;

  const { variations, requestFor, take } = useRequests({
    plan,
    models,
    kind: state.mode,
    prompt,
    reference: reference.reference?.file ?? null,
    options,
    onOptions: setOptions,
  });
  const generate = (): void => {
    if (state.running) return;
    setDraft(prompt);
    submit(take(), variations);
  };
  const enqueue = (): void => {
    setDraft(prompt);
    queue.access.current?.add(take(), variations);
  };
  /** Makes something of a creation at once. The form then shows how. */
  const make = (wish: Wish): void => {
    modeSwitch.props.onSwitch(wish.kind);
    setDraft(wish.prompt);
    setOptions(wish.options);
    removeReference();
    submit(requestFor(wish), 1);
  };
  const uses = useResultUses({
    plan,
    models,
    options,
    isGifLocked: modeSwitch.isGifLocked,
    onMake: make,
    onReference: reference.pick,
    onFailure,
  });
  useGenerateShortcut(generate);

  const takeIdea = (idea: string): void => {
    // The button is off until there is a prompt.
    flushSync(() => setDraft(idea));
    focus.submit.current?.focus();
  };

  return (
    <div className={generatorLayout}>
      <GeneratorForm
        plan={plan}
        state={{ ...state, error: shownError(state, modeSwitch.isGifLocked, user !== null) }}
        prompt={prompt}
        onPrompt={(next) => {
          setDraft(next);
          dispatch({ type: 'typed-prompt' });
          queue.access.current?.forgetProblem();
        }}
        enhancer={form.enhancer}
        choice={form.choice}
        reference={reference.reference}
        onReference={form.pickReference}
        onRemoveReference={removeReference}
        options={options}
        onOptions={setOptions}
        modeSwitch={modeSwitch.props}
        variations={variations}
        submitButton={focus.submit}
        onGenerate={generate}
        queue={queue.summary}
        onEnqueue={enqueue}
      />
      <ResultSide
        stage={focus.stage}
        state={state}
        isDraggedOver={form.isDraggedOver}
        onCancel={cancel}
        onIdea={takeIdea}
        uses={uses}
        queue={queue}
        hasUser={hasUser}
        onBringBack={(creation) => {
          applyRecipe(recipeOf(creation));
          dispatch({ type: 'shown', creation });
        }}
      />
    </div>
  );
}
