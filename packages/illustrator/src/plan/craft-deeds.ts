import { COLOURS } from '../language/colours.ts';
import { singularPhrase } from '../language/inflection.ts';
import type { MotionName } from '../language/spec.ts';
import { isMachine } from '../things/machines.ts';
import {
  change,
  drop,
  give,
  glyphAt,
  hasRelation,
  holds,
  indexOfActor,
  indexOfGlyph,
  isDoneTo,
  isSaid,
  relate,
  relatedTo,
  type Scene,
  showDeeds,
  showUndrawn,
  type Step,
  takeBack,
  unrelate,
  useOwn,
} from './deed-scene.ts';

/** What is done at a table, and to larger things beside them. */
const HANDIWORK: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'knead',
  'chop',
  'scrub',
  'paint',
  'mend',
  'weld',
]);

/** Their pictures are worked at in other ways, or are painted on an easel. */
const OTHERWISE =
  /tree$|cake|^@(sandcastle|snowman|portal|easel|anvil|sink|loom|table|counter|blackboard)$|^snowman|^mountain|^cloud/;
/** Painted with a brush for houses: all else is painted on a canvas. */
const PAINTED_ITSELF =
  /^(@fence|@wall|house|derelict-house|house-with-garden|hut|@cabin|@barn|door|chair|@bench|@widebench|@bookshelf|@fridge|bed|canoe|@rowboat|sailboat|bicycle|automobile|@stool|@armchair|@box|@chest|@mailbox|@birdhouse)$/;
const FURNITURE =
  /^(chair|@fence|@wall|@bench|@widebench|@stool|@barrel|@ladder|ladder|@box|@washer|@oven|@fridge)$/;

/** What somebody works with, by the word of the deed; the first that fits counts. */
const TOOLS: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/\bpaint/, 'paintbrush'],
  [/\bsand(?:s|ed|ing)?\b/, '@sandingblock'],
  [/\b(wash|clean|wip|scrub|polish|wax|dust)/, 'sponge'],
  [/\b(weld|solder)/, '@weldingtorch'],
];
const BUILDING =
  /\b(build|built|assembl|mak|made|construct|repair|fix|restor|mend|hammer|tinker|work)/;
/** Given for the deed when nothing was named. */
const GIVEN =
  /^(gear|carrot|kitchen-knife|hammer|@bucket|sponge|paintbrush|@easel|@blankeasel|@metalbeam|@hammer)$/;

/** The thing beside somebody who sands, paints, washes, repairs or builds it. */
function largeObject(scene: Scene, doer: number): number {
  const { motion = null } = scene.subjects[doer] ?? {};
  return scene.subjects.findIndex(
    ({ glyph, source }, index) =>
      source !== undefined &&
      isDoneTo(scene, doer, index) &&
      scene.relations.some(
        ({ from, to, kind }) =>
          from === doer && to === index && /^(work|beside|front|hold|on)$/.test(kind),
      ) &&
      (motion === 'paint' || scene.isTooLarge(index) || FURNITURE.test(glyph)) &&
      !scene.isActor(index) &&
      !OTHERWISE.test(glyph) &&
      (motion !== 'paint' || PAINTED_ITSELF.test(glyph)),
  );
}

/** With a tool at the thing itself: who sands a chair, paints a fence, repairs a car or builds a shelf. */
function mendLarge(scene: Scene, doer: number): void {
  const { motion = null, count = 0 } = scene.subjects[doer] ?? {};
  const hammers = motion === 'strike' && isSaid(scene, /\b(repair|fix|mend|build|built|hammer)/);
  if ((!HANDIWORK.has(motion) && !hammers) || count === 0 || !scene.isActor(doer)) return;
  const object = largeObject(scene, doer);
  if (object < 0) return;
  const glyph = scene.subjects[object]?.glyph ?? '';
  const named = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer && kind === 'hold' && scene.subjects[to]?.source !== undefined && to !== object,
  );
  change(scene, doer, { motion: motion === 'weld' ? 'weld' : 'mend' });
  relate(scene, doer, object, 'beside');
  const tool = toolFor(scene, glyph, motion);
  takeBack(scene, doer, (each) => GIVEN.test(each) && each !== tool);
  if (tool === 'paintbrush') paintInColour(scene, object);
  if (tool !== null && !named && !holds(scene, doer, tool)) give(scene, doer, tool, 'hold');
  showDeeds(scene, BUILDING);
  if (tool !== null) scene.shown.push(...workedOn(scene));
  if (IN_ROOMS.test(glyph)) scene.setting ??= placeOf(scene, doer);
}

