import { isInterior } from '../language/indoors.ts';
import { isUncounted } from '../language/numbers.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import {
  change,
  drop,
  give,
  glyphAt,
  hasRelation,
  indexOfGlyph,
  isDoneTo,
  isSaid,
  relate,
  relatedTo,
  type Scene,
  type Step,
  takeBack,
  unrelate,
  useOwn,
} from './deed-scene.ts';

const PAN = /^(cooking|@fryingpan|shallow-pan-of-food)$/;

/** A pan is on the stove, and what is fried or burns is in it. */
function cookInPan(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'stir') return;
  boilInPot(scene, doer);
  for (const [index, { glyph }] of scene.subjects.entries()) {
    if (/^(fish|tropical-fish)$/.test(glyph) && isDoneTo(scene, doer, index)) {
      change(scene, index, { glyph: '@rawfish', count: 1 });
      relate(scene, doer, index, 'work');
    }
  }
  const pan = indexOfGlyph(scene, PAN);
  if (pan < 0) return;
  if (isSaid(scene, /flam|fire/) && indexOfGlyph(scene, /^fire$/) < 0)
    give(scene, doer, 'fire', 'work');
  const isEgg = /egg/.test(scene.subjects[pan]?.word ?? '');
  change(scene, pan, { glyph: isEgg ? '@friedegg' : '@fryingpan' });
  relate(scene, doer, pan, 'work');
  unrelate(scene, ({ to }) => to === pan && !isSameWork(scene, doer, to));
  for (const [index, { glyph }] of scene.subjects.entries()) {
    if (glyph === 'egg') change(scene, index, { glyph: '@friedegg' });
    if (/^(fire|egg)$/.test(glyph)) relate(scene, doer, index, 'work');
  }
  takeBack(scene, doer, (glyph) => glyph === 'pot-of-food');
}

const POTS = /^(@cauldron|pot-of-food)$/;

/** "cooking with her daughter": each has a pot and a stove. */
const isOfAnotherCook = (scene: Scene, doer: number, pot: number): boolean =>
  glyphAt(scene, pot) === 'pot-of-food' &&
  scene.relations.some(
    ({ from, to, kind }) =>
      to === pot && from !== doer && kind === 'work' && scene.subjects[from]?.motion === 'stir',
  );

/** Soups and potions are in their pot or cauldron, which is stirred. */
function boilInPot(scene: Scene, doer: number): void {
  const own = relatedTo(scene, doer, POTS);
  const pot = own >= 0 ? own : indexOfGlyph(scene, POTS);
  if (pot < 0) return;
  if (isOfAnotherCook(scene, doer, pot)) {
    unrelate(scene, ({ from, to }) => from === doer && to === pot);
    give(scene, doer, 'pot-of-food', 'work');
    return;
  }
  if (/\bpots?$/.test(scene.subjects[pot]?.word ?? ''))
    change(scene, pot, { glyph: 'pot-of-food' });
  const soups = new Set(
    scene.subjects.flatMap(({ glyph }, index) => (SOUPS.test(glyph) ? [index] : [])),
  );
  unrelate(scene, ({ from, to }) => soups.has(from) || soups.has(to) || to === pot);
  relate(scene, doer, pot, 'work');
  drop(scene, (_, index) => soups.has(index));
}

const SOUPS = /^(steaming-bowl|@soup|bowl-with-spoon|@ramen|spaghetti|@potion|alembic)$/;

const isSameWork = (scene: Scene, doer: number, to: number): boolean =>
  scene.relations.some((each) => each.from === doer && each.to === to && each.kind === 'work');

const FLIPPED: Readonly<Record<string, string>> = {
  pancakes: '@pancake',
  '@pancakes': '@pancake',
  egg: '@friedegg',
  cooking: '@friedegg',
  waffle: 'waffle',
  '@wafflestack': 'waffle',
  flatbread: 'flatbread',
  'cut-of-meat': 'cut-of-meat',
  fish: 'fish',
};

/** "a pancake flipping": what turns over in the air by itself is one piece without its plate. */
export function flippedAlone(spec: PromptSpec): PromptSpec {
  const subjects = spec.subjects.map((subject) =>
    subject.motion === 'toss' && subject.count === 1
      ? { ...subject, glyph: FLIPPED[subject.glyph] ?? subject.glyph }
      : subject,
  );
  return { ...spec, subjects };
}

