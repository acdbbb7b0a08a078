import { MODEL_MESSAGES } from '@loopwright/contract';

/** Wording of refusals, whatever the reason. */
const REFUSED =
  /content[_ ]?policy|moderation|moderated|safety|nsfw|prohibited|sensitive|blocklist|not allowed by|usage polic|recitation/i;

/** The distinguished reasons, most serious first. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/minor|child|csam/i, MODEL_MESSAGES.modelRefusedPeople],
  [/sexual|nudity|nsfw|explicit/i, MODEL_MESSAGES.modelRefusedSexual],
  [/violen|gore|self[-_ ]?harm|hate|harass/i, MODEL_MESSAGES.modelRefusedViolence],
  [/public figure|celebrit|real (person|people)|likeness/i, MODEL_MESSAGES.modelRefusedPeople],
  [/copyright|trademark|recitation|intellectual/i, MODEL_MESSAGES.modelRefusedRights],
];

/**
 * The message for the user about a provider's refusal.
 * @param text the provider's message
 * @returns null when the text is no refusal
 */
export const refusalOf = (text: string): string | null =>
  REFUSED.test(text) ? reasonOf(text) : null;

/** The same for a text that is known to be a refusal. */
export const reasonOf = (text: string): string =>
  REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? MODEL_MESSAGES.modelRefused;