/** Words of work that were drawn as any work, in every language. */
const workedOn = (scene: Scene): readonly string[] =>
  scene.said.words.standIns.flatMap(({ word, as }) =>
    as === 'working on' || as === 'hammering' ? word : [],
  );

/** "painting a fence white": it is of that color where the brush was. */
function paintInColour(scene: Scene, object: number): void {
  const said = scene.said.words.notDrawn.find((word) => COLOURS[word.toLowerCase()] !== undefined);
  if (said === undefined || scene.subjects[object]?.colour != null) return;
  change(scene, object, { colour: said.toLowerCase() });
  scene.shown.push(said);
}

const IN_ROOMS = /^(chair|@armchair|@table|@bookshelf|bed|@sofa|door|@chest|@box)$/;
const placeOf = (scene: Scene, doer: number): Scene['setting'] =>
  /carpenter|joiner|woodworker/.test(scene.subjects[doer]?.word ?? '') ? 'workshop' : 'living';

/** They are mended with the fingers. */
const BY_HAND = /net$|@blanket|^kite$|sail/;

function toolFor(scene: Scene, glyph: string, motion: MotionName | null): string | null {
  const said = TOOLS.find(([words]) => isSaid(scene, words))?.[1];
  if (said !== undefined) return said;
  if (motion === 'paint') return 'paintbrush';
  if (motion === 'scrub') return isSaid(scene, /\b(open|unwrap|unbox)/) ? null : 'sponge';
  if (motion === 'mend' || BY_HAND.test(glyph)) return null;
  if (glyph === '@pillowfort') return '@cushion';
  if (isMachine(glyph)) return 'wrench';
  // Only English tells building from decorating here.
  return isSaid(scene, BUILDING) || scene.said.language !== 'en' ? 'hammer' : null;
}

const CLAY = /\b(clay|pottery|pots?|ceramics?|bowls?|vases?|jugs?|mugs?|cups?|plates?)\b/i;
const POTS = /^(amphora|@claybowl|@bowl|@jug|@flowerpot|@coffee|@plate|@cup)$/;

/** Clay is formed on a wheel that turns before the potter. */
function atPottersWheel(scene: Scene, doer: number): void {
  const { word = '', person = null, motion = null } = scene.subjects[doer] ?? {};
  const { prompt } = scene.said;
  const isPotter = /\bpotters?$/.test(word) || /\b(pottery|potter.?s) wheel\b/i.test(prompt);
  const throwsPots = /\b(pottery|throwing pots|shaping clay|molding clay|moulding clay)\b/i.test(
    prompt,
  );
  if (person === null || !(isPotter || (throwsPots && motion === 'knead'))) return;
  if (!/^(idle|knead|spin|turn|sit|stir|shake)$/.test(motion ?? 'idle')) return;
  const made = scene.subjects.findIndex(
    ({ glyph, source }) => POTS.test(glyph) && source !== undefined,
  );
  const isVase = /\b(vase|jug|pitcher|amphora)\b/i.test(prompt);
  const pot = scene.subjects[made];
  takeBack(scene, doer, () => true);
  drop(
    scene,
    ({ glyph }, index) =>
      index !== doer && (glyph === 'wheel' || glyph === '@potterswheel' || index === made),
  );
  const potter = indexOfActor(scene, { word, person });
  if (potter < 0) return;
  change(scene, potter, { motion: 'knead' });
  give(scene, potter, '@potterswheel', 'work');
  const clay = give(scene, potter, isVase ? 'amphora' : '@claybowl', 'work');
  if (pot?.source !== undefined) change(scene, clay, { source: pot.source, colour: pot.colour });
  showUndrawn(scene, /^(wheel|clay|torno|tour|scheibe|ton|arcilla|argile|barro)$/i);
  scene.shown.push(
    ...scene.said.words.standIns.flatMap((each) =>
      CLAY.test(each.word) || /^(mak|shap|form|mold|spin)/i.test(each.word) ? each.word : [],
    ),
  );
  scene.setting ??= 'pottery';
}