/** They are tossed as they are flipped. */
const TOSSES_PANCAKE =
  /\btoss(?:es|ing)? (?:up )?(?:\p{L}+ ){0,3}?(?:pancakes?|crepes?|crêpes?|omelett?es?)\b/iu;

/** Flipped in a pan; burgers and steaks are turned on a grill. */
function flipInPan(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'toss') return;
  if (!isSaid(scene, /\bflip/) && !TOSSES_PANCAKE.test(scene.said.prompt)) return;
  const tossed = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer && kind === 'hold' && /hamburger|hot-dog/.test(scene.subjects[to]?.glyph ?? ''),
  );
  if (tossed) {
    change(scene, doer, { motion: 'grill' });
    relate(scene, doer, tossed.to, 'work');
    give(scene, doer, '@spatula', 'hold');
    return;
  }
  const food = scene.relations.find(
    ({ from, to }) => from === doer && FLIPPED[scene.subjects[to]?.glyph ?? ''] !== undefined,
  )?.to;
  if (food === undefined) return;
  const glyph = FLIPPED[scene.subjects[food]?.glyph ?? ''] ?? '@pancake';
  change(scene, doer, { motion: 'panflip' });
  change(scene, food, { glyph, count: 1 });
  relate(scene, doer, food, 'hold');
  useOwn(scene, doer, '@fryingpan', 'hold');
  scene.setting ??= 'kitchen';
}

const TOSSED_IN =
  /\btoss(?:es|ing)? (?:[^\s,]+ ){1,4}?(?:in|into|inside) (?:an? |the |his |her )?(?:[^\s,]+ ){0,2}?(?:wok|pan|skillet)\b/i;

/** "tossing vegetables in a wok": they fly over it, with the handle in the hand. */
function tossInPan(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'toss' || !TOSSED_IN.test(scene.said.prompt)) return;
  const pan = indexOfGlyph(scene, /^(?:@wok|@fryingpan|cooking|shallow-pan-of-food)$/);
  if (pan < 0) return;
  if (scene.subjects[pan]?.glyph !== '@wok') change(scene, pan, { glyph: '@fryingpan' });
  change(scene, doer, { motion: 'panflip' });
  unrelate(scene, ({ from, to }) => to === pan || from === pan);
  relate(scene, doer, pan, 'hold');
  scene.setting ??= 'kitchen';
}

/** "tossing a salad": with a spoon, in its bowl. */
function tossSalad(scene: Scene, doer: number): void {
  const salad = indexOfGlyph(scene, /^green-salad$/);
  if (scene.subjects[doer]?.motion !== 'toss' || salad < 0 || !isDoneTo(scene, doer, salad)) return;
  change(scene, doer, { motion: 'knead' });
  change(scene, salad, { count: 1 });
  relate(scene, doer, salad, 'work');
  scene.setting ??= 'kitchen';
}

/** "pulling bread out of the oven": what is pulled. */
const pulledOut = (scene: Scene, doer: number): number | undefined =>
  scene.relations.find(
    ({ from, to, kind, said }) =>
      from === doer &&
      kind === 'beside' &&
      !scene.isActor(to) &&
      said?.text.startsWith('pull') === true,
  )?.to;

/** What comes out of an oven, or goes in, is in the hands before it. */
function atOven(scene: Scene, doer: number): void {
  const oven = indexOfGlyph(scene, /^@oven$/);
  if (oven < 0 || !scene.isActor(doer)) return;
  const food =
    scene.relations.find(({ from, to }) => to === oven && !scene.isActor(from) && from !== oven)
      ?.from ?? pulledOut(scene, doer);
  const isUsed = food !== undefined || isSaid(scene, /\b(bak|tak|put|pull|lift|remov|check|open)/);
  if (!isUsed) return;
  change(scene, oven, { glyph: '@openoven' });
  change(scene, doer, { motion: 'takeout' });
  unrelate(scene, ({ to }) => to === oven);
  relate(scene, doer, oven, 'beside');
  const baked =
    food ?? scene.relations.find(({ from, kind }) => from === doer && kind === 'work')?.to;
  if (baked !== undefined) {
    relate(scene, doer, baked, 'hold');
    takeBack(scene, doer, (glyph) => glyph === 'bread');
    const isCookie = scene.subjects[baked]?.glyph === 'cookie';
    change(scene, baked, { count: 1, ...(isCookie && { glyph: '@cookietray' }) });
  }
  scene.setting ??= /baker/.test(scene.subjects[doer]?.word ?? '') ? 'bakery' : 'kitchen';
}

