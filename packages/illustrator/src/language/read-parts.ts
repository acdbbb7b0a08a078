import { isAnimalAt } from './creatures.ts';
import { hasFace } from './faces.ts';
import { BODY_PARTS } from './nouns/index.ts';
import { coloursAll, hasPart, hueOfPart, isBarePart } from './parts-of-things.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { splitWithPlaces } from './split-subjects.ts';
import type { PaintedPart, Subject } from './subject.ts';
import type { Cast } from './subjects.ts';
import { placeOnPart } from './take-positions.ts';
import { giveWings } from './wings.ts';

/** "ice cream in a cone" comes in it. */
const PART_PREPOSITIONS: ReadonlySet<string> = new Set([
  'with',
  'in',
  'on',
  'inside',
  'out of',
  'coming out of',
  'rising from',
]);

const WINGS = /\bwings$/;

/**
 * "a burger with cheese", "a cottage with a red roof": parts that the picture of the thing shows, and
 * parts that are no things of their own. A color that cannot be given to a part alone is reported with it.
 */
export function readPartOfThing(reader: ReaderState, item: Item, i: number): boolean {
  const { sentence, focus, phrase, account } = reader;
  const index = focus.lastAdded;
  const subject = focus.cast.subjects[index ?? -1];
  if (index === null || !subject || phrase.isNegated) return false;
  const isWith = PART_PREPOSITIONS.has(phrase.pending?.item.text ?? '');
  const isAlso =
    reader.lastPartOf === index && sentenceAt.separatorBefore(sentence, i) === 'conjunction';
  if (!isWith && !isAlso) return false;
  // "a newspaper on his face" has none itself.
  const isOnIt = phrase.pending?.item.text === 'on';
  if (isWith && !isOnIt && item.text === 'face' && focus.personify()) {
    account.draw(item);
    phrase.close();
    return true;
  }
  const isShown = hasPart(subject.glyph, item.text);
  const isAnimate = focus.isAnimate(index);
  if (isAnimate || (!isShown && !isBarePart(item.text))) return false;
  const colours = phrase.modifiers.items.filter((each) => has(each, 'colour'));
  const [colour] = phrase.modifiers.colours;
  const isPainted = paintPartOfEach(reader, index, item.text);
  if (colour !== undefined && !isPainted) account.rejectTogether([...colours, item]);
  else if (isShown) account.drawAll([...colours, item]);
  reader.lastPartOf = index;
  const { pending } = phrase;
  phrase.close();
  // "pancakes with syrup and berries".
  if (has(sentence[i + 1], 'conjunction')) phrase.pending = pending;
  return true;
}

/**
 * "a cat with a tail" has one and "a cat with wings" gets them; "a burger with wings" and "a girl with blue hair" are not drawn so, and a
 * color is reported together with its part.
 */
export function readPartOfBody(reader: ReaderState, item: Item): void {
  const { focus, phrase, account } = reader;
  if (phrase.isNegated) return;
  if (placesOnOwner(reader, item)) return account.draw(item);
  const colours = phrase.modifiers.items.filter((each) => has(each, 'colour'));
  if (BODY_PARTS.has(item.text) && focus.heads.length > 0) {
    const owners = focus.heads.filter((head) => focus.isAnimate(head));
    if (WINGS.test(item.text)) {
      const isShown = focus.heads.some((owner) => giveWings(focus.cast, owner));
      if (isShown) account.draw(item);
      for (const each of colours) {
        if (isShown && each.text === 'white') account.draw(each);
        else account.reject(each);
      }
    } else if (colours.length > 0) account.rejectTogether([...colours, item]);
    else if (owners.some((owner) => hasByNature(focus.cast.subjects[owner], item.text)))
      account.draw(item);
  }
}

const OF_ANIMALS = /^(?:tail|horns|mane|beak|antlers)$/;

