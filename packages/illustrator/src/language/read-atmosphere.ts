import type { Meant } from './atmosphere.ts';
import { looksOld } from './conditions.ts';
import { cropHere } from './crops.ts';
import { isHuman } from './describe-person.ts';
import { isAnimate, isBuilding } from './kinds-of-things.ts';
import type { MotionName } from './motion-name.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, type SenseKind, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import { isPartOfBuildings } from './unseen-words.ts';

/** Words of style that are plain adjectives before a thing: "a clean kitchen", "an ink bottle". */
const ADJECTIVAL_STYLES =
  /^(clean|flat|ink|plush|felt|clay|drawn|antique|pencil|chalk|acrylic|drawing|painting|icon|logo|futuristic|lego|3d|collage|silhouette|glow in the dark)$/;

/** Words of an hour that describe a thing: "dark chocolate", "a summer dress". */
const ADJECTIVAL_TIMES = /^(dark|starry|sunny|summer|spring|spooky|haunted|breakfast|bright)$/;

/** Words that are places only where they are not said of something: "liquid gold". */
const ADJECTIVAL_SETTINGS =
  /^(street|liquid|fluid|abstract|geometric|cosmic|lunar|martian|hypnotic|psychedelic|frozen|urban|indoor|texture|pattern|spiral|swirl|gradient|ice)$/;

const FROM_THE_GROUND: ReadonlySet<MotionName> = new Set<MotionName>([
  'stir',
  'throw',
  'catch',
  'juggle',
  'toss',
  'jump',
  'bounce',
  'kick',
  'lift',
  'cheer',
  'fall',
]);

const WITH: ReadonlySet<string> = new Set(['with', 'and', 'has', 'having']);

const ON: ReadonlySet<string> = new Set(['on', 'across', 'over', 'upon']);

/** What is in the sky, in the clouds or over them is in the air. */
const IN_THE_AIR: ReadonlySet<string> = new Set(
  'in into through above across over among between'.split(' '),
);

/** Notes the style, hour and place that a word may name besides what it is read as. */
export function readAtmosphere(reader: ReaderState, item: Item, i: number, kind: SenseKind): void {
  // "a dress made of leaves": they are no leaves in the air.
  if (reader.phrase.isNegated || sentenceAt.isLikeness(reader.sentence, i)) return;
  // "a black and white cat" is no film noir.
  const isPattern = item.text === 'black and white' && has(reader.sentence[i + 1], 'noun');
  if (isPattern) reader.colours.push('black', 'white');
  const isOfThing = sentenceAt.leadsToNoun(reader.sentence, i + 1);
  const isAdjectival =
    isOfThing || has(reader.sentence[i + 1], 'setting') || isLightOfAir(reader, item, i);
  reader.atmosphere.note(item, {
    style:
      kind !== 'verb' &&
      !isPattern &&
      !readNeonLight(reader, item, i) &&
      !(isAdjectival && ADJECTIVAL_STYLES.test(item.text)) &&
      !(isOfThing && isOldThingNext(reader, item, i)),
    time: !(isOfThing && ADJECTIVAL_TIMES.test(item.text)),
    setting: settingMeant(reader, item, i, isOfThing),
  });
}

/** "glow in the dark stars on the ceiling". */
const isLightOfAir = ({ sentence }: ReaderState, { text }: Item, i: number): boolean =>
  text === 'glow in the dark' && has(sentence[i + 1], 'weather');

/** "a vintage sports car" is no old photograph. */
function isOldThingNext(reader: ReaderState, { text }: Item, i: number): boolean {
  if (!/^(vintage|retro|old fashioned)$/.test(text)) return false;
  const noun = reader.sentence
    .slice(i + 1, i + 5)
    .find((each) => each.isBreak || has(each, 'noun'));
  return looksOld(senseOf(noun, 'noun')?.glyph ?? '');
}

/** The neon of a street or a city that is named is in its windows; else all is drawn in neon. */
function readNeonLight(reader: ReaderState, item: Item, i: number): boolean {
  const isOfLight = /^(reflections?|colou?rs?)$/.test(reader.sentence[i + 1]?.text ?? '');
  const isLight =
    /^neon (lights?|signs?|glow)$/.test(item.text) || (item.text === 'neon' && isOfLight);
  if (!isLight) return false;
  const isInTown = reader.sentence.some(
    (each) =>
      each !== item && /^(street|city|market)$/.test(senseOf(each, 'setting')?.setting ?? ''),
  );
  if (!isInTown) return false;
  // Streets are then between signs of light; a market has lit windows.
  reader.account.draw(item, 'lit windows');
  return true;
}

