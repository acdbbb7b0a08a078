import { type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const TURNED = /^(?:upside down|turned over|overturned|flipped over|inverted|face down)$/;

/** Turns the thing over that is said to be so: "an umbrella lying upside down". Who is alive hangs or stands so by a deed, or floats. */
export function turnOver(
  sentence: readonly Item[],
  { cast, account }: { readonly cast: Cast; readonly account: WordAccount },
): void {
  const at = sentence.findIndex(({ text }) => TURNED.test(text));
  const item = sentence[at];
  if (item === undefined) return;
  const isThing = (each: Item): boolean => senseOf(each, 'noun')?.glyph != null;
  const noun = sentence.slice(0, at).findLast(isThing) ?? sentence.slice(at).find(isThing);
  const index = cast.subjects.findLastIndex(({ word }) => word === noun?.text);
  const subject = cast.subjects[index];
  if (!subject) return;
  const floats = subject.motion === 'float';
  const isMoving = subject.motion !== null && subject.motion !== 'lie' && !floats;
  if (isMoving || (cast.isLiving(index) && !floats)) return;
  subject.isUpsideDown = true;
  if (!floats) subject.motion = null;
  account.draw(item);
}
