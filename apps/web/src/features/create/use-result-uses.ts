import type { Configuration, Creation, Plan } from '@loopwright/contract';
import { fileAt } from '../../entities/creation/file-at.ts';
import { type Recipe, recipeOf } from '../../entities/creation/recipe.ts';
import { type GenerationOptions, optionsOf, randomSeed } from './generation-options.ts';
import { chooseModel } from './model-choice.ts';
import type { ResultUses } from './result/result-actions.tsx';
import type { Wish } from './use-requests.ts';

interface ResultUsesInput {
  readonly plan: Plan;
  readonly models: Configuration['models'] | null;
  readonly options: GenerationOptions;
  readonly isGifLocked: boolean;
  /** Fills the form with what is made, and makes it. */
  readonly onMake: (wish: Wish) => void;
  readonly onReference: (file: File) => Promise<void>;
  /** A file could not be loaded. */
  readonly onFailure: () => void;
}

/** What the buttons of a result do. */
export function useResultUses(input: ResultUsesInput): ResultUses {
  const { plan, models, options, isGifLocked, onMake, onReference, onFailure } = input;

  const makeFrom = (recipe: Recipe, seed: string, reference: File | null): void => {
    const { kind, prompt } = recipe;
    onMake({ kind, prompt, reference, options: { ...optionsOf(recipe, options), seed } });
  };
  const animate = (creation: Creation): void => {
    const { size, ...recipe } = recipeOf(creation);
    const loop = { ...recipe, kind: 'gif', size: options.sizes.gif ?? size } as const;
    const seed = String(creation.settings?.seed ?? randomSeed());
    const { can } = chooseModel(models, 'gif', plan, null);
    // An engine that takes no first frame draws the same scene from the same seed, moving.
    const isDrawn = creation.settings !== null && creation.settings.hasReference !== true;
    if (isGifLocked || (isDrawn && !can.firstFrame)) return makeFrom(loop, seed, null);
    void fileAt(creation.url).then((file) => makeFrom(loop, seed, file), onFailure);
  };
  return {
    onVary: (creation) => makeFrom(recipeOf(creation), randomSeed(), null),
    onAnimate: animate,
    onUseAsReference: ({ url }) => void fileAt(url).then(onReference, onFailure),
  };
}
