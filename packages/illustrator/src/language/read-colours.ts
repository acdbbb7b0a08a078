import { describeLast } from './add-nouns.ts';
import { SKIN_OF_COLOUR } from './people-words.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';

/** Gives a color to the backdrop, to the noun that follows or to what was named before. */
export function readColour(reader: ReaderState, item: Item, i: number): void {
  if (reader.phrase.isNegated) return;
  const colour = senseOf(item, 'colour')?.colour ?? item.text;
  if (!reader.colours.includes(colour)) reader.colours.push(colour);
  if (sentenceAt.isAtBackdrop(reader.sentence, i)) {
    if (reader.backdrop === null) reader.account.draw(item);
    reader.backdrop ??= colour;
    return reader.phrase.close();
  }
  const next = reader.sentence[i + 1];
  const isOfUnknown = next && sentenceAt.isBeforeUnknownThing(reader.sentence, i);
  if (isOfUnknown && reader.cast.subjects.length > 0) {
    return reader.account.rejectTogether([item, next]);
  }
  const isBeforeThing =
    sentenceAt.leadsToNoun(reader.sentence, i + 1) ||
    sentenceAt.leadsToCompany(reader.sentence, i + 1) ||
    sentenceAt.isUnknownBeforeNoun(reader.sentence, i + 1) ||
    has(reader.sentence[i + 1], 'setting');
  if (isBeforeThing || sentenceAt.isBeforeAnotherColour(reader.sentence, i)) {
    reader.phrase.modifiers.colours.push(colour);
    reader.phrase.modifiers.items.push(item);
    reader.looseColours.push(item);
    if (isBeforeThing) reader.phrase.open();
    return;
  }
  readColourBehind(reader, colour, item, i);
  reader.phrase.modifiers.colours = [];
  reader.phrase.modifiers.items = reader.phrase.modifiers.items.filter(
    (each) => !has(each, 'colour'),
  );
}

/** Of stickers and cards; its color is no thing's. */
const EDGE = /^(?:white )?(?:borders?|outlines?|contours?|edges?|strokes?|frames?)$/;

/** "a robot mascot for my app, blue, friendly": said behind, of the one that the picture is about. */
function paintsTheOnlyOne(reader: ReaderState, colour: string, i: number): boolean {
  const isListed =
    !EDGE.test(reader.sentence[i + 1]?.text ?? '') &&
    sentenceAt.separatorBefore(reader.sentence, i) !== 'none' &&
    (reader.sentence[i + 1] === undefined ||
      sentenceAt.separatorBefore(reader.sentence, i + 1) !== 'none');
  const isOnlyOne = reader.sentence.filter((each) => has(each, 'colour')).length === 1;
  const [head, ...others] = reader.focus.heads;
  const subject = reader.focus.cast.subjects[head ?? -1];
  if (!isListed || !isOnlyOne || head === undefined || others.length > 0 || !subject) return false;
  // "a heart beating, red"; a thing that does nothing may be goods before a backdrop of this color.
  const isInAction = reader.focus.isAnimate(head) || subject.motion !== null;
  if (subject.person !== null || subject.colour !== null || !isInAction) return false;
  reader.focus.cast.paint(head, colour);
  return true;
}

/** "the car is red", "the woman is black"; else it tints a picture without subjects. */
function readColourBehind(reader: ReaderState, colour: string, item: Item, i: number): void {
  const isSkin = SKIN_OF_COLOUR.has(colour) && sentenceAt.saysWhoTheyAre(reader.sentence, i);
  if (isSkin && describeLast(reader, { colours: [colour], words: [] }, item)) return;
  const isOfOne = sentenceAt.singlesOut(reader.sentence, i - 1);
  const isSaid = isOfOne || sentenceAt.saysHowItIs(reader.sentence, i);
  if (isSaid && reader.focus.lastAdded !== null) {
    // "a couple dressed in white": all who were named by one word.
    const { lastAdded, heads } = reader.focus;
    const wearsIt = sentenceAt.WEARING.has(reader.sentence[i - 1]?.text ?? '');
    const all = wearsIt && heads.includes(lastAdded) ? heads : [lastAdded];
    const [first = colour] = reader.phrase.modifiers.colours;
    for (const index of all) reader.focus.cast.paint(index, first);
    // "in red and gold": it has the first one.
    const before = reader.phrase.modifiers.items.find((each) => has(each, 'colour'));
    reader.account.draw(before ?? item);
  } else if (paintsTheOnlyOne(reader, colour, i)) reader.account.draw(item);
  else reader.looseColours.push(item);
}
