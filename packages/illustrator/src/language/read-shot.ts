import type { ShotName } from './picture-look.ts';
import type { Reader } from './reader.ts';
import { type Item, senseOf } from './sense.ts';

/** Words for what comes from above: behind them "from above" is no view. */
const FALLS =
  /light|\blit\b|beams?\b|\brays?\b|sun|shin|glow|\brain|\bsnow|^fall|drop|hang|descend|pour|^com(es|ing)|swoop/;

/**
 * The shot of the picture. A view from above is reported as not drawn, except of things that lie on a surface.
 * @param lieFlat whether all things lie on a surface
 */
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
