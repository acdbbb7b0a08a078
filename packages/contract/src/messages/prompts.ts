/** What the server says of prompts and of what belongs to them. */
export const PROMPT_MESSAGES = {
  advancedNeedsSubscription:
    'Styles, seeds and negative prompts need a Creator or Studio subscription.',
  negativePromptTooLong: 'Negative prompts can have at most 500 characters.',
  modelTakesNoNegativePrompt:
    "That model doesn't support negative prompts. Clear the field or choose another model.",
  tooManyEnhancements: "You're asking for suggestions too fast. Try again shortly.",
} as const;
