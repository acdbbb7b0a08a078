import { type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const TURNED = /^(?:upside down|turned over|overturned|flipped over|inverted|face down)$/;

/** Turns the thing over that is said to be so: "an umbrella lying upside down". Who is alive hangs or stands so by a deed. */
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
  const isMoving = subject?.motion != null && subject.motion !== 'lie';
  if (!subject || isMoving || cast.isLiving(index)) return;
  subject.isUpsideDown = true;
  subject.motion = null;
  account.draw(item);
}