/** People have no tails. */
const hasByNature = (subject: Subject | undefined, part: string): boolean =>
  subject?.person == null || subject.glyph.startsWith('mer') || !OF_ANIMALS.test(part);

/** "a robot, one eye glowing": the eye is its own, and what is said of it alone is not to be seen. */
export function readOwnPart(reader: ReaderState, item: Item): boolean {
  const { focus, phrase, account } = reader;
  const isHeld = phrase.pending?.verb != null;
  if (!/^(?:eye|foot)$/.test(item.text) || isHeld || !focus.headsLive) return false;
  account.reject(item);
  phrase.close();
  return true;
}

/** "a woman with skull makeup": it is on her face, which does not show it, and nothing that she holds. */
export function readMakeUp(reader: ReaderState, item: Item): boolean {
  const { focus, phrase, account } = reader;
  const isPutOn = /^(?:appl|put|do|us|hold|sell|buy)/.test(phrase.pending?.item.text ?? '');
  const isWorn = focus.heads.some((head) => focus.cast.subjects[head]?.person != null);
  if (!/^make ?-?up$/.test(item.text) || isPutOn || !isWorn) return false;
  account.reject(item);
  phrase.close();
  return true;
}

/** "an angry wolf head". */
export function readHead(reader: ReaderState, item: Item, i: number): boolean {
  const { focus, phrase, account } = reader;
  const index = focus.lastAdded;
  // "clouds with faces".
  const isGiven =
    /^faces?$/.test(item.text) &&
    /^(?:with|have|having)$/.test(sentenceAt.wordBefore(reader.sentence, i));
  if (isGiven && !phrase.isNegated && focus.personify()) {
    account.draw(item);
    return true;
  }
  const isHead = /^(heads?|faces?)$/.test(item.text) && isAnimalAt(reader, i - 1);
  if (!isHead || phrase.isNegated || index === null || !showHead(focus.cast.subjects[index]))
    return false;
  account.draw(item);
  return true;
}

/** "a parrot on a pirates shoulder" is on the shoulder of one pirate. */
function placesOnOwner(reader: ReaderState, item: Item): boolean {
  const { sentence, focus } = reader;
  const owner = sentence[sentence.indexOf(item) - 1];
  if (!has(owner, 'noun') || !placeOnPart(focus, item.text)) return false;
  if (owner?.isPlural && !item.isPlural && focus.lastAdded !== null) {
    focus.cast.single(focus.lastAdded);
  }
  return true;
}

/** @returns whether there is a drawing of its head alone */
function showHead(subject: Cast['subjects'][number] | undefined): boolean {
  if (subject === undefined || subject.person !== null || !hasFace(subject.glyph)) return false;
  subject.isHead = true;
  return true;
}

/**
 * "cupcakes with pink and blue frosting": some of them have the first color, some the next.
 * @returns whether the part can have a color of its own
 */
function paintPartOfEach({ focus, phrase }: ReaderState, index: number, part: string): boolean {
  const { cast } = focus;
  const subject = cast.subjects[index];
  const [first, ...others] = phrase.modifiers.colours;
  if (subject === undefined || first === undefined || !canPaint(subject.glyph, part)) return false;
  const share = Math.floor(subject.count / (others.length + 1));
  if (share === 0) return false;
  for (const colour of others) {
    const some = splitWithPlaces(cast, index, share);
    const split = cast.subjects[some ?? -1];
    if (some === null || split === undefined) return false;
    paintPart(split, { part, colour });
    if (focus.heads.includes(index)) focus.heads = [...focus.heads, some];
  }
  paintPart(subject, { part, colour: first });
  return true;
}

const canPaint = (glyph: string, part: string): boolean =>
  coloursAll(glyph, part) || hueOfPart(glyph, part) !== null;

function paintPart(subject: Cast['subjects'][number], painted: PaintedPart): void {
  if (coloursAll(subject.glyph, painted.part)) subject.colour = painted.colour;
  else subject.parts = [...(subject.parts ?? []), painted];
}
