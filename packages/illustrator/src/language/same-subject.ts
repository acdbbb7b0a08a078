import { KIN_WORDS } from './people-words.ts';
import type { Item } from './sense.ts';
import type { Subject } from './subject.ts';

/** People who are named by what they are to another one: "a boxer and his opponent" are two. */
const ANOTHER_ONE =
  /^(opponent|rival|enemy|friend|best friend|partner|boss|coworker|colleague|neighbou?r|teammate|customer|roommate|classmate|opponents|rivals|friends)$/;

/** What a noun and the words before it say of the subject that it names. */
interface Named extends Pick<Subject, 'glyph' | 'colour' | 'person' | 'scale' | 'count'> {
  readonly item: Item;
  readonly determiner: 'definite' | 'indefinite' | 'another' | null;
}

/** "the cat" again means the cat that is there; "a blue balloon" beside a red one does not. */
export function isNamedAgain(
  subject: Subject,
  { glyph, colour, person, scale, count, item, determiner }: Named,
): boolean {
  const isDefinite = determiner === 'definite';
  return (
    subject.glyph === glyph &&
    !(subject.word !== item.text && isSomebodyElse(item, person !== null)) &&
    !(subject.word !== item.text && isCrowdAround(subject, count)) &&
    (isDefinite || subject.person?.skin.join() === person?.skin.join()) &&
    (subject.colour === colour || (colour === null && isDefinite)) &&
    (subject.scale === scale || scale === 1)
  );
}

/** Whether another word of the same glyph names others: "a girl and her little sister" are two. */
function isSomebodyElse({ text, isPlural }: Item, isPerson: boolean): boolean {
  if (KIN_WORDS.has(text.split(' ').at(-1) ?? '')) return true;
  // "a musician" is none of the "people" who walk by.
  return isPerson && (isPlural || ANOTHER_ONE.test(text));
}

/** "a DJ and a crowd": the DJ is one, and the crowd are others. */
const isCrowdAround = (one: Subject, count: number): boolean =>
  one.person !== null && one.count === 1 && count > 1;
