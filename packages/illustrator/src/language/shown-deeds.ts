import { EXPRESSION_WORDS } from './expressions.ts';
import { hasHands } from './faces.ts';
import { canBeDoneSeated, isGesture, WITH_ONE_ARM } from './gestures.ts';
import { isAnimal } from './kinds-of-things.ts';
import type { MotionName } from './motion-name.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item, senseOf } from './sense.ts';
import { Cast, SEATS } from './subjects.ts';
import { isUnseenDeed } from './unseen-words.ts';
import type { Verb } from './verbs.ts';

const OF_PICTURES = /^(show|display|depict|featur|illustrat)(s|es|ing|ed)?$/;

/** "a pancake flipping": it turns over in the air itself. */
const isThrownUp = ({ motion, glyph, hasLimbs }: Cast['subjects'][number]): boolean =>
  motion === 'toss' && hasLimbs !== true && !hasHands(glyph);

/** What is done instead to some objects: a tree is felled, and a glass pushed over the edge. */
const TURNED_INTO: Readonly<Partial<Record<MotionName, readonly MotionName[]>>> = {
  chop: ['strike', 'braid'],
  drink: ['graze'],
  pet: ['crouch', 'kneel'],
  push: ['knock'],
  score: ['cheer'],
  dance: ['twirl'],
  write: ['sleep'],
  type: ['sleep'],
};

/** Motions that count as shown whatever the actors do besides: their objects and places show them. */
const CLAIMED_AT_REST: ReadonlySet<MotionName> = new Set<MotionName>([
  'idle',
  'glow',
  'pulse',
  'fly',
  'float',
]);

/** "balancing on a tightrope" without the tightrope is no such deed. */
function isDoneToUndrawn(reader: ReaderState, item: Item): boolean {
  if (!/ (?:on|over|against|from|under|through)$/.test(item.text)) return false;
  const at = reader.sentence.indexOf(item);
  const behind = reader.sentence.slice(at + 1, at + 5);
  const end = behind.findIndex(({ isBreak }) => isBreak);
  const phrase = end < 0 ? behind : behind.slice(0, end);
  const object = phrase.find((each) => each.senses.length === 0 || has(each, 'noun'));
  const isPlace = phrase.some((each) => has(each, 'setting') || has(each, 'weather'));
  return object !== undefined && !isPlace && !reader.account.isDrawn(object);
}

/** Whether the picture shows this very deed, for a word that stands for others as well. */
function isShownAsSaid(reader: ReaderState, item: Item): boolean {
  const { subjects } = reader.cast;
  if (/^pe(ek|ep)|hide and seek$/.test(item.text)) return isActorHidden(reader);
  if (item.text.startsWith('serv')) return subjects.some(({ motion }) => motion === 'serve');
  // A flower is in bloom, and a tree grows where it stands.
  if (/^(bloom|blossom|grow|sprout)/.test(item.text)) return isAnyPlantGrowing(reader);
  // "looking shocked".
  const next = reader.sentence[reader.sentence.indexOf(item) + 1];
  if (item.text.startsWith('look')) return EXPRESSION_WORDS.has(next?.text ?? '');
  // "annoyed".
  const [feeling = null] = EXPRESSION_WORDS.get(item.text) ?? [];
  return feeling !== null && subjects.some(({ expression }) => expression === feeling);
}

function isAnyPlantGrowing(reader: ReaderState): boolean {
  return reader.cast.subjects.some(
    ({ glyph, motion }) =>
      motion === 'pulse' && reader.vocabulary.categoryOf(glyph)?.startsWith('plant') === true,
  );
}

/** Whether an actor is behind or in a thing; without it a person who peeks only stands there. */
function isActorHidden(reader: ReaderState): boolean {
  return reader.cast.relations.some(
    ({ from, kind }) => /^(behind|inside|in)$/.test(kind) && reader.focus.isAnimate(from),
  );
}

/** "sitting on the couch eating popcorn": the hands do something else meanwhile. */
function isAnySeated({ cast }: ReaderState): boolean {
  return cast.relations.some(
    ({ from, to, kind }) =>
      kind === 'on' &&
      SEATS.test(cast.subjects[to]?.glyph ?? '') &&
      canBeDoneSeated(cast.subjects[from]?.motion ?? 'sit'),
  );
}

/** Whether a subject is drawn doing this; a gesture needs hands, and a feeling needs a face. */
function isShown(reader: ReaderState, { motion, expression, toObject, tools }: Verb): boolean {
  const { subjects } = reader.cast;
  if (motion === 'kiss' || motion === 'share')
    return subjects.some((subject) => subject.motion === motion);
  if (motion === 'toss' && subjects.some(isThrownUp)) return true;
  if (isGesture(motion)) {
    return subjects.some(
      (subject) =>
        (hasHands(subject.glyph) ||
          subject.hasLimbs === true ||
          (WITH_ONE_ARM.has(motion) && isAnimal(subject.glyph, reader.vocabulary))) &&
        (subject.motion === motion ||
          subject.meanwhile === motion ||
          TURNED_INTO[motion]?.includes(subject.motion ?? 'idle')),
    );
  }
  if (expression !== null && subjects.some((subject) => subject.expression === expression)) {
    return true;
  }
  // A person with a gamepad is seen playing.
  const isPlayed = (glyph: string): boolean =>
    motion === 'shake' && subjects.some((subject) => subject.glyph === glyph);
  if (tools.some(({ glyph, relation }) => relation === 'hold' && isPlayed(glyph))) return true;
  if (motion === 'sit' && isAnySeated(reader)) return true;
  // A subject that does something else does not show this deed.
  const shown = new Set([motion, toObject, ...(TURNED_INTO[motion ?? 'idle'] ?? [])]);
  const isDone = subjects.some(
    (subject) =>
      (subject.motion !== null && shown.has(subject.motion)) ||
      (subject.meanwhile != null && shown.has(subject.meanwhile)),
  );
  return expression === null && (motion === null || CLAIMED_AT_REST.has(motion) || isDone);
}

/** Accounts for the verbs of the sentence: a deed is drawn where somebody in the picture is seen doing it. */
export function accountForDeeds(reader: ReaderState): void {
  const { account, cast } = reader;
  for (const item of reader.deeds) {
    const sense = senseOf(item, 'verb');
    // "a poster showing a tree": it says what is in the picture.
    if (OF_PICTURES.test(item.text) && !reader.focus.headsLive) account.dismiss(item);
    if (!sense || !isShown(reader, sense.verb) || isUnseenDeed(item.text, cast)) continue;
    if (isDoneToUndrawn(reader, item)) continue;
    account.draw(item, isShownAsSaid(reader, item) ? null : (sense.standIn ?? null));
  }
}
