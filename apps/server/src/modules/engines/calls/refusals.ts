import type { PlainMessageCode } from '@loopwright/contract';

/** Wording of refusals, whatever the reason. */
const REFUSED =
  /content[_ ]?policy|moderation|moderated|safety|nsfw|prohibited|sensitive|blocklist|not allowed by|usage polic|recitation/i;

/** The distinguished reasons, most serious first. */
const REASONS: readonly (readonly [RegExp, PlainMessageCode])[] = [
  [/minor|child|csam/i, 'modelRefusedPeople'],
  [/sexual|nudity|nsfw|explicit/i, 'modelRefusedSexual'],
  [/violen|gore|self[-_ ]?harm|hate|harass/i, 'modelRefusedViolence'],
  [/public figure|celebrit|real (person|people)|likeness/i, 'modelRefusedPeople'],
  [/copyright|trademark|recitation|intellectual/i, 'modelRefusedRights'],
];

/**
 * The code of the message for the user about a provider's refusal.
 * @param text the provider's message
 * @returns null when the text is no refusal
 */
export const refusalOf = (text: string): PlainMessageCode | null =>
  REFUSED.test(text) ? reasonOf(text) : null;

/** The same for a text that is known to be a refusal. */
export const reasonOf = (text: string): PlainMessageCode =>
  REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? 'modelRefused';
