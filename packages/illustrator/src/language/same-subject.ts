import { KIN_WORDS } from './people-words.ts';
import type { Item } from './sense.ts';
import type { Subject } from './subject.ts';

/** People who are named by what they are to another one: "a boxer and his opponent" are two. */
const ANOTHER_ONE =
  /^(opponent|rival|enemy|friend|best friend|partner|boss|coworker|colleague|neighbou?r|teammate|customer|roommate|classmate|opponents|rivals|friends)$/;

/** Words for any person, which name again a person named by a role: "a baker, the figure in the light". */
const ANY_PERSON =
  /^(person|people|individual|human|human being|figure|character|hero|heroine|subject|owner|parent|relative)$/;
/** Wider words for a role: "the player" is the footballer that was named before. */
const WIDER_ROLE =
  /^(player|athlete|worker|performer|artist|driver|rider|musician|traveler|traveller)$/;

/** "the", "a", "another", "his". */
export type Determiner = 'definite' | 'indefinite' | 'another' | 'owned';

/** What a noun and the words before it say of the subject that it names. */
interface Named extends Pick<Subject, 'glyph' | 'colour' | 'person' | 'scale' | 'count'> {
  readonly item: Item;
  readonly determiner: Determiner | null;
  readonly isJoined: boolean;
}

/** "the cat" again means the cat that is there; "a blue balloon" beside a red one does not. */
export function isNamedAgain(subject: Subject, named: Named): boolean {
  const { glyph, colour, person, scale, count, item, determiner } = named;
  const isDefinite = determiner === 'definite' || determiner === 'owned';
  return (
    subject.glyph === glyph &&
    !(subject.word !== item.text && isSomebodyElse(subject.word, named)) &&
    !(subject.word !== item.text && isCrowdAround(subject, count)) &&
    (isDefinite || subject.person?.skin.join() === person?.skin.join()) &&
    (subject.colour === colour || (colour === null && isDefinite)) &&
    (subject.scale === scale || scale === 1)
  );
}

/** Whether another word of the same glyph names others: "a girl and her little sister" are two. */
function isSomebodyElse(known: string, named: Named): boolean {
  const { text, isPlural } = named.item;
  if (KIN_WORDS.has(text.split(' ').at(-1) ?? '')) return true;
  if (named.person === null) return false;
  // "a musician" is none of the "people" who walk by.
  return isPlural || ANOTHER_ONE.test(text) || hasAnotherRole(known, named);
}

/** "a coach and his player", "teacher helping student": a role that is named besides another one is a second person. */
function hasAnotherRole(known: string, { item: { text }, determiner, isJoined }: Named): boolean {
  if (ANY_PERSON.test(text) || ANY_PERSON.test(known)) return false;
  if (determiner === 'owned' || isJoined) return true;
  const isWider = WIDER_ROLE.test(text) || known.endsWith(` ${text}`);
  return (
    determiner === 'indefinite' ||
    determiner === 'another' ||
    (determiner === 'definite' && !isWider)
  );
}

/** "a DJ and a crowd": the DJ is one, and the crowd are others. */
const isCrowdAround = (one: Subject, count: number): boolean =>
  one.person !== null && one.count === 1 && count > 1;
