import { allowsAdvancedPrompts, type Plan } from '@loopwright/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useConfiguration } from '../../entities/configuration/use-configuration.ts';
import { useAuth } from '../../lib/auth.tsx';
import { checkReference, mayMakeGifs } from './generation-checks.ts';
import {
  DEFAULT_OPTIONS,
  effectiveAspect,
  effectiveSize,
  type GenerationOptions,
  seedFor,
} from './generation-options.ts';
import { GeneratorForm } from './generator-form.tsx';
import { generatorLayout } from './generator-loading.tsx';
import type { GeneratorState } from './generator-state.ts';
import { chooseModel } from './model-choice.ts';
import type { Problem } from './problem.ts';
import { toServerFormat } from './reference-conversion.ts';
import type { Reference } from './reference-field.tsx';
import { Stage } from './stage.tsx';
import { useDraft } from './use-draft.ts';
import { useGenerateShortcut } from './use-generate-shortcut.ts';
import { useGenerator } from './use-generator.ts';
import { useIncomingFile } from './use-incoming-file.ts';
import { useRunFocus } from './use-run-focus.ts';

function useSwitchMode({ state, dispatch }: ReturnType<typeof useGenerator>) {
  const { user } = useAuth();
  const isGifLocked = !mayMakeGifs(user);
  return {
    isGifLocked,
    props: {
      mode: state.mode,
      isGifLocked,
      isBusy: state.running !== null,
      onSwitch: (mode: typeof state.mode): void =>
        dispatch({ type: 'switch-mode', mode, mayMakeGifs: !isGifLocked }),
    },
  };
}

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

/** The reference image. Decoding takes a moment, so a newer choice replaces one on its way. */
function useReference(onProblem: (problem: Problem) => void, onPicked: () => void) {
  const [reference, setReference] = useState<Reference | null>(null);
  const choices = useRef(0);

  const replace = (file: File | null): void => {
    choices.current += 1;
    if (reference) URL.revokeObjectURL(reference.previewUrl);
    setReference(file && { file, previewUrl: URL.createObjectURL(file) });
  };
  const pick = async (picked: File): Promise<void> => {
    choices.current += 1;
    const choice = choices.current;
    const problem = checkReference(picked);
    const file = problem === null ? await toServerFormat(picked) : null;
    if (choice !== choices.current) return;
    if (file === null) return onProblem(problem ?? 'unsupportedFile');
    replace(file);
    onPicked();
  };
  return { reference, pick, remove: (): void => replace(null) };
}

/** The create screen: words on one side, what becomes of them on the other. */
export function Generator({ plan }: { readonly plan: Plan }) {
  const { user } = useAuth();
  const generator = useGenerator();
  const { state, dispatch, submit, cancel } = generator;
  const focus = useRunFocus(state);
  const modeSwitch = useSwitchMode(generator);
  const [draft, setDraft] = useDraft();
  const prompt = draft ?? state.resumedPrompt ?? '';
  const reference = useReference(
    (error) => dispatch({ type: 'refused', error }),
    () => dispatch({ type: 'picked-reference' }),
  );
  const [options, setOptions] = useState<GenerationOptions>(DEFAULT_OPTIONS);

  const configuration = useConfiguration();
  const models = configuration?.models ?? null;
  const choice = chooseModel(models, state.mode, plan, options.model);
  const { can } = choice;

  const pickReference = (file: File): void => {
    if (can.reference) void reference.pick(file);
  };
  const isDraggedOver = useIncomingFile(pickReference);

  const variations = allowsAdvancedPrompts(plan) ? options.variations : 1;
  const generate = (): void => {
    if (state.running) return;
    const isAdvanced = allowsAdvancedPrompts(plan);
    const { style, negativePrompt } = options;
    const seed = isAdvanced && can.seed ? seedFor(options) : null;
    if (seed !== null) setOptions({ ...options, seed });
    setDraft(prompt);
    submit(
      {
        kind: state.mode,
        prompt,
        reference: can.reference ? (reference.reference?.file ?? null) : null,
        options,
        aspect: effectiveAspect(options, can),
        size: effectiveSize(options, state.mode, plan),
        seed,
        style: isAdvanced ? style : null,
        negativePrompt: isAdvanced && can.negativePrompt ? negativePrompt.trim() : '',
        model: choice.offers.length > 1 ? choice.id : null,
      },
      variations,
    );
  };
  useGenerateShortcut(generate);

  const takeIdea = (idea: string): void => {
    // The button is off until there is a prompt.
    flushSync(() => setDraft(idea));
    focus.submit.current?.focus();
  };

  const tokens = user?.tokensRemaining ?? 0;
  return (
    <div className={generatorLayout}>
      <GeneratorForm
        plan={plan}
        state={{ ...state, error: shownError(state, modeSwitch.isGifLocked, user !== null) }}
        tokens={tokens}
        prompt={prompt}
        onPrompt={(next) => {
          setDraft(next);
          dispatch({ type: 'typed-prompt' });
        }}
        enhancer={configuration?.enhancer ?? null}
        choice={choice}
        reference={reference.reference}
        onReference={pickReference}
        onRemoveReference={reference.remove}
        options={options}
        onOptions={setOptions}
        modeSwitch={modeSwitch.props}
        variations={variations}
        submitButton={focus.submit}
        onGenerate={generate}
      />
      <Stage
        stage={focus.stage}
        state={state}
        isDraggedOver={isDraggedOver && can.reference}
        onCancel={cancel}
        onIdea={takeIdea}
      />
    </div>
  );
}
