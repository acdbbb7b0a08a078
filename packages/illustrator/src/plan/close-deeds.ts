import { isInterior } from '../language/indoors.ts';
import type { MotionName } from '../language/motion-name.ts';
import { isSeat } from '../things/seats.ts';
import { bathe } from './bathing-deeds.ts';
import {
  change,
  companionOf,
  drop,
  give,
  glyphAt,
  hasRelation,
  relate,
  relatedTo,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  takeBack,
  unrelate,
} from './deed-scene.ts';

/** "feeding carrots to a pony": the food is in the hand, and it is the pony that is fed. */
function feedToOthers(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'feed') return;
  const food = scene.relations.find(
    ({ from, to, kind }) => from === doer && kind === 'beside' && !scene.isActor(to),
  )?.to;
  if (food === undefined) return;
  const eater = scene.subjects.findIndex((_, index) => index > food && scene.isActor(index));
  if (eater < 0) return;
  change(scene, food, { count: 1 });
  relate(scene, doer, food, 'hold');
  relate(scene, doer, eater, 'beside');
  takeBack(scene, doer, (glyph) => glyph !== glyphAt(scene, food));
}

/** "a penguin giving a pebble to another penguin": animals take what they are given as well. */
function giveToAnimals(scene: Scene, doer: number): void {
  const isGiving = scene.subjects[doer]?.motion === 'give' && hasRelation(scene, doer, /^hold$/);
  if (!isGiving || scene.relations.some(({ from, kind }) => from === doer && kind === 'beside'))
    return;
  const taker = scene.subjects.findIndex(
    (each, index) =>
      index > doer && each.person === null && scene.isActor(index) && AT_REST.has(each.motion),
  );
  if (taker >= 0) relate(scene, doer, taker, 'beside');
}

const LAP = /\b(?:on|in|onto|into|across)\s+(?:[^\s,]+\s+){0,3}?laps?\b/i;

/** Who sits or sleeps on whose lap; null where the prompt says nothing of a lap. */
function onWhoseLap(scene: Scene): { readonly guest: number; readonly host: number } | null {
  if (!LAP.test(scene.said.prompt)) return null;
  const said = scene.relations.find(
    ({ from, to, kind }) => kind === 'on' && scene.isActor(from) && scene.isActor(to),
  );
  if (said) return { guest: said.from, host: said.to };
  const host = scene.subjects.findIndex(({ person }) => person !== null);
  const guest = lastNamedBefore(scene, scene.said.prompt.search(LAP), host);
  return host >= 0 && guest >= 0 ? { guest, host } : null;
}

/** The last of those who can act that is named before a place in the prompt. */
function lastNamedBefore({ subjects, said, isActor }: Scene, end: number, except: number): number {
  const before = said.prompt.slice(0, end).toLowerCase();
  const places = subjects.map(({ source, word }, index) =>
    index !== except && isActor(index) ? before.lastIndexOf((source ?? word).toLowerCase()) : -1,
  );
  const last = Math.max(...places);
  return last < 0 ? -1 : places.indexOf(last);
}

/** Who has somebody on the lap sits. */
function holdOnLap(scene: Scene, host: number): void {
  const lap = onWhoseLap(scene);
  if (lap?.host !== host || scene.subjects[host]?.count !== 1) return;
  const { guest } = lap;
  if (scene.subjects[guest]?.count !== 1) return;
  unrelate(
    scene,
    ({ from, to, kind }) =>
      (from === host && to === guest) ||
      (from === guest && (to === host || /^(on|in|inside|beside)$/.test(kind))),
  );
  relate(scene, guest, host, 'lap');
  const isSitting = scene.relations.some(
    ({ from, to, kind }) => from === host && kind === 'on' && isSeat(glyphAt(scene, to)),
  );
  if (!isSitting) sitDown(scene, host);
  if (AT_REST.has(scene.subjects[guest]?.motion ?? null)) change(scene, guest, { motion: 'sit' });
  if (scene.subjects[guest]?.person) passOn(scene, host, guest);
  showUndrawn(scene, /^laps?$/i);
}

/** The one in front has the book of both. */
function passOn(scene: Scene, host: number, guest: number): void {
  scene.relations = scene.relations.map((each) =>
    each.from === host && each.kind === 'hold' && /book|newspaper/.test(glyphAt(scene, each.to))
      ? { ...each, from: guest }
      : each,
  );
}

