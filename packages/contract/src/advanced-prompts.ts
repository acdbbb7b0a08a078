import type { Plan } from './plans.ts';

/** Apart from the other limits, because public pages have no use for them. */
export const PROMPT_LIMITS = {
  /** Characters. */
  negativePromptMaximum: 500,
  /** Generations that one press of the button asks for. */
  variationsMaximum: 4,
} as const;

/** Styles, negative prompts, seeds and variations come with every plan that costs something. */
export const allowsAdvancedPrompts = ({ priceUsd }: Plan): boolean => priceUsd > 0;
