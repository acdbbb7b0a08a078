import { isColourName } from '../language/colours.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Subject } from '../language/subject.ts';
import { isMachine } from '../things/machines.ts';
import {
  change,
  give,
  hasRelation,
  holds,
  isDoneTo,
  isSaid,
  relate,
  type Scene,
  showDeeds,
  showStandIns,
  takeBack,
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
  /tree$|cake|^@(suitcase|sandcastle|snowman|portal|easel|anvil|sink|loom|table|counter|blackboard)$|^snowman|^mountain|^cloud/;
/** Painted with a brush for houses: all else is painted on a canvas. */
const PAINTED_ITSELF =
  /^(@fence|@wall|house|derelict-house|house-with-garden|hut|@cabin|@barn|@mansion|@watermill|@cannon|@catapult|door|chair|@bench|@widebench|@bookshelf|@fridge|bed|canoe|@rowboat|sailboat|bicycle|automobile|@armchair|@box|@crate|@chest|@mailbox|@birdhouse)$/;
const FURNITURE =
  /^(chair|@fence|@wall|@bench|@widebench|@barrel|ladder|@box|@crate|@washer|@oven|@fridge)$/;

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
  /^(gear|carrot|kitchen-knife|hammer|@bucket|sponge|paintbrush|@easel|@blankeasel|@metalbeam)$/;

/** In the hands of somebody who loads or packs it. */
const isLoad = ({ relations }: Scene, doer: number, index: number): boolean =>
  relations.some(
    ({ from, to, kind, said }) =>
      from === doer && to === index && kind === 'hold' && said === undefined,
  );

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
      !(motion === 'mend' && isLoad(scene, doer, index)) &&
      !OTHERWISE.test(glyph) &&
      (motion !== 'paint' || PAINTED_ITSELF.test(glyph)),
  );
}

/** With a tool at the thing itself: who sands a chair, paints a fence, repairs a car or builds a shelf. */
export function mendLarge(scene: Scene, doer: number): void {
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
  const said = scene.said.words.notDrawn.find((word) => isColourName(word.toLowerCase()));
  if (said === undefined || scene.subjects[object]?.colour != null) return;
  change(scene, object, { colour: said.toLowerCase() });
  scene.shown.push(said);
}

const IN_ROOMS = /^(chair|@armchair|@table|@bookshelf|bed|@sofa|door|@chest|@box|@crate)$/;
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

const ROOF =
  /\b(?:fix|repair|mend|build|paint|clean|hammer)\w* (?:on )?(?:the |a |his |her |their )?(?:leaky )?roof\b/i;

/** "fixing the roof of his house": up on it, with a hammer. */
export function mendRoof(scene: Scene, doer: number): void {
  const { person = null, motion = null, count = 0 } = scene.subjects[doer] ?? {};
  const isFree = motion === null || HANDIWORK.has(motion);
  if (person === null || count !== 1 || !isFree || !ROOF.test(scene.said.prompt)) return;
  takeBack(scene, doer, (glyph) => GIVEN.test(glyph) && glyph !== 'hammer');
  useOwn(scene, doer, 'house', 'on');
  if (!hasRelation(scene, doer, /^hold$/)) give(scene, doer, 'hammer', 'hold');
  change(scene, doer, { motion: 'strike' });
  showDeeds(scene, BUILDING);
  scene.setting = 'hills';
}

const MECHANICS = /\b(?:mechanics?|engineers?|technicians?)$/i;

/** "mechanics working under the hood of a car": on the car, and at no computer. */
export function workOnMachine(scene: Scene, doer: number): void {
  const { motion = null, word = '' } = scene.subjects[doer] ?? {};
  const isNamed = ({ glyph, source }: Subject): boolean => source !== undefined && isMachine(glyph);
  if (motion !== 'type' || !MECHANICS.test(word) || !scene.subjects.some(isNamed)) return;
  takeBack(scene, doer, (glyph) => /laptop|computer/.test(glyph));
  change(scene, doer, { motion: 'knead' });
  relate(scene, doer, scene.subjects.findIndex(isNamed), 'work');
  showStandIns(scene, /^work/i);
}

/** "changing the tire of her bicycle": it is that one, and no car. */
export function changeTire(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'crouch') return;
  const named = scene.subjects.findIndex(
    ({ glyph, source }) => source !== undefined && isMachine(glyph),
  );
  if (named < 0 || !holds(scene, doer, 'wrench')) return;
  relate(scene, doer, named, 'beside');
  takeBack(scene, doer, (glyph) => glyph === 'automobile');
}

/** What is repaired on a table needs finer tools than a hammer. */
export function repairSmall(scene: Scene, doer: number): void {
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

const BUILT = /\b(build|built|assembl|put|mak|mount|bau|mont|constr)/i;

/** A shelf that is built is no shelf on the wall. */
export function buildShelf(scene: Scene, doer: number): void {
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