function sitDown(scene: Scene, host: number): void {
  const isIndoors = scene.setting === null || isInterior(scene.setting);
  give(scene, host, isIndoors ? '@armchair' : '@bench', 'on');
  scene.setting ??= 'living';
  if (AT_REST.has(scene.subjects[host]?.motion ?? null)) change(scene, host, { motion: 'sit' });
}

const AT_REST: ReadonlySet<MotionName | null> = new Set<MotionName | null>([null, 'idle', 'sit']);

const LOW_PARTS = /\b(?:knees?|legs?|foot|feet|toes?|ankles?|shoes?)\b/i;
const HIGH_PARTS =
  /\b(?:face|heads?|cheeks?|forehead|nose|ears?|necks?|hair|arms?|hands?|fingers?|wrists?|elbows?|lips|eyes?)\b/i;

/** "putting a bandage on her daughter's knee": the doer is beside her, at that part. */
function careForPart(scene: Scene, doer: number): void {
  const other = scene.relations.flatMap(({ from, to, kind }) => {
    if (from === doer && kind === 'on') return to;
    return to === doer && kind === 'crown' ? from : [];
  })[0];
  const motion = scene.subjects[doer]?.motion ?? null;
  const isFree = AT_REST.has(motion) || DRAWING.has(motion);
  if (other === undefined || !scene.isActor(other) || !isFree) return;
  if (!scene.subjects[doer]?.person || !hasRelation(scene, doer, /^hold$/)) return;
  const { prompt } = scene.said;
  const isLow = LOW_PARTS.test(prompt);
  if (!isLow && !HIGH_PARTS.test(prompt)) return;
  unrelate(scene, ({ from, to }) => from === other && to === doer);
  relate(scene, doer, other, 'beside');
  change(scene, doer, { motion: isLow ? 'crouch' : 'groom' });
  showUndrawn(scene, isLow ? LOW_PARTS : HIGH_PARTS);
  takeBack(scene, doer, (glyph) => glyph === '@easel' || glyph === 'page-facing-up');
}

/** Done to a face with a brush or a pen. */
const DRAWING: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['paint', 'write']);

/** "massaging her husband's shoulders": from behind, the hands on them. */
function massage(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'pet' || !/\bmassag/i.test(scene.said.prompt)) return;
  const other = scene.relations.find(
    ({ from, to, kind }) => from === doer && /^(on|beside)$/.test(kind) && scene.isActor(to),
  )?.to;
  if (other === undefined || !scene.subjects[other]?.person) return;
  const isOfFeet = /\b(?:feet|foot|legs?|calves)\b/i.test(scene.said.prompt);
  change(scene, doer, { motion: isOfFeet ? 'crouch' : 'braid' });
  relate(scene, doer, other, 'beside');
  if (isOfFeet) sitFor(scene, other);
  showStandIns(scene, /^massag/i);
}

/** The person whose feet are massaged sits on the sofa that is named, or in a chair. */
function sitFor(scene: Scene, guest: number): void {
  const seat = scene.subjects.findIndex(({ glyph }) => isSeat(glyph) && glyph !== 'bed');
  change(scene, guest, { motion: 'sit' });
  if (seat < 0) give(scene, guest, '@armchair', 'on');
  else relate(scene, guest, seat, 'on');
}

/** "a puppy licking a boy's face": at the face, and with joy. */
function lick(scene: Scene, doer: number): void {
  const { motion, person } = scene.subjects[doer] ?? {};
  if (motion !== 'eat' || person || !/\blick/i.test(scene.said.prompt)) return;
  const licked = scene.relations.flatMap(({ from, to, kind }) => {
    if (from === doer && /^(beside|on)$/.test(kind) && scene.isActor(to)) return to;
    return to === doer && kind === 'crown' ? from : [];
  })[0];
  if (licked === undefined) return;
  unrelate(scene, ({ from, to }) => from === licked && to === doer);
  change(scene, doer, { motion: 'comfort', expression: 'tongue' });
  change(scene, licked, { expression: scene.subjects[licked]?.expression ?? 'laugh' });
  relate(scene, doer, licked, 'beside');
}

const CARING: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['pet', 'feed', 'groom']);
const WIDE_SEATS = /^(@sofa|couch-and-lamp|bed|@bench|@widebench)$/;

