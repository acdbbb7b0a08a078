import type { Relation } from './relation.ts';

const FAR_AWAY =
  /^(?:in (?:the )?background|in the (?:far )?distance|in the back|at the back|on the horizon|far away)$/;

/** Whether a word for a place means the background of the picture, unlike "behind him". */
export const isWordForBackground = (text: string): boolean => FAR_AWAY.test(text);

/** Whether a relation puts its subject into the background of the picture. */
export const isFarAway = ({ kind, said }: Relation): boolean =>
  kind === 'behind' && said !== undefined && isWordForBackground(said.text);
