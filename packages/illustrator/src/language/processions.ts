/** Several that walk one behind the other, whatever else is said of them. */
const PROCESSION =
  /\b(?:caravans?|processions?|convoys?)\b|\bparade of\b|\bfollow(?:ing)? (?:each other|one another|the leader)\b|\bin single file\b|\bone (?:after|behind) (?:another|the other)\b/iu;
/** It says so only where they walk. */
const WALKED = /\b(?:march\p{L}*|cross(?:es|ing)?|in (?:a )?(?:line|row|file))\b/iu;

/**
 * Whether a prompt says that several walk one behind the other: "a caravan of camels", "elephants walking in a line".
 * @param isWalking whether they walk
 */
export const saysProcession = (prompt: string, isWalking: boolean): boolean =>
  PROCESSION.test(prompt) || (isWalking && WALKED.test(prompt));

/** The words for it. */
export const PROCESSION_WORDS =
  /^(?:caravan|procession|convoy|parade|cross(?:es|ing)?|(?:in )?(?:single file|a line|a row)|follow(?:ing)?(?: each other)?|each other|march(?:ing)?)$/i;