/** "baking cookies": they are on a tray before the hands. */
function bakeOnTray(scene: Scene, doer: number): void {
  const cookies = scene.subjects.findIndex(
    (each) => each.glyph === 'cookie' && isUncounted(each) && each.expression === null,
  );
  if (scene.subjects[doer]?.motion !== 'knead' || !isSameWork(scene, doer, cookies)) return;
  change(scene, cookies, { glyph: '@cookietray', count: 1 });
}

/** A wedding cake is cut at the wedding. */
function cutWeddingCake(scene: Scene, doer: number): void {
  const cake = indexOfGlyph(scene, /^@weddingcake$/);
  if (scene.subjects[doer]?.motion === 'chop' && isSameWork(scene, doer, cake))
    scene.setting ??= 'wedding';
}

/** What is whisked is in the bowl. */
function whiskInBowl(scene: Scene, doer: number): void {
  const bowl = indexOfGlyph(scene, /^@bowl$/);
  if (scene.subjects[doer]?.motion !== 'stir' || bowl < 0) return;
  relate(scene, doer, bowl, 'work');
  drop(scene, ({ glyph }) => glyph === 'egg');
}

/** Plates are in a sink that somebody washes dishes in; what is broken is mended with a wrench. */
function atSink(scene: Scene, doer: number): void {
  const sink = indexOfGlyph(scene, /^@sink$/);
  const { motion } = scene.subjects[doer] ?? { motion: null };
  if (sink < 0 || !['scrub', 'chop', 'knead'].includes(motion ?? '')) return;
  relate(scene, doer, sink, 'work');
  if (motion === 'scrub' && isSaid(scene, /dishes|washing up/)) give(scene, doer, '@plate', 'work');
  if (motion === 'chop' || /mechanic/.test(scene.subjects[doer]?.glyph ?? '')) {
    takeBack(scene, doer, (glyph) => /^(gear|hammer|wrench)$/.test(glyph));
    change(scene, doer, { motion: 'scrub' });
    give(scene, doer, 'wrench', 'hold');
  }
  scene.setting ??= isSaid(scene, /bath|toilet/) ? 'bathroom' : 'kitchen';
}

const STOVES = /\b(?:stoves?|stove ?tops?|cookers?|hobs?)$/i;

/** "boiling water": it is in a pot, and no lake. */
function boilWater(scene: Scene, doer: number): void {
  const isBoiling = /\bboil(?:s|ing|ed)? (?:the |some |hot )?water\b/i.test(scene.said.prompt);
  const cooks = /^(?:stir|pour)$/.test(scene.subjects[doer]?.motion ?? '');
  if (!isBoiling || scene.setting !== 'lake' || !cooks) return;
  scene.setting = 'kitchen';
}

/** People who cook indoors have a stove before them, the one that is named if there is one. */
function atStove(scene: Scene, doer: number): void {
  const { motion = null } = scene.subjects[doer] ?? {};
  const isIndoors = scene.setting === null || isInterior(scene.setting);
  if (motion !== 'stir' || !isIndoors) return;
  const isStove = ({ glyph, word }: Subject): boolean => glyph === '@oven' && STOVES.test(word);
  if (!scene.subjects.some(isStove)) return;
  const isFried = isSaid(scene, /^(fry|fries|frie)/);
  drop(scene, isStove);
  for (const [index, { glyph }] of scene.subjects.entries()) {
    if (glyph === 'egg' && isFried && isDoneTo(scene, doer, index))
      change(scene, index, { glyph: '@friedegg' });
  }
  if (!hasRelation(scene, doer, /^work$/)) give(scene, doer, 'pot-of-food', 'work');
  scene.setting ??= 'kitchen';
}

export const KITCHEN_DEEDS: readonly Step[] = [
  flipInPan,
  tossInPan,
  tossSalad,
  cookInPan,
  boilWater,
  atStove,
  whiskInBowl,
  bakeOnTray,
  cutWeddingCake,
  atOven,
  atSink,
];
