import type { Subject } from '../language/subject.ts';
import { isDone } from '../language/words-in-english.ts';
import {
  change,
  companionOf,
  drop,
  glyphAt,
  hasRelation,
  holds,
  indexOfGlyph,
  loseDeeds,
  loseWords,
  relate,
  relatedTo,
  type Scene,
  showDeeds,
  showStandIns,
  showUndrawn,
  type Step,
  unrelate,
  walkHandInHand,
} from './deed-scene.ts';
import { takeOrder } from './take-orders.ts';
import { spelled } from './word-lists.ts';

const GAME_TABLES = /^@(?:cardtable|chesstable)$/;

/** "playing cards at a kitchen table": the table of the game is the one that is named. */
function gameOnNamedTable(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'boardgame') return;
  const game = indexOfGlyph(scene, GAME_TABLES);
  const table = indexOfGlyph(scene, /^@table$/);
  const isCarrying = scene.relations.some(({ to, kind }) => to === table && kind === 'on');
  if (game < 0 || table < 0 || isCarrying) return;
  drop(scene, (_, index) => index === table);
}

/** "a firefighter coming down a ladder" is on it. */
function onLadder(scene: Scene, doer: number): void {
  const ladder = scene.relations.find(
    ({ from, to, kind }) => from === doer && kind === 'across' && glyphAt(scene, to) === 'ladder',
  );
  if (ladder) relate(scene, doer, ladder.to, 'on');
}

/** Hands are washed at a sink. */
function washHands(scene: Scene, doer: number): void {
  if (!/\bwash(?:es|ing)? (?:his|her|their|its|my|your)? ?hands\b/iu.test(scene.said.prompt))
    return;
  if (scene.subjects[doer]?.motion !== 'scrub') return;
  drop(scene, ({ glyph, source }) => source === undefined && /^(?:@bucket|sponge)$/.test(glyph));
  const sink = indexOfGlyph(scene, /^@sink$/);
  if (sink >= 0) relate(scene, doer, sink, 'work');
  showDeeds(scene, /^wash/);
}

/** Candles that are blown out stand on their cake. */
function candlesOnCake(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'blow') return;
  const cake = indexOfGlyph(scene, /cake$/);
  const candle = indexOfGlyph(scene, /^candle$/);
  if (cake < 0 || candle < 0) return;
  unrelate(scene, ({ from, to }) => from === doer && to === candle);
  relate(scene, candle, cake, 'on');
}

/** The others stand at both sides of the one who blows out candles. */
function gatherAtCake(scene: Scene, doer: number): void {
  const cake = relatedTo(scene, doer, /^birthday-cake$/);
  if (scene.subjects[doer]?.motion !== 'blow' || cake < 0) return;
  const others = scene.subjects.flatMap(({ person, motion }, index) =>
    person !== null && index !== doer && (motion === null || motion === 'idle') ? [index] : [],
  );
  if (others.length < 2) return;
  unrelate(scene, ({ from, to }) => from === doer && others.includes(to));
  for (const other of others.slice(0, Math.ceil(others.length / 2)))
    relate(scene, other, doer, 'left');
}

const CROSSING =
  /\bcross(?:es|ing)? (?:a|an|the|his|her|their)? ?(?:\w+ )?(?<over>street|road|square|plaza|field|desert|finish line)\b/iu;

/** "crossing the street": on foot; over the finish line one runs. */
function crossOnFoot(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  const over = CROSSING.exec(scene.said.prompt)?.groups?.['over'];
  const isSeated = hasRelation(scene, doer, /^(?:on|in|inside|ride|hug)$/);
  if (over === undefined || person === null || motion !== null || isSeated) return;
  change(scene, doer, { motion: /line/i.test(over) ? 'run' : 'walk' });
}

const ACROSS_STREET = /\b(?:cross\w*|across|over) (?:a|an|the|busy| )+(?:street|road)\b/i;
const HELPS = /^(?:help|assist|guid|lead|led|escort|accompan)/i;

/** "helping an old lady cross the street", or children: hand in hand, on foot. */
function helpAcross(scene: Scene, doer: number): void {
  const { person = null, count = 0 } = scene.subjects[doer] ?? {};
  if (person === null || count !== 1 || !ACROSS_STREET.test(scene.said.prompt)) return;
  const helped = scene.relations.find(
    ({ from, to, kind, said }) =>
      from === doer && kind === 'beside' && HELPS.test(said?.text ?? '') && scene.isActor(to),
  )?.to;
  const other = scene.subjects[helped ?? -1];
  if (helped === undefined || other?.person == null) return;
  walkHandInHand(scene, [doer, helped]);
  if (other.count > 1) {
    change(scene, helped, { count: 1 });
    scene.subjects.push({ ...other, count: other.count - 1, motion: 'walk' });
  }
  relate(scene, doer, helped, 'hug');
  showStandIns(scene, HELPS);
  showUndrawn(scene, /^(?:cross|across|over)/i);
  scene.setting ??= 'street';
}