/** Who is in a factory is not beside it. */
function insideFactory(scene: Scene, doer: number): void {
  const factory = indexOfGlyph(scene, /^factory$/);
  if (factory < 0 || !scene.subjects[doer]?.person) return;
  const isInside = scene.relations.some(
    ({ from, to, kind }) => from === doer && to === factory && /^(in|inside)$/.test(kind),
  );
  if (!isInside) return;
  const { source, word = '' } = scene.subjects[factory] ?? {};
  drop(scene, (_, index) => index === factory);
  scene.shown.push(source ?? word);
  scene.setting ??= 'factory';
}

/** "changing the tire of her bicycle": it is that one, and no car. */
function changeTire(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'crouch') return;
  const named = scene.subjects.findIndex(
    ({ glyph, source }) => source !== undefined && isMachine(glyph),
  );
  if (named < 0 || !holds(scene, doer, 'wrench')) return;
  relate(scene, doer, named, 'beside');
  takeBack(scene, doer, (glyph) => glyph === 'automobile');
}

/** Eyes and face are covered while sparks fly. */
function behindMask(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  if (motion !== 'weld' || person === null) return;
  if (relatedTo(scene, doer, /^@weldingmask$/) < 0) give(scene, doer, '@weldingmask', 'hold');
  if (!hasRelation(scene, doer, /^(work|beside)$/)) give(scene, doer, '@metalbeam', 'work');
  if (relatedTo(scene, doer, /^@weldingtorch$/) < 0) give(scene, doer, '@weldingtorch', 'hold');
  scene.setting ??= 'factory';
}

/** A keeper who dives or catches does it before the goal. */
function keepGoal(scene: Scene, doer: number): void {
  const { word = '', motion = null } = scene.subjects[doer] ?? {};
  if (!/\b(goalkeeper|goalie|goal keeper|keeper)s?$/.test(word)) return;
  if (!/^(catch|swim|knead|jump|fly|fall|idle)$/.test(motion ?? 'idle') || motion === null) return;
  const isOfSaving = /\b(sav|div|catch|block|stop|leap|jump|fly)/i.test(scene.said.prompt);
  if (!isOfSaving) return;
  change(scene, doer, { motion: 'save' });
  for (const [index, { glyph }] of scene.subjects.entries()) {
    if (glyph === 'soccer-ball') relate(scene, doer, index, 'hold');
    if (glyph === 'goal-net') relate(scene, doer, index, 'beside');
  }
  scene.shown.push(
    ...[...scene.said.words.notDrawn, ...scene.said.words.standIns.map((each) => each.word)].filter(
      (each) => /^(sav|div|mak|leap)/i.test(each),
    ),
  );
}

/** A boxer who trains punches the bag. */
function trainBoxing(scene: Scene, doer: number): void {
  const { word = '', motion = null, person = null } = scene.subjects[doer] ?? {};
  if (person === null || !/\bbox(er|ers)$/.test(word)) return;
  const isTraining = isSaid(scene, /\b(train|practic|work|hit|punch|strik)/);
  if (!isTraining || !/^(idle|box|strike|stretch|knead|beside)$/.test(motion ?? 'idle')) return;
  change(scene, doer, { motion: 'box' });
  takeBack(scene, doer, (glyph) => glyph === 'hammer');
  const bag = indexOfGlyph(scene, /^@punchingbag$/);
  if (bag >= 0) relate(scene, doer, bag, 'beside');
  else if (scene.subjects.filter((each) => each.person !== null).length === 1)
    give(scene, doer, '@punchingbag', 'beside');
  showDeeds(scene, /train|practic|work/i);
  scene.setting ??= 'gym';
}

