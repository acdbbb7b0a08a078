import { addToCast } from './add-nouns.ts';
import { singularPhrase } from './inflection.ts';
import { meaningsOf } from './lexicon.ts';
import type { ReaderState } from './reader-state.ts';
import { asNoun, has, type Item } from './sense.ts';
import * as sentenceAt from './sentence.ts';

/** Words of style that name a thing where an actor looks at it or reads it. */
const ARTWORKS: Readonly<Record<string, string>> = {
  painting: '@painting',
  comic: 'open-book',
  'comic book': 'open-book',
  photo: '@painting',
  photograph: '@painting',
  drawing: '@painting',
};

/** The glyph of "me" beside a partner: "me and my wife". */
const PARTNERS: Readonly<Record<string, string>> = {
  boyfriend: 'woman',
  husband: 'woman',
  girlfriend: 'man',
  wife: 'man',
};

/** "me waiting for friday": somebody, unlike in "show me dancing cats". */
export function readMyself(reader: ReaderState, item: Item, i: number): boolean {
  const next = reader.sentence[i + 1];
  const isDoing = has(next, 'verb') && /ing\b/.test(next?.text ?? '');
  const before = reader.sentence[i - 1];
  const isAlone = before === undefined || before.isBreak || /^(of|where|when)$/.test(before.text);
  const isInCompany = item.text === 'me' && next?.text === 'and';
  if (!/^(me|someone|somebody)$/.test(item.text) || !isAlone || !(isDoing || isInCompany))
    return false;
  const partner = isInCompany ? (reader.sentence[i + 2]?.text ?? '') : '';
  const partnerOf = /^my$/.test(partner) ? (reader.sentence[i + 3]?.text ?? '') : partner;
  const glyph = PARTNERS[partnerOf.replace(/^my /, '')] ?? 'person';
  addToCast(reader, glyph, asNoun(item, glyph), i);
  reader.phrase.close();
  return true;
}

/** "looking at a painting", "reading a comic": a thing that somebody uses, not a way of drawing. */
export function readArtwork(reader: ReaderState, item: Item, i: number): boolean {
  const glyph = ARTWORKS[item.text];
  const isThing =
    glyph !== undefined &&
    reader.phrase.pending !== null &&
    // "with butter, a photo": only who looks at it has one.
    (reader.phrase.pending.verb !== null || !/^(?:photo|drawing)/.test(item.text)) &&
    reader.focus.heads.length > 0 &&
    !/^(style|styles|of)$/.test(reader.sentence[i + 1]?.text ?? '') &&
    !sentenceAt.leadsToNoun(reader.sentence, i + 1);
  if (!isThing) return false;
  addToCast(reader, glyph, asNoun(item, glyph), i);
  reader.account.draw(item);
  reader.phrase.close();
  return true;
}

/** "a giant sleeping": somebody, not a size. */
export function readGiant(reader: ReaderState, item: Item, i: number): boolean {
  const next = reader.sentence[i + 1];
  const isNoun =
    item.text === 'giant' &&
    (next === undefined || next.isBreak || has(next, 'verb') || has(next, 'relation'));
  if (!isNoun || sentenceAt.leadsToNoun(reader.sentence, i + 1) || reader.phrase.isNegated)
    return false;
  reader.phrase.modifiers.scale *= 1.8;
  addToCast(reader, 'man-beard', item, i);
  reader.phrase.close();
  return true;
}

/** "two hearts" are things; "hearts" are in the air. */
export function countsThings(reader: ReaderState, item: Item, i: number): boolean {
  if (reader.phrase.isNegated || !has(item, 'weather') || (reader.phrase.modifiers.count ?? 0) < 2)
    return false;
  const noun = meaningsOf(singularPhrase(item.text)).find(({ kind }) => kind === 'noun');
  if (noun?.kind !== 'noun' || noun.glyph === null) return false;
  addToCast(reader, noun.glyph, item, i);
  reader.phrase.close();
  return true;
}
