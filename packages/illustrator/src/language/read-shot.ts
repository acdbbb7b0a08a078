import type { ShotName } from './picture-look.ts';
import type { Reader } from './reader.ts';
import { type Item, senseOf } from './sense.ts';

/** It comes from above, and the picture is not seen from there. */
const FALLS =
  /light|\blit\b|beams?\b|\brays?\b|sun|shin|glow|\brain|\bsnow|^fall|drop|hang|descend|pour|^com(es|ing)|swoop/;

/** Only things that lie on a surface can be seen from above. */
export function readShot(
  { shot, account }: Reader,
  lieFlat: boolean,
  sentence: readonly Item[],
): ShotName | null {
  if (shot !== 'top' || lieFlat) return shot;
  for (const [i, item] of sentence.entries()) {
    // Light falls from above everywhere.
    const isOfLight = sentence.slice(Math.max(0, i - 4), i).some(({ text }) => FALLS.test(text));
    const isView = item.text !== 'from above' || !isOfLight;
    if (senseOf(item, 'shot')?.shot === 'top' && isView) account.reject(item);
  }
  return null;
}