/** A mower that somebody rides has a seat. */
function onRidingMower(scene: Scene, doer: number): void {
  const mower = indexOfGlyph(scene, /^@(lawnmower|ridemower)$/);
  if (mower < 0) return;
  const rides = scene.relations.some(
    ({ from, to, kind }) => from === doer && to === mower && /^(ride|on|in|inside)$/.test(kind),
  );
  if (!rides) return;
  change(scene, mower, { glyph: '@ridemower' });
  relate(scene, doer, mower, 'ride');
  if (scene.subjects[doer]?.motion === null) change(scene, doer, { motion: 'ride' });
}

/** What is repaired on a table needs finer tools than a hammer. */
function repairSmall(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  if (motion !== 'chop' || person === null || !isSaid(scene, /\b(repair|fix|tinker|restor)/))
    return;
  const object = scene.relations.find(({ from, kind }) => from === doer && kind === 'work')?.to;
  if (object === undefined || scene.subjects[object]?.source === undefined) return;
  if (scene.subjects[object]?.glyph === '@sink' || scene.isTooLarge(object)) return;
  takeBack(scene, doer, (glyph) => glyph === 'hammer');
  if (!hasRelation(scene, doer, /^hold$/)) give(scene, doer, 'screwdriver', 'hold');
  change(scene, doer, { motion: 'scrub' });
  showDeeds(scene, BUILDING);
  if (!/satellite|rocket/.test(scene.subjects[object]?.glyph ?? '')) scene.setting ??= 'workshop';
}

/** What people of a trade do when the prompt says only that they are at work. */
interface Trade {
  readonly roles: RegExp;
  readonly motion: MotionName;
  readonly tools: readonly (readonly [glyph: string, kind: 'work' | 'hold' | 'beside'])[];
}

const TRADES: readonly Trade[] = [
  {
    roles: /carpenter|joiner|woodworker/,
    motion: 'scrub',
    tools: [
      ['wood', 'work'],
      ['carpentry-saw', 'hold'],
    ],
  },
  {
    roles: /mechanic/,
    motion: 'mend',
    tools: [
      ['automobile', 'beside'],
      ['wrench', 'hold'],
    ],
  },
  {
    roles: /chef|cook$/,
    motion: 'stir',
    tools: [
      ['pot-of-food', 'work'],
      ['spoon', 'hold'],
    ],
  },
  { roles: /baker$/, motion: 'knead', tools: [['bread', 'work']] },
  { roles: /seamstress|tailor|dressmaker/, motion: 'knead', tools: [['@sewingmachine', 'work']] },
  {
    roles: /smith$/,
    motion: 'chop',
    tools: [
      ['@sword', 'work'],
      ['hammer', 'hold'],
    ],
  },
  {
    roles: /programmer|coder|developer|engineer|hacker|writer|author/,
    motion: 'type',
    tools: [['@openlaptop', 'work']],
  },
  { roles: /scientist|chemist|researcher/, motion: 'knead', tools: [['alembic', 'work']] },
  { roles: /gardener/, motion: 'sweep', tools: [['@shovel', 'hold']] },
  {
    roles: /barista/,
    motion: 'pour',
    tools: [
      ['@coffee', 'work'],
      ['@jug', 'hold'],
    ],
  },
];

function atWork(scene: Scene, doer: number): void {
  const { word = '', motion = null, person = null } = scene.subjects[doer] ?? {};
  if (person === null || !/\bat work\b/i.test(scene.said.prompt)) return;
  const role = singularPhrase(word);
  const trade = TRADES.find(({ roles }) => roles.test(role));
  if (motion === null && trade !== undefined) {
    takeBack(scene, doer, () => true);
    change(scene, doer, { motion: trade.motion });
    for (const [glyph, kind] of trade.tools) give(scene, doer, glyph, kind);
  }
  const works = (scene.subjects[doer]?.motion ?? 'idle') !== 'idle';
  if (works) showUndrawn(scene, /^(at )?work$/);
}

