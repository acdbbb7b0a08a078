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
  showStandIns,
  showUndrawn,
  type Step,
  takeBack,
  unrelate,
  useOwn,
} from './deed-scene.ts';
import {
  buildShelf,
  changeTire,
  mendLarge,
  mendRoof,
  repairSmall,
  workOnMachine,
} from './repair-deeds.ts';
import { keepGoal, kickIntoGoal, playCatch, trainBoxing } from './sport-deeds.ts';
import { atWork } from './trades-at-work.ts';

const CLAY = /\b(clay|pottery|pots?|ceramics?|bowls?|vases?|jugs?|mugs?|cups?|plates?)\b/i;
const POTS = /^(amphora|@claybowl|@bowl|@jug|@flowerpot|@coffee|@plate)$/;

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
  showStandIns(scene, CLAY);
  showStandIns(scene, /^(mak|shap|form|mold|spin)/i);
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

/** Eyes and face are covered while sparks fly. */
function behindMask(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  if (motion !== 'weld' || person === null) return;
  if (relatedTo(scene, doer, /^@weldingmask$/) < 0) give(scene, doer, '@weldingmask', 'hold');
  if (!hasRelation(scene, doer, /^(work|beside)$/)) give(scene, doer, '@metalbeam', 'work');
  if (relatedTo(scene, doer, /^@weldingtorch$/) < 0) give(scene, doer, '@weldingtorch', 'hold');
  scene.setting ??= 'factory';
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
  kickIntoGoal,
  playCatch,
  trainBoxing,
  onRidingMower,
  readLetter,
  atWork,
  repairSmall,
  atLoom,
  workOnMachine,
  mendLarge,
  mendRoof,
  behindMask,
  changeTire,
  buildShelf,
  heatIron,
  atBlast,
  atIroningBoard,
];
