import { type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import type { WordAccount } from './word-account.ts';

const TURNED =
  /^(?:(?:hang\w* )?upside down(?: from)?|turned over|overturned|flipped over|inverted|face down)$/;

/** Drawn hanging from the feet as they are. */
const HANGS_SO = /^(?:bat|sloth)$/;

/** Turns the thing over that is said to be so: "an umbrella lying upside down". Living things float so, or hang by the feet. */
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
  const isKept = /^(?:float|hang)$/.test(subject.motion ?? '');
  const isMoving = subject.motion !== null && subject.motion !== 'lie' && !isKept;
  if (subject.glyph === 'bat' && subject.motion === 'sleep') {
    subject.motion = 'hang';
    return account.draw(item);
  }
  if (isMoving || (cast.isLiving(index) && !isKept) || HANGS_SO.test(subject.glyph)) return;
  subject.isUpsideDown = true;
  if (!isKept) subject.motion = null;
  account.draw(item);
}
