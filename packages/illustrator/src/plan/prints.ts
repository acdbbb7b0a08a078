import { escaped } from '../language/escaped.ts';
import { isGarment } from '../language/garments.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import { NOUNS } from '../language/nouns/index.ts';
import { oneOf } from '../language/one-of.ts';
import { isDesign, isThingWithPicture } from '../language/printed-goods.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject, Topping } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isCalled } from '../language/words-in-english.ts';
import { LETTERED_FORMS, TEXT_SURFACES } from '../things/text-surfaces.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

/** Things that are printed on. */
const BEARERS =
  /^(t-shirt|@printshirt|@hoodie|@sweater|@coffee|@papercup|shopping-bags|@totebag|@pillow|@cushion|@cerealbox|@pouch|@powdertub|mobile-phone|billed-cap|notebook|closed-book|backpack|@milkcarton|postcard|@postcard)$/;
/** Animals lie on these as well. */
const LAIN_ON = /^@(pillow|cushion)$/;
const PRINT = '(?:print|prints|design|graphic|motif|illustration|artwork|logo|emblem|image)';
const PICTURE_OF = `(?:print|picture|drawing|image|illustration|graphic|design|motif|silhouette|photo|portrait|sketch)s? of`;
const SIDES =
  '(?:on|across) (?:it|them|its (?:front|side)|the (?:front|back|side|chest|pocket|label|cover|packaging|package))';
const WORDS = /^(?:print|prints|printed|design|graphic|motif|illustration|artwork)$/;
/** More than these are too small to be told apart. */
const MOST = 5;

/** Whether the prompt says of something that it is printed on a thing. */
function isPrinted(prompt: string, { word, source }: Subject, isLainOn: boolean): boolean {
  // Of a prompt in another language the English is searched.
  const name = [...new Set([word, source ?? word])]
    .map((each) => escaped(each.toLowerCase()))
    .join('|');
  const ways = [
    `\\bprinted (?:with )?(?:[\\w-]+ ){0,2}(?:${name})\\b`,
    `\\b${PICTURE_OF} (?:[\\w-]+ ){0,3}(?:${name})\\b`,
    `\\b(?:${name}) ${PRINT}\\b`,
    `\\b(?:${name}) (?:is |are )?printed\\b`,
    ...(isLainOn ? [] : [`\\b(?:${name}) (?:[\\w-]+ ){0,2}?${SIDES}\\b`]),
  ];
  return new RegExp(ways.join('|'), 'u').test(prompt);
}

const asPrint = ({ glyph, colour, count }: Subject): Topping => ({
  glyph,
  colour,
  count: Math.min(MOST, count),
});

const NAMED_PRINT = new RegExp(`\\b([a-z]+) ${PRINT}\\b`, 'u');

/** "a mug with a fox print": the fox was read as a word about the print. */
function printByName(spec: PromptSpec): { said: RegExp; subject: Subject } | null {
  const { prompt, words } = spec;
  const [text, word = ''] = NAMED_PRINT.exec(prompt.toLowerCase()) ?? [];
  const [glyph] = NOUNS.get(word) ?? [];
  const said = new RegExp(`^(?:${word}|${text})$`, 'i');
  const isUnread = words.notDrawn.some((each) => isCalled(spec, each, said));
  return glyph !== undefined && isUnread ? { said, subject: { ...oneOf(glyph), word } } : null;
}

/** "a t-shirt with a sunflower", "a mug with a penguin", while a spoon is in a mug. */
const isPicture = (each: Subject, thing: Subject, vocabulary: Vocabulary): boolean =>
  isAnimate(each.glyph, vocabulary) || (ON_SIDE.test(thing.glyph) && !isGarment(each));
/** Things that are beside nothing they are named with, and hold nothing. */
const ON_SIDE = /^(?:t-shirt|@printshirt|@hoodie|mobile-phone)$/;

/**
 * Puts what is printed on a thing onto it: "a tote bag with printed oranges", "a mug with a cat on it". Only where the
 * thing is shown by itself, and no person wears it.
 */
export function withPrints(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, prompt } = spec;
  const bearer = subjects.findIndex(({ glyph }) => BEARERS.test(glyph));
  const thing = subjects[bearer];
  const isWorn = subjects.some(({ person }) => person !== null);
  const areAllPrinted = isDesign(prompt);
  const isLettered = thing?.lettering !== undefined && !areAllPrinted;
  if (thing === undefined || isWorn || isLettered) return spec;
  const said = prompt.toLowerCase();
  const canBePicture = isThingWithPicture(prompt);
  const isLainOn = LAIN_ON.test(thing.glyph);
  const printed = new Set(
    subjects.flatMap((each, index) =>
      index !== bearer &&
      (areAllPrinted ||
        (canBePicture && isPicture(each, thing, vocabulary)) ||
        isPrinted(said, each, isLainOn))
        ? [index]
        : [],
    ),
  );
  const named = printed.size === 0 ? printByName(spec) : null;
  const pictures = named ? [named.subject] : subjects.filter((_, index) => printed.has(index));
  if (pictures.length === 0) return spec;
  const form = LETTERED_FORMS[thing.glyph] ?? thing.glyph;
  if (TEXT_SURFACES[form] === undefined) return spec;
  const prints = pictures.map(asPrint);
  const lettering = thing.lettering ?? (areAllPrinted ? spec.caption : null);
  const marked = withChangedAt(spec, bearer, {
    glyph: form,
    prints,
    ...(lettering !== null && { lettering }),
  });
  const kept = leavingOut(marked, (_, index) => printed.has(index));
  const shown = showWords(kept, WORDS);
  return named === null ? shown : showWords(shown, named.said);
}