/** "brushing her cat on the couch": both are on it. */
function careOnOneSeat(scene: Scene, doer: number): void {
  if (!CARING.has(scene.subjects[doer]?.motion ?? null)) return;
  const of = (kind: 'on' | 'beside'): number | undefined =>
    scene.relations.find(
      ({ from, to, kind: own }) =>
        from === doer &&
        own === kind &&
        (kind === 'on' ? WIDE_SEATS.test(glyphAt(scene, to)) : scene.isActor(to)),
    )?.to;
  const [seat, other] = [of('on'), of('beside')];
  if (seat === undefined || other === undefined || hasRelation(scene, other, /^(on|in|inside)$/))
    return;
  const isBird = /^(dove|bird|duck|goose|swan|@seagull|@hen|rooster)$/.test(glyphAt(scene, other));
  if (isBird || scene.subjects[other]?.count !== 1) return;
  scene.relations.push({ from: other, to: seat, kind: 'on' });
}

/** "building a snowman with a purple scarf": it is the snowman that wears it. */
function dressSnowman(scene: Scene, doer: number): void {
  const snowman = relatedTo(scene, doer, /^(@snowman|snowman|@scarecrow)$/);
  if (snowman < 0) return;
  scene.relations = scene.relations.map((each) =>
    each.from === doer &&
    each.kind === 'hold' &&
    each.said?.text === 'with' &&
    each.to > snowman &&
    WORN_BY_SNOWMEN.test(glyphAt(scene, each.to))
      ? { ...each, from: snowman }
      : each,
  );
}

const WORN_BY_SNOWMEN = /hat$|scarf|cap$|glasses$|mittens|gloves|headphone|crown|necktie|@bowtie/;

/** The friend of a child is a child. */
function asOldAsFriend(scene: Scene, friend: number): void {
  const { word = '', glyph } = scene.subjects[friend] ?? {};
  if (!/\bfriends?$/.test(word) || glyph !== 'person') return;
  const isOfChild = scene.subjects.some(
    (each, index) => index < friend && /^(boy|girl|child)$/.test(each.glyph),
  );
  if (isOfChild) change(scene, friend, { glyph: 'child' });
}

/** Who is treated is where people are treated. */
function atDoctors(scene: Scene, doctor: number): void {
  const { glyph = '', word = '' } = scene.subjects[doctor] ?? {};
  if (!glyph.endsWith('health-worker') || scene.setting !== null) return;
  const hasPatient = scene.subjects.some((_, index) => index !== doctor && scene.isActor(index));
  if (hasPatient) scene.setting = /dentist/.test(word) ? 'dentist' : 'hospital';
}

/** Done by both, and done by one to the other. */
const MUTUAL: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['talk', 'sign']);
const BY_ONE: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'whisper',
  'comfort',
  'braid',
  'groom',
  'piggyback',
  'pet',
  'feed',
]);

/** "two sisters braiding each other's hair", "a couple whispering": one does it to the other. */
function toEachOther(scene: Scene, doer: number): void {
  const subject = scene.subjects[doer];
  const motion = subject?.motion ?? null;
  if (!subject || !(MUTUAL.has(motion) || BY_ONE.has(motion))) return;
  if (scene.relations.some(({ from, to }) => isOfTwo(scene, doer, from, to))) return;
  const partner = scene.subjects.findIndex(
    (each, index) => index > doer && scene.isActor(index) && each.motion === motion,
  );
  const isPair = subject.count === 2 && partner < 0;
  if (!isPair && (partner < 0 || subject.count !== 1 || scene.subjects[partner]?.count !== 1))
    return;
  const other = isPair ? scene.subjects.push({ ...subject, count: 1 }) - 1 : partner;
  change(scene, doer, { count: 1 });
  if (!MUTUAL.has(motion)) change(scene, other, { motion: null });
  else if (isPair) copyThings(scene, doer, other);
  if (isPair) shareSeat(scene, doer, other);
  relate(scene, doer, other, 'beside');
}

const isOfTwo = (scene: Scene, doer: number, from: number, to: number): boolean =>
  (from === doer && scene.isActor(to)) || (to === doer && scene.isActor(from));

/** Both are where the two of them are said to be: on a bench, under a tree. */
function shareSeat(scene: Scene, doer: number, other: number): void {
  const places = scene.relations.filter(
    ({ from, kind }) => from === doer && /^(on|in|inside|under)$/.test(kind),
  );
  for (const { to, kind } of places) relate(scene, other, to, kind);
}