function settingMeant(
  reader: ReaderState,
  item: Item,
  i: number,
  isOfThing: boolean,
): Meant['setting'] {
  if (isPartOfBuilding(reader, item, i) || isWayHome(reader.sentence, i)) return 'none';
  // "a street musician" is in a street.
  const next = reader.sentence[i + 1];
  const isOfPerson = isHuman(senseOf(next, 'noun')?.glyph ?? '', reader.vocabulary);
  if (item.text === 'street' && isOfPerson) return 'hint';
  const describes = isOfThing || has(reader.sentence[i + 1], 'colour');
  if (describes && ADJECTIVAL_SETTINGS.test(item.text)) return 'alone';
  // A wallpaper of something shows that.
  if (item.text === 'wallpaper') return 'alone';
  // "a bookstore street" is out of doors.
  if (/^(street|alley|town|village|garden)$/.test(next?.text ?? '') && has(next, 'setting')) {
    return 'alone';
  }
  // "a cocktail with ice" is in no arctic.
  if (item.text === 'ice' && !sentenceAt.isIntroducedBy(reader.sentence, i, ON)) return 'alone';
  const isSky = item.senses.some((sense) => sense.kind === 'setting' && sense.setting === 'sky');
  if (isSky && (isThrownThere(reader, item) || isSaidOfSubstance(reader, item, i))) return 'alone';
  if (isSky && !sentenceAt.isIntroducedBy(reader.sentence, i, IN_THE_AIR)) return 'alone';
  if (isSky) letBirdsFly(reader.focus);
  return isOfThing ? 'hint' : 'place';
}

/** "walking home in the rain": no subject has been named yet. */
function isWayHome(sentence: readonly Item[], i: number): boolean {
  const before = sentence[i - 1];
  return sentence[i]?.text === 'home' && (has(before, 'verb') || before?.text === 'way');
}

/** "a house with a porch": it is no veranda that the house stands on. */
function isPartOfBuilding(reader: ReaderState, { text }: Item, i: number): boolean {
  const isPart = isPartOfBuildings(text);
  if (!isPart || !sentenceAt.isIntroducedBy(reader.sentence, i, WITH)) return false;
  return reader.focus.heads.some((head) =>
    isBuilding(reader.cast.subjects[head]?.glyph ?? '', reader.vocabulary),
  );
}

/** "a baker kneading dough, flour in the air": the flour is there, and not the baker. */
function isSaidOfSubstance(reader: ReaderState, item: Item, i: number): boolean {
  if (item.text !== 'in the air') return false;
  if (isSaidOfThing(reader)) return true;
  if (!reader.focus.headsLive) return false;
  const before = reader.sentence[i - 1];
  const glyph = senseOf(before, 'noun')?.glyph;
  return (
    before?.isBreak === false &&
    !has(before, 'verb') &&
    (glyph == null || !isAnimate(glyph, reader.vocabulary))
  );
}

const BIRDS =
  /^(?:bird|black-bird|dove|eagle|parrot|owl|bat|goose|duck|swan|flamingo|@(?:seagull|pigeon|pelican|crane|stork|heron|toucan|hummingbird))$/;

/** "a horse on the beach, seagulls in the sky": they fly, and the horse does not. */
function letBirdsFly({ cast, headsOfClause }: ReaderState['focus']): void {
  for (const head of headsOfClause) {
    const { glyph = '', motion } = cast.subjects[head] ?? {};
    if (BIRDS.test(glyph) && motion === null) cast.change(head, { motion: 'fly' });
  }
}

/** "a wizard reading, candles floating in the air": the things float where the wizard is. */
const isSaidOfThing = ({ focus }: ReaderState): boolean =>
  focus.clauseStart > 0 &&
  focus.heads.every((head) => head >= focus.clauseStart && !focus.isAnimate(head)) &&
  focus.cast.subjects.slice(0, focus.clauseStart).some((_, index) => focus.isAnimate(index));

/** "throwing papers in the air", "jumping in the air": the place is not the sky. */
function isThrownThere(reader: ReaderState, item: Item): boolean {
  if (!/\b(mid)?air$/.test(item.text)) return false;
  const isFrom = reader.focus.heads.some((head) =>
    FROM_THE_GROUND.has(reader.cast.subjects[head]?.motion ?? 'idle'),
  );
  if (isFrom) reader.account.draw(item);
  return isFrom;
}

/** "a field of red poppies", "a tulip field": the surroundings are not in the cast. */
export function readCrop(reader: ReaderState, item: Item, i: number): boolean {
  const named = senseOf(item, 'crop')?.crop;
  const crop = named ?? cropHere(reader.sentence, i);
  if (crop === null) return false;
  const { modifiers } = reader.phrase;
  if (!reader.phrase.isNegated) {
    reader.atmosphere.crop ??= { name: crop, colour: modifiers.colours[0] ?? null };
    reader.account.draw(item);
    reader.account.drawAll(modifiers.items.filter((each) => has(each, 'colour')));
  }
  if (named === undefined) reader.phrase.close();
  return named === undefined;
}
