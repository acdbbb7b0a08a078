import { BEARER_SAID } from '../language/bearer-names.ts';
import { SPOKEN_BEHIND, WRITTEN_BEHIND } from '../language/foreign/japanese-caption.ts';
import {
  FOREIGN_BEARS,
  FOREIGN_CLAUSES,
  FOREIGN_ON,
  FOREIGN_ON_IT,
  FOREIGN_SAYS,
  FOREIGN_SPEECH_BUBBLES,
  FOREIGN_WITH_WORDS,
} from '../language/foreign/lettered-things.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { LETTERS, LETTERS_AND_DIGITS, wholeWordsIn } from '../language/whole-words.ts';
import { LETTERED_FORMS, TEXT_SURFACES } from '../things/text-surfaces.ts';

/** A pattern of English words or foreign ones, whole. */
const either = (english: string, foreign: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${english}|${foreign})(?!\p{L})`, 'iu');

/** Said of what bears a text or of who speaks it, in the words between the two. */
const SAYS = either(
  'say(?:s|ing)?|said|yell(?:s|ing)|shout(?:s|ing)|whisper(?:s|ing)|think(?:s|ing)|scream(?:s|ing)|ask(?:s|ing)|roar(?:s|ing)|bark(?:s|ing)|meow(?:s|ing)|growl(?:s|ing)|sing(?:s|ing)',
  FOREIGN_SAYS,
);
const SPEECH_BUBBLE = either(
  '(?:speech|thought|talking|dialogue|word) (?:bubble|balloon)s?',
  FOREIGN_SPEECH_BUBBLES,
);
const BEARS = either(
  'say(?:s|ing)?|said|read(?:s|ing)?|spell(?:s|ing)|display(?:s|ing)|show(?:s|ing)|point(?:s|ing)|label(?:l?ed|s)?|mark(?:ed|ing)|titled?|called|named?|numbers?|engraved|printed|embroidered|stitched|inscribed|carved|painted|written|letters?|lettering|inscription',
  FOREIGN_BEARS,
);
/** A text that any picture may have, unless the thing is one for letters. */
const WITH_WORDS = either(
  String.raw`(?:with|and)\b.*\b(?:text|words?|quote|caption|slogan|headline|message|phrase|title|name|numbers?|letters?|date)`,
  FOREIGN_WITH_WORDS,
);
/** "t-shirt design, text: eat sleep hike repeat", of what is alone in the picture. */
const AS_TEXT =
  /,\s*(?:the |der |le |el )?(?:text|words?|title|slogan|caption|quote|texte|texto|spruch|frase|phrase)\b[\s:]*["“„«'‘]?\s*$/iu;
const AT_ONCE = /^\s*:?\s*(?:sign|text)?\s*["“„«'‘「『]?\s*$/iu;
/** "... written on it", "on the side". */
const ON_IT = new RegExp(
  String.raw`^["”»'’“\s!?.]*\s*(?:(?:(?:is |are )?(?:written|printed|painted|carved|engraved|spelled|embroidered|stitched|iced|piped|lettered)|(?:ist |est |está )?${FOREIGN_ON_IT})(?!\p{L})|(?:on|across|in|into|onto) (?:it|them|its|the (?:front|side|back|top|label|cover|chest|screen))\b)`,
  'iu',
);
/** "... on a cake": what bears it comes later. */
const ON_THING = new RegExp(
  String.raw`^["”»'’“\s!?.]*\s*(?:(?:(?:is )?(?:written|printed|painted|carved|engraved|spelled(?: out)?|embroidered|iced|piped|lettered|displayed|shown)\s+)?(?:on|onto|across|into) (?:an?|the|his|her|its|my|their|two) |${FOREIGN_ON})(?<thing>[^,.;:]{2,60})`,
  'iu',
);
const WRITTEN =
  /^["”»'’!?.]*\s*(?:is )?(?:written|printed|painted|carved|engraved|spelled|embroidered|iced|piped|lettered|displayed|shown)\b/iu;
/** "subscribe button": the text stands before what bears it. */
const ON_BUTTON = /^["”»'’]?\s+(?:now )?buttons?\b/iu;
const IN_CLAUSE = new RegExp(
  String.raw`,\s*(?:labell?ed|saying|reading|that|(?:${FOREIGN_CLAUSES})(?!\p{L}))`,
  'iu',
);
/** Too many words for one clause. */
const LONGEST_LINK = 70;
/** Kinds of things that are themselves places or parts of a landscape. */
const NO_BEARERS =
  /^(place-(?:geographic|building)|transport-air|sky-weather|plant|arrow|punctuation|geometric|other-symbol|av-symbol|alphanum|face-|emotion|animal)/;

/** A text on a thing, or in the mouth of somebody. */
export interface SaidText {
  /** Index into the subjects. */
  readonly subject: number;
  readonly isSpoken: boolean;
  /** First named as where the text is: '"Hello" on a screen'. */
  readonly isPlace?: true;
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Japanese puts no spaces between words. */
const UNBOUND = { before: /(?!)/u, behind: /(?!)/u };

interface Mention {
  readonly subject: number;
  /** Where it ends in the text. */
  readonly end: number;
}

/** The subject among those that are meant whose word is the last one in a text, or the first one. */
function mentionIn(
  text: string,
  subjects: readonly Subject[],
  which: 'first' | 'last',
  isMeant: (subject: Subject) => boolean,
): Mention | null {
  const mentions = subjects.flatMap((each, subject) => {
    if (!isMeant(each)) return [];
    const word = wordIn(text, each.source ?? each.word);
    return wholeWordsIn(text, word, JAPANESE.test(word) ? UNBOUND : LETTERS).map(({ end }) => ({
      subject,
      end,
    }));
  });
  const sorted = mentions.toSorted((a, b) => a.end - b.end);
  return (which === 'last' ? sorted.at(-1) : sorted[0]) ?? null;
}

const isNoBubble = ({ glyph }: Subject): boolean => glyph !== 'speech-balloon';

/** What a bearer is called in the prompt, whose name was made longer to be read. */
const wordIn = (text: string, word: string): string =>
  text.includes(word) ? word : (BEARER_SAID.exec(word)?.[0] ?? word);

/** Whether a thing is made for letters, or has a form that is. */
export const isForLetters = (glyph: string): boolean =>
  glyph in TEXT_SURFACES || glyph in LETTERED_FORMS;

/** Whether a text that is said of a thing can be lettered on it. */
function canBear({ glyph }: Subject, vocabulary: Vocabulary): boolean {
  if (isForLetters(glyph)) return true;
  // Its picture is the scene.
  if (glyph === '@postcard') return false;
  return !isAnimate(glyph, vocabulary) && !NO_BEARERS.test(vocabulary.categoryOf(glyph) ?? '');
}

/** Things that people make and letter. */
const MADE =
  /^(?:transport-(?:ground|water)|household|clothing|book-paper|mail|office|phone|computer|other-object|tool|music|dishware|game|sport)/;

/** A made thing that the picture shows alone: a text with it is on it. */
const isAloneAndMade = ([first, ...others]: readonly Subject[], vocabulary: Vocabulary): boolean =>
  first !== undefined && others.length === 0 && MADE.test(vocabulary.categoryOf(first.glyph) ?? '');

/**
 * Who says a text or what bears it: the thing named right before "that says", or behind "written on".
 * @param prompt as the user wrote it
 * @param text the text, or its first line
 * @returns null: the text belongs to the picture
 */
export function bearerOf(
  prompt: string,
  text: string,
  subjects: readonly Subject[],
  vocabulary: Vocabulary,
): SaidText | null {
  const at = wholeWordsIn(prompt, text, LETTERS_AND_DIGITS)[0]?.start;
  if (at === undefined) return null;
  const [before, behind] = [prompt.slice(0, at), prompt.slice(at + text.length)];
  const button = subjects.findIndex(({ glyph }) => glyph === '@webbutton');
  if (button >= 0 && ON_BUTTON.test(behind)) return { subject: button, isSpoken: false };
  const japanese = bearerInJapanese(before, behind, subjects, vocabulary);
  if (japanese !== null) return japanese;
  const named = lastBearer(before, subjects, vocabulary);
  const link = before.slice(named?.end ?? 0);
  const said = named === null ? null : saidOf(link, behind, named.subject, subjects, vocabulary);
  // "a mug that says hello on a desk": what says it comes before where that is.
  if (said?.isSpoken === false && BEARS.test(link) && !WRITTEN.test(behind)) return said;
  const later = ON_THING.exec(behind)?.groups?.['thing'];
  const found = later === undefined ? null : mentionIn(later, subjects, 'first', isNoBubble);
  const thing = subjects[found?.subject ?? -1];
  if (found === null || thing === undefined || !canBear(thing, vocabulary)) return said;
  const isNew = mentionIn(before, subjects, 'first', (each) => each === thing) === null;
  return { subject: found.subject, isSpoken: false, ...(isNew && { isPlace: true }) };
}

/** Whose quotation it is: "猫が「おはよう」と", or the first thing behind "「おはよう」と書かれた". */
function bearerInJapanese(
  before: string,
  behind: string,
  subjects: readonly Subject[],
  vocabulary: Vocabulary,
): SaidText | null {
  const spoken = SPOKEN_BEHIND.exec(behind)?.groups?.['rest'];
  const rest = spoken ?? WRITTEN_BEHIND.exec(behind)?.groups?.['rest'];
  if (rest === undefined) return null;
  const isSpoken = spoken !== undefined;
  const isMeant = (each: Subject): boolean =>
    isSpoken ? isAnimate(each.glyph, vocabulary) : canBear(each, vocabulary);
  const isBefore = (isSpoken ? /[がは][「『]$/u : /(?:に|には|の上に)[「『]$/u).test(before);
  const found = isBefore
    ? mentionIn(before, subjects, 'last', isMeant)
    : (headIn(rest, subjects, isSpoken) ?? mentionIn(rest, subjects, 'first', isNoBubble));
  const subject = subjects[found?.subject ?? -1];
  return found !== null && subject !== undefined && isMeant(subject)
    ? { subject: found.subject, isSpoken }
    : null;
}

/** Where a noun ends with all that describes it. */
const NOUN_PHRASE = /^(?:[^、。，.!！をがはで]|が(?=描|入|つい|付|印刷|プリント))*/u;

/** "矢印付きの青い看板": what is made for letters, the noun itself and not what describes it. */
const headIn = (rest: string, subjects: readonly Subject[], isSpoken: boolean): Mention | null =>
  isSpoken
    ? null
    : mentionIn(NOUN_PHRASE.exec(rest)?.[0] ?? '', subjects, 'last', ({ glyph }) =>
        isForLetters(glyph),
      );

const BOARDS =
  /^@(?:sign|placard|chalkboard|blackboard|whiteboard|billboard|marquee|scoreboard|streetsign|hangingbanner)$/;

/** Of "a chalkboard outside a cafe that says" the chalkboard: what is made for letters comes before what is not. */
function lastBearer(
  before: string,
  subjects: readonly Subject[],
  vocabulary: Vocabulary,
): Mention | null {
  const last = mentionIn(before, subjects, 'last', isNoBubble);
  const named = subjects[last?.subject ?? -1];
  if (named === undefined || isForLetters(named.glyph) || isAnimate(named.glyph, vocabulary)) {
    return last;
  }
  const made = mentionIn(before, subjects, 'last', ({ glyph }) => BOARDS.test(glyph));
  return made ?? last;
}

/** The board of a classroom, which is part of the place. */
const BOARD_THAT_SAYS = /\b(?:black|chalk)boards?\b/iu;

function saidOf(
  link: string,
  behind: string,
  index: number,
  subjects: readonly Subject[],
  vocabulary: Vocabulary,
): SaidText | null {
  const subject = subjects[index]!;
  if (link.length > LONGEST_LINK) return null;
  if (isAnimate(subject.glyph, vocabulary)) {
    const isOnBoard = BOARD_THAT_SAYS.test(link);
    const isSpoken = !isOnBoard && (SAYS.test(link) || SPEECH_BUBBLE.test(link));
    return isSpoken ? { subject: index, isSpoken } : null;
  }
  if (!canBear(subject, vocabulary) || /[;.]/u.test(link)) return null;
  const isSaid = BEARS.test(link) || ON_IT.test(behind);
  const isAlone = isAloneAndMade(subjects, vocabulary);
  const isItsText = isAlone && AS_TEXT.test(link);
  const isForIt =
    isItsText ||
    ((isForLetters(subject.glyph) || isAlone) && (AT_ONCE.test(link) || WITH_WORDS.test(link)));
  const isInClause = isItsText || !link.includes(',') || IN_CLAUSE.test(link);
  return isInClause && (isSaid || isForIt) ? { subject: index, isSpoken: false } : null;
}