/** Each of two has what the both of them hold. */
function copyThings(scene: Scene, doer: number, other: number): void {
  const held = scene.relations.filter(({ from, kind }) => from === doer && kind === 'hold');
  for (const { to } of held) {
    const thing = scene.subjects[to];
    if (thing) relate(scene, other, scene.subjects.push(thing) - 1, 'hold');
  }
}

/** Had while one talks and laughs. */
const IN_HAND =
  /^(?:@coffee|hot-beverage|teacup-without-handle|@latte|beer-mug|wine-glass|cup-with-straw|@juice|@cocoa|@milkshake|soft-ice-cream|ice-cream|shaved-ice|pizza|hamburger|doughnut|taco|sandwich|cookie|cupcake|popcorn)$/;

/** "gossiping over coffee", "laughing over ice cream": it is in their hands. */
function haveInHand(scene: Scene, doer: number): void {
  const snack = scene.relations.find(
    ({ from, to, kind, said }) =>
      from === doer &&
      kind === 'above' &&
      said?.text === 'over' &&
      IN_HAND.test(glyphAt(scene, to)),
  );
  if (!snack) return;
  relate(scene, doer, snack.to, 'hold');
  showUndrawn(scene, /^over$/i);
}

/** "sharing his sandwich with a dog": both have it. */
function shareWith(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'share' || !hasRelation(scene, doer, /^hold$/)) return;
  const other = companionOf(scene, doer);
  if (other !== undefined && AT_REST.has(scene.subjects[other]?.motion ?? null))
    change(scene, other, { motion: 'share' });
}

const SHOES = /^(running-shoe|mans-shoe|hiking-boot|socks|womans-sandal)$/;

/** "tying his daughter's shoe": the shoe is on the other's foot. */
function tieShoeOfOther(scene: Scene, doer: number): void {
  const { prompt } = scene.said;
  if (!/\bt(?:ie|ies|ying|ied)\b.*\b(?:shoes?|shoelaces?|laces|boots?|sneakers?)\b/i.test(prompt))
    return;
  if (!/^(kneel|crouch|help|knit|idle)$/.test(scene.subjects[doer]?.motion ?? 'idle')) return;
  const other = scene.subjects.findIndex(({ person }, index) => index > doer && person !== null);
  if (doer !== 0) return;
  change(scene, doer, { motion: 'crouch' });
  if (other < 0) return tieOwnShoe(scene);
  change(scene, other, { motion: null });
  relate(scene, doer, other, 'beside');
  showUndrawn(scene, /^(t(ie|ying)|help)/i);
  showStandIns(scene, /^help/i);
  drop(scene, ({ glyph }) => SHOES.test(glyph));
}

/** "a kid tying his shoe": it is on the foot before the hands. */
function tieOwnShoe(scene: Scene): void {
  showUndrawn(scene, /^(?:t(?:ie|ying)|shoelaces?$|laces?$)/i);
  showStandIns(scene, /^(?:t(?:ie|ying)|(?:running |tennis )?shoes?$|sneakers?$)/i);
  drop(scene, ({ glyph }) => SHOES.test(glyph));
}

const TO_ONE_OTHER: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'whisper',
  'comfort',
]);

/** "whispering a secret to her friend", "comforting a crying child": to the other one who is there. */
function turnToOther(scene: Scene, doer: number): void {
  const motion = scene.subjects[doer]?.motion ?? null;
  if (!TO_ONE_OTHER.has(motion)) return;
  const known = companionOf(scene, doer);
  const other =
    known ??
    scene.subjects.findIndex(
      (each, index) => index !== doer && scene.isActor(index) && AT_REST.has(each.motion),
    );
  if (other < 0) return change(scene, doer, { motion: null });
  relate(scene, doer, other, 'beside');
  if (motion === 'comfort' && scene.subjects[other]?.expression === null)
    change(scene, other, { expression: 'sad' });
  if (motion === 'whisper' && scene.subjects[other]?.count === 1)
    showUndrawn(scene, /whisper|\bsecrets?$/i);
}

/** What is done to somebody near: fed, held on the lap, cared for. */
export const CLOSE_DEEDS: readonly Step[] = [
  asOldAsFriend,
  dressSnowman,
  feedToOthers,
  giveToAnimals,
  holdOnLap,
  massage,
  lick,
  bathe,
  careForPart,
  careOnOneSeat,
  haveInHand,
  toEachOther,
  turnToOther,
  shareWith,
  tieShoeOfOther,
  atDoctors,
];
