import type { ReadWords } from './accounted-words.ts';
import { looksOld } from './conditions.ts';
import { meaningsOf } from './lexicon.ts';
import type { Sense } from './sense.ts';

/** A thing is the same with and without them, so that not every picture shows them: "old" of an old gas station. */
const LOOKS =
  /^(?:old|creepy|spooky|cozy|cosy|warm|fresh|handmade|natural|glossy|secret|hidden|little|rusty|ruined|modern|rustic|ornate|formal|long|fluffy|fuzzy|sunny)$/;
/** Places that are built and lit so. */
const SHOWN_BY_PLACES = /^(?:cozy|cosy|sunny)$/;

const glyphOf = (senses: readonly Sense[]): string | null =>
  senses.flatMap((sense) => (sense.kind === 'noun' ? (sense.glyph ?? []) : []))[0] ?? null;
const placeOf = (senses: readonly Sense[]): string | null =>
  senses.flatMap((sense) => (sense.kind === 'setting' ? sense.setting : []))[0] ?? null;

/** The word for a look in a name that has the same picture without it: "old" of "old gas station". */
function unseenLook(word: string): string | null {
  const [look = '', ...others] = word.split(' ');
  if (others.length === 0 || !LOOKS.test(look.toLowerCase())) return null;
  const [whole, rest] = [word, others.join(' ')].map((each) => meaningsOf(each.toLowerCase()));
  if (whole === undefined || rest === undefined) return null;
  const [glyph, place] = [glyphOf(whole), placeOf(whole)];
  if (glyph !== null) return glyph === glyphOf(rest) && !isSeen(look, glyph) ? look : null;
  const isShown = SHOWN_BY_PLACES.test(look.toLowerCase());
  return place !== null && place === placeOf(rest) && !isShown ? look : null;
}

const WITH_AGE = /man$|woman$|mage|wizard|tree|oak|person/;

/** They are little anyway. */
const CHILDREN = /^(?:girl|boy|child|baby)$/;

const isSeen = (look: string, glyph: string): boolean =>
  (/^old$/i.test(look) && (looksOld(glyph) || WITH_AGE.test(glyph))) ||
  (/^little$/i.test(look) && CHILDREN.test(glyph));

/** The lists of words, where "old" of an "old gas station" that looks like any other is not drawn. */
export function withoutUnseenLooks(words: ReadWords): ReadWords {
  const looks = words.drawn.map(unseenLook);
  const unseen = looks.filter((look) => look !== null);
  if (unseen.length === 0) return words;
  return {
    ...words,
    drawn: words.drawn.map((word, i) => {
      const look = looks[i] ?? null;
      return look === null ? word : word.slice(look.length + 1);
    }),
    notDrawn: [...new Set([...words.notDrawn, ...unseen])],
  };
}
