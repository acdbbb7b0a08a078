import {
  allowsAdvancedPrompts,
  type Configuration,
  type GenerationKind,
  type Plan,
} from '@loopwright/contract';
import type { GenerationRequest } from './generation-calls.ts';
import {
  effectiveAspect,
  effectiveSize,
  type GenerationOptions,
  seedFor,
} from './generation-options.ts';
import { chooseModel } from './model-choice.ts';

/** What is asked for, before it is held to what plan and model allow. */
export type Wish = Pick<GenerationRequest, 'kind' | 'prompt' | 'reference' | 'options'>;

/** What the form says. */
interface Form {
  readonly plan: Plan;
  /** Null until they are known. */
  readonly models: Configuration['models'] | null;
  readonly kind: GenerationKind;
  readonly prompt: string;
  readonly reference: File | null;
  readonly options: GenerationOptions;
  readonly onOptions: (options: GenerationOptions) => void;
}

/** Builds requests from the form. */
interface Requests {
  /** How many one press of the button makes. */
  readonly variations: number;
  /** A request held to what plan and model allow. */
  readonly requestFor: (wish: Wish) => GenerationRequest;
  /** The request of the form as it stands. Its seed is shown in the form. */
  readonly take: () => GenerationRequest;
}

/** The requests that the form makes. */
export function useRequests(form: Form): Requests {
  const { plan, models, kind, prompt, reference, options, onOptions } = form;
  const isAdvanced = allowsAdvancedPrompts(plan);

  const requestFor = (wish: Wish): GenerationRequest => {
    const { can, id, offers } = chooseModel(models, wish.kind, plan, wish.options.model);
    const { style, negativePrompt, seed } = wish.options;
    return {
      ...wish,
      reference: can.reference ? wish.reference : null,
      aspect: effectiveAspect(wish.options, can),
      size: effectiveSize(wish.options, wish.kind, plan),
      seed: isAdvanced && can.seed ? seed : null,
      style: isAdvanced ? style : null,
      negativePrompt: isAdvanced && can.negativePrompt ? negativePrompt.trim() : '',
      model: offers.length > 1 ? id : null,
    };
  };
  const take = (): GenerationRequest => {
    const { can } = chooseModel(models, kind, plan, options.model);
    const seed = isAdvanced && can.seed ? seedFor(options) : options.seed;
    if (seed !== options.seed) onOptions({ ...options, seed });
    return requestFor({ kind, prompt, reference, options: { ...options, seed } });
  };
  return { variations: isAdvanced ? options.variations : 1, requestFor, take };
}
