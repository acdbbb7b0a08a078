import type { Plan } from '@loopwright/contract';
import { useState } from 'react';
import { useConfiguration } from '../../entities/configuration/use-configuration.ts';
import { fileAt } from '../../entities/creation/file-at.ts';
import type { Recipe } from '../../entities/creation/recipe.ts';
import { useAuth } from '../../lib/auth.tsx';
import { mayMakeGifs } from './generation-checks.ts';
import { DEFAULT_OPTIONS, type GenerationOptions, optionsOf } from './generation-options.ts';
import { chooseModel } from './model-choice.ts';
import type { Problem } from './problem.ts';
import { useAskedMode } from './use-asked-mode.ts';
import { useDraft } from './use-draft.ts';
import type { useGenerator } from './use-generator.ts';
import { useIncomingFile } from './use-incoming-file.ts';
import { useKeptRecipe } from './use-kept-recipe.ts';
import { useKindOfAddress } from './use-kind-of-address.ts';
import { useReference } from './use-reference.ts';

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

/** What the form says, from wherever it comes: typing, files, the address, or a creation to make again. */
export function useForm(plan: Plan, generator: ReturnType<typeof useGenerator>) {
  const { state, dispatch } = generator;
  useAskedMode((mode) => dispatch({ type: 'arrived', mode }));
  const modeSwitch = useSwitchMode(generator);
  useKindOfAddress(modeSwitch.props.onSwitch);
  const [draft, setDraft] = useDraft();
  const prompt = draft ?? state.resumedPrompt ?? '';
  const fail = (error: Problem): void => dispatch({ type: 'refused', error });
  const reference = useReference(fail, () => dispatch({ type: 'picked-reference' }));
  const [options, setOptions] = useState<GenerationOptions>(DEFAULT_OPTIONS);

  const configuration = useConfiguration();
  const models = configuration?.models ?? null;
  const choice = chooseModel(models, state.mode, plan, options.model);
  const { can } = choice;

  const pickReference = (file: File): void => {
    if (can.reference) void reference.pick(file);
  };
  const isDraggedOver = useIncomingFile(pickReference);

  const applyRecipe = (recipe: Recipe): void => {
    modeSwitch.props.onSwitch(recipe.kind);
    setDraft(recipe.prompt);
    setOptions(optionsOf(recipe, options));
    reference.remove();
    if (recipe.referenceUrl === null) return;
    void fileAt(recipe.referenceUrl).then(reference.pick, () => fail('failed'));
  };
  useKeptRecipe(applyRecipe);

  return {
    prompt,
    setDraft,
    modeSwitch,
    reference,
    pickReference,
    isDraggedOver: isDraggedOver && can.reference,
    options,
    setOptions,
    enhancer: configuration?.enhancer ?? null,
    models,
    choice,
    can,
    applyRecipe,
    onFailure: (): void => fail('failed'),
  };
}
