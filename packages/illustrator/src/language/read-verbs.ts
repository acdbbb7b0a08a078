import { isAnimate } from './kinds-of-things.ts';
import type { WeatherName } from './place-look.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import * as sentenceAt from './sentence.ts';
import type { Verb } from './verbs.ts';
import { letHeadsAct } from './who-acts.ts';

/** It comes down and does not burst: "confetti popping out". */
const ONLY_FALLS: ReadonlySet<WeatherName> = new Set<WeatherName>([
  'confetti',
  'petals',
  'leaves',
  'feathers',
  'snow',
  'rain',
]);

/** Gives the deed of a verb to the actors named before, or keeps it for the next one. */
export function readVerb(reader: ReaderState, item: Item, i: number): void {
  const sense = senseOf(item, 'verb');
  if (!sense || reader.phrase.isNegated) return;
  // "a tray of rolls": nothing is done behind "of".
  if (reader.sentence[i - 1]?.text === 'of' && !/ing\b/.test(item.text)) return;
  const { verb } = sense;
  // "rotating on a stand": the stand is a thing.
  if (verb.motion === 'idle' && /^(?:an?|the)$/.test(reader.sentence[i - 1]?.text ?? '')) return;
  if (isPhotograph(reader, item, i)) return reader.phrase.open();
  // "a suitcase, a map, travel background": things do not walk.
  if (item.text === 'travel' && !reader.focus.headsLive) return reader.phrase.open();
  // "a knitted scarf", "a painted vase": it was done long ago.
  const isDone =
    /(ed|en|wn|worn)$/.test(item.text) &&
    ((verb.object !== null && isThingNext(reader, i)) || isDoneToNext(reader, verb, i));
  if (isDone) return reader.phrase.open();
  if (isEatenBefore(reader, verb, i)) {
    reader.eaten = reader.focus.lastAdded;
    reader.phrase.modifiers.verb = verb;
    return reader.phrase.open(item);
  }
  if (isPremodifier(reader, item, i)) {
    reader.phrase.modifiers.verb ??= verb;
    return reader.phrase.open(item);
  }
  reader.phrase.dropModifiers();
  if (readPassive(reader, verb, item, i)) return;
  // "a woman with a crown of marigolds walks": the flowers are several.
  const before = reader.sentence[i - 1];
  const isOfOne = /[^s]s$/.test(item.text) && before?.isPlural === true && has(before, 'noun');
  if (isOfOne) reader.focus.returnToPerson();
  const hasActor = letHeadsAct(reader.focus, verb, i);
  // "snow falling", "petals that float by": the air of the picture moves so.
  const air = senseOf(sentenceAt.wordSaidOf(reader.sentence, i), 'weather')?.weather;
  if (!hasActor && air !== undefined) {
    const isShown = verb.motion !== 'pulse' || !ONLY_FALLS.has(air);
    return isShown ? reader.account.draw(item) : reader.account.reject(item);
  }
  if (verb.motion ?? verb.object ?? verb.expression ?? verb.tools[0]) {
    reader.deeds.push(item);
  }
  if (!hasActor) return;
  reader.phrase.pending = verb.object && { kind: verb.object, reversed: false, verb, item };
}

/** "black and white photograph": the picture is one, and no photographer is there. */
function isPhotograph({ sentence }: ReaderState, { text }: Item, i: number): boolean {
  const isLast = sentence[i + 1]?.isBreak ?? true;
  return text === 'photograph' && isLast && !has(sentence[i - 1], 'noun');
}

/** "a popcorn eating dog": what is eaten is named first. */
function isEatenBefore(reader: ReaderState, { motion }: Verb, i: number): boolean {
  const eater = senseOf(reader.sentence[i + 1], 'noun')?.glyph;
  const food = reader.focus.lastAdded;
  return (
    (motion === 'eat' || motion === 'drink') &&
    has(reader.sentence[i - 1], 'noun') &&
    food !== null &&
    !reader.focus.isAnimate(food) &&
    eater != null &&
    isAnimate(eater, reader.vocabulary)
  );
}

/** "a mouse chased by a cat": the doer is still to come. */
function readPassive(reader: ReaderState, verb: Verb, item: Item, i: number): boolean {
  const isPassive = /(ed|en|ht|ld)$/.test(item.text) && reader.sentence[i + 1]?.text === 'by';
  if (!isPassive || verb.object === null || reader.focus.heads.length === 0) return false;
  reader.deeds.push(item);
  reader.phrase.pending = { kind: verb.object, reversed: true, verb, item };
  return true;
}

function isThingNext(reader: ReaderState, i: number): boolean {
  const glyph = senseOf(reader.sentence[i + 1], 'noun')?.glyph;
  return glyph != null && !isAnimate(glyph, reader.vocabulary);
}

/** "a knitted elephant", "worn leather boots": the elephant does not knit. */
function isDoneToNext({ sentence }: ReaderState, verb: Verb, i: number): boolean {
  const isSeen = verb.object === null && verb.motion !== null && verb.motion !== 'idle';
  if (isSeen) return false;
  const before = sentence[i - 1];
  const isInPhrase =
    before === undefined ||
    before.isBreak ||
    sentenceAt.isAny(before, [...sentenceAt.BEFORE_A_NOUN, 'relation']);
  let at = i + 1;
  while (sentenceAt.isAny(sentence[at], ['adjective', 'colour', 'size'])) at++;
  return isInPhrase && senseOf(sentence[at], 'noun')?.glyph != null;
}

/** "a fox in a forest, glowing mushrooms": it is the mushrooms that glow. */
function isOfNextInList({ sentence, vocabulary }: ReaderState, item: Item, i: number): boolean {
  const verb = senseOf(item, 'verb')?.verb;
  const next = sentence[i + 1];
  const glyph = senseOf(next, 'noun')?.glyph;
  if (verb === undefined || glyph == null || OF_BODIES.test(next?.text ?? '')) return false;
  if (verb.motion === 'fly') return isAnimate(glyph, vocabulary);
  return verb.object === null && /^(?:glow|float)$/.test(verb.motion ?? '');
}
const OF_BODIES = /^(?:eyes?|hair|wings?|skin|hands?|hearts?)$/;

/** "a dancing fox", not "a fox dancing". */
function isPremodifier(reader: ReaderState, item: Item, i: number): boolean {
  const isParticiple = /(ing|ed|en)$/.test(item.text);
  const leads =
    sentenceAt.leadsToNoun(reader.sentence, i + 1) ||
    sentenceAt.leadsToCompany(reader.sentence, i + 1);
  if (!isParticiple || !leads) return false;
  // "while sipping a cocktail": what has an article is the object.
  if (/^(a|an|the|his|her|its|their|my)$/.test(reader.sentence[i + 1]?.text ?? '')) return false;
  if (reader.phrase.isOpen) return true;
  const before = reader.sentence[i - 1];
  if (!before || has(before, 'relation')) return true;
  if (before.isBreak) return reader.focus.heads.length === 0 || isOfNextInList(reader, item, i);
  // "sitting on a sofa and drinking tea": the sitter drinks.
  const isAnotherDeed =
    senseOf(item, 'verb')?.verb.object != null &&
    reader.focus.heads.some((head) => reader.cast.moves(head));
  return has(before, 'conjunction') && has(reader.sentence[i - 2], 'noun') && !isAnotherDeed;
}
