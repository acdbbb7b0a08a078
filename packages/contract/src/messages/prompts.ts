/** What the server says of prompts and of what belongs to them. */
export const PROMPT_MESSAGES = {
  advancedNeedsSubscription:
    'Styles, seeds and negative prompts need a Basic or Premium subscription.',
  negativePromptTooLong: 'Negative prompts can have at most 500 characters.',
  modelTakesNoNegativePrompt:
    'That model takes no negative prompt. Leave it out or choose another model.',
  tooManyEnhancements:
    'Those were very many suggestions in a short time. Please try again a little later.',
} as const;