/** A letter that is read is out of its envelope. */
function readLetter(scene: Scene, doer: number): void {
  const letter = scene.subjects.findIndex(
    ({ glyph, word }) => /^(envelope|love-letter)$/.test(glyph) && /letter|brief/i.test(word),
  );
  if (letter < 0 || !isDoneTo(scene, doer, letter)) return;
  if (
    !isSaid(scene, /^(read|hold|clutch|writ)/) ||
    !/\bread/i.test(scene.said.words.drawn.join(' '))
  )
    return;
  change(scene, letter, { glyph: '@writtenletter', count: 1 });
  relate(scene, doer, letter, 'hold');
}

/** Who weaves has the loom beside them. */
function atLoom(scene: Scene, doer: number): void {
  const loom = indexOfGlyph(scene, /^@loom$/);
  const { word = '', person = null, motion = null } = scene.subjects[doer] ?? {};
  if (person === null) return;
  const isWeaver = /\bweavers?$/.test(word);
  if (loom < 0 && !(isWeaver && (motion === 'mend' || motion === null))) return;
  if (loom >= 0 && !isDoneTo(scene, doer, loom) && !isWeaver) return;
  takeBack(scene, doer, (glyph) => /^@(knitting|armchair)$/.test(glyph));
  const own = indexOfGlyph(scene, /^@loom$/);
  const weaver = indexOfActor(scene, { word, person });
  change(scene, weaver, { motion: 'mend' });
  unrelate(scene, ({ from, to }) => from === own || to === own);
  useOwn(scene, weaver, '@loom', 'beside');
  scene.setting ??= 'workshop';
}

/** A shelf that is built is no shelf on the wall. */
function buildShelf(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const named = scene.said.placeNames.some((name) => /^(shelf|shelves|wardrobe)$/.test(name));
  if (person === null || !named || !/^(knead|chop|scrub)$/.test(motion ?? '')) return;
  if (
    !isSaid(scene, BUILT) ||
    scene.relations.some(({ from, kind }) => from === doer && kind !== 'hold')
  )
    return;
  takeBack(scene, doer, () => true);
  change(scene, doer, { motion: 'mend' });
  give(scene, doer, '@bookshelf', 'beside');
  give(scene, doer, 'hammer', 'hold');
  scene.shown.push(
    ...scene.said.words.standIns.flatMap(({ word, as }) => (as === 'working on' ? word : [])),
  );
  scene.setting = 'living';
}
const BUILT = /\b(build|built|assembl|put|mak|mount|bau|mont|constr)/i;

const BLADES = /^(@sword|@katana|dagger|axe)$/;

/** Iron that is forged is hot. */
function heatIron(scene: Scene, doer: number): void {
  const { word = '', motion = null } = scene.subjects[doer] ?? {};
  if (!word.endsWith('smith') || motion !== 'chop') return;
  const blade = scene.relations.find(
    ({ from, to, kind }) => from === doer && kind === 'work' && BLADES.test(glyphAt(scene, to)),
  )?.to;
  if (blade !== undefined && scene.subjects[blade]?.colour == null)
    change(scene, blade, { colour: 'orange' });
}

/** What explodes does so on the table before them. */
function atBlast(scene: Scene, doer: number): void {
  const blast = indexOfGlyph(scene, /^@beakerblast$/);
  if (blast < 0 || doer !== 0 || scene.subjects[doer]?.person == null) return;
  relate(scene, doer, blast, 'work');
  const { expression } = scene.subjects[doer] ?? { expression: null };
  change(scene, doer, { expression: expression ?? 'surprised', motion: 'shrug' });
  scene.setting ??= 'lab';
}

/** Clothes are ironed on a board for it. */
function atIroningBoard(scene: Scene, doer: number): void {
  if (!holds(scene, doer, '@iron') || scene.subjects[doer]?.motion !== 'scrub') return;
  useOwn(scene, doer, '@ironingboard', 'work');
}

export const CRAFT_DEEDS: readonly Step[] = [
  insideFactory,
  atPottersWheel,
  keepGoal,
  trainBoxing,
  onRidingMower,
  readLetter,
  atWork,
  repairSmall,
  atLoom,
  mendLarge,
  behindMask,
  changeTire,
  buildShelf,
  heatIron,
  atBlast,
  atIroningBoard,
];