const BY_THE_HAND = /\b(?:pull|drag|lead|led|tak|tug|guid|walk)\w* (?:\S+ ){1,3}by the hand\b/i;

/** "pulling her dad by the hand": their hands meet, and both walk. */
function leadByHand(scene: Scene, doer: number): void {
  const { person = null, count = 0 } = scene.subjects[doer] ?? {};
  const other = companionOf(scene, doer);
  const led = scene.subjects[other ?? -1];
  if (person === null || count !== 1 || !BY_THE_HAND.test(scene.said.prompt)) return;
  if (other === undefined || led?.person == null || led.count !== 1) return;
  walkHandInHand(scene, [doer, other]);
  relate(scene, doer, other, 'hug');
  showStandIns(scene, /^(?:pull|drag|lead|led|tak|tug|guid)/i);
}

const PUPILS = /\b(?:students?|pupils?|schoolkids?|classmates?|class|kids|children)$/i;

/** Pupils put up one hand each to be asked; they do not cheer. */
function putHandUp(scene: Scene, doer: number): void {
  const { motion = null, person = null, word = '' } = scene.subjects[doer] ?? {};
  const isAtSchool =
    scene.setting === 'classroom' ||
    /\b(?:teacher|class|classroom|lesson)\b/i.test(scene.said.prompt);
  if (person === null || motion !== 'cheer' || !PUPILS.test(word) || !isAtSchool) return;
  if (scene.said.deeds.some((deed) => /^rais\w* (?:their )?hands/.test(deed)))
    change(scene, doer, { motion: 'wave' });
}

const WAITING_FOR_TRAIN = /\bwait(?:s|ing)? (?:for|on) (?:\w+ ){1,2}train\b/iu;

/** Trains are waited for at a station, before they come. */
function atStation(scene: Scene, doer: number): void {
  const isWaiting =
    scene.subjects[doer]?.person != null && WAITING_FOR_TRAIN.test(scene.said.prompt);
  if (!isWaiting) return;
  scene.setting ??= 'station';
  const isTrain = ({ glyph }: Subject): boolean => glyph === '@steamtrain';
  scene.lost.push(...scene.subjects.filter(isTrain).map(spelled));
  drop(scene, isTrain);
}

/** "rocking in a chair": in a chair that rocks. */
function rockInChair(scene: Scene, doer: number): void {
  const seat = relatedTo(scene, doer, /^(?:chair|@armchair|@rockingchair)$/);
  if (seat < 0 || !isDone(scene.said, /^rock/)) return;
  change(scene, doer, { motion: null });
  change(scene, seat, { glyph: '@rockingchair' });
  showStandIns(scene, /^rock/);
}

/** "business people shaking hands": two of them are seen. */
function shakeHands(scene: Scene, doer: number): void {
  const { motion = null, count = 1, word = '', saidCount } = scene.subjects[doer] ?? {};
  const isWithOwn = scene.relations.some(
    ({ from, to, kind }) =>
      from === doer && kind === 'hug' && scene.subjects[to]?.word === word && count === 2,
  );
  if (motion === 'shakehands' && isWithOwn && saidCount === undefined)
    change(scene, doer, { count: 1 });
}

const ROASTING = /^(?:roast|toast)\w* (?:a )?marshmallows?$/i;

/** "sitting around a campfire roasting marshmallows": with sticks in the hands. */
function roastMarshmallows(scene: Scene, doer: number): void {
  if (holds(scene, doer, '@skewer')) showUndrawn(scene, ROASTING);
}

const BEHIND_BACK =
  /\b(?<deed>hold|hid|keep|carr)\w* .*\bbehind (?:his|her|their|its|the) backs?\b/i;

/** "holding flowers behind his back": what is held is seen before the body, which the report says. */
function holdBehindBack(scene: Scene, doer: number): void {
  const deed = BEHIND_BACK.exec(scene.said.prompt)?.groups?.['deed'];
  if (deed === undefined || scene.subjects[doer]?.person == null) return;
  loseWords(scene, new RegExp(`^${deed}`, 'i'));
  loseDeeds(scene, new RegExp(`^${deed}`, 'i'));
}

export const PEOPLE_DEEDS: readonly Step[] = [
  holdBehindBack,
  takeOrder,
  gameOnNamedTable,
  onLadder,
  washHands,
  candlesOnCake,
  gatherAtCake,
  helpAcross,
  leadByHand,
  putHandUp,
  crossOnFoot,
  rockInChair,
  atStation,
  shakeHands,
  roastMarshmallows,
];
