import { hasHands } from '../language/faces.ts';
import {
  change,
  drop,
  give,
  hasRelation,
  indexOfGlyph,
  isDoneTo,
  isSaid,
  relate,
  relatedTo,
  type Scene,
  showDeeds,
  showStandIns,
  type Step,
  takeBack,
  unrelate,
  useOwn,
} from './deed-scene.ts';

const GRILLED = /\b(barbecues?|barbeque|bbq|grill)\b/i;

/** On a grill, which is before them. */
function atGrill(scene: Scene, doer: number): void {
  const grill = indexOfGlyph(scene, /^@barbecue$/);
  const motion = scene.subjects[doer]?.motion ?? 'idle';
  const cooks = /^(stir|chop|knead|toss|grill)$/.test(motion);
  const standsThere = grill >= 0 && isDoneTo(scene, doer, grill) && motion === 'idle';
  if (!scene.isActor(doer) || (!standsThere && !(cooks && GRILLED.test(scene.said.prompt)))) return;
  takeBack(scene, doer, (glyph) => /^(pot-of-food|spoon)$/.test(glyph));
  if (grill >= 0) drop(scene, (_, index) => index === indexOfGlyph(scene, /^@barbecue$/));
  change(scene, doer, { motion: 'grill' });
  if (!hasRelation(scene, doer, /^work$/)) give(scene, doer, 'cut-of-meat', 'work');
  if (!hasRelation(scene, doer, /^hold$/)) give(scene, doer, '@spatula', 'hold');
}

/** Whose desk has two turntables on it. */
function atTurntables(scene: Scene, doer: number): void {
  const { word = '', motion = null } = scene.subjects[doer] ?? {};
  if (!/\bdjs?$/i.test(word) || !/^(shake|type|idle|sing|stand)$/.test(motion ?? 'idle')) return;
  takeBack(scene, doer, (glyph) => /^(soccer-ball|guitar)$/.test(glyph));
  change(scene, doer, { motion: 'deejay' });
  useOwn(scene, doer, '@turntable', 'work');
  const own = scene.subjects.find(
    ({ glyph, source }) => glyph === '@turntable' && source === undefined,
  );
  if (own) change(scene, scene.subjects.indexOf(own), { count: 2 });
}

/** Metal is hammered on an anvil, wood on a table; a gear that was not named is taken away. */
function atWorkbench(scene: Scene, doer: number): void {
  const { word = '', motion = null, person = null } = scene.subjects[doer] ?? {};
  if (motion !== 'chop' || person === null || indexOfGlyph(scene, /^kitchen-knife$/) >= 0) return;
  const isSmith = word.endsWith('smith') || isSaid(scene, /forg|anvil/);
  if (isSmith) {
    takeBack(scene, doer, (glyph) => glyph === 'gear');
    const anvil = indexOfGlyph(scene, /^@anvil$/);
    unrelate(scene, ({ to }) => to === anvil);
    useOwn(scene, doer, '@anvil', 'work');
    scene.setting ??= 'forge';
  } else if (/carpenter|joiner/.test(word) || isSaid(scene, /wood|plank|nail/)) {
    takeBack(scene, doer, (glyph) => glyph === 'gear');
    if (!hasRelation(scene, doer, /^work$/)) {
      give(scene, doer, 'wood', 'work');
    }
  }
}

const LANDSCAPES = /\b(sunset|sunrise|sea|ocean|beach|seascape)\b/i;

const PAINTS_WALLS =
  /\bpaint(?:s|ed|ing)? (?:(?!of|on|in|at|picture|portrait|mural)\S+ ){0,4}?(?:walls?|ceiling|living room|bedroom|kitchen|nursery|room)\b/i;

/** "painting their living room wall": with rollers, and no picture of it on an easel. */
function paintWalls(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'paint' || !PAINTS_WALLS.test(scene.said.prompt)) return;
  const isGiven = (thing: number): boolean => scene.subjects[thing]?.source === undefined;
  const brush = relatedTo(scene, doer, /^paintbrush$/);
  if (brush < 0 || !isGiven(brush)) return;
  takeBack(scene, doer, (glyph) => /easel$|^paintbrush$/.test(glyph));
  give(scene, doer, '@paintroller', 'hold');
}

/** What is painted is on the easel. */
function onEasel(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'paint') return;
  const easel = indexOfGlyph(scene, /^@easel$/);
  if (easel < 0) return;
  const motif = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer && to !== easel && (kind === 'front' || kind === 'beside' || kind === 'work'),
  )?.to;
  const what = /\bpaint(?:ing|s|ed)?\s+(.*)/i.exec(scene.said.prompt)?.[1] ?? '';
  if (
    motif !== undefined &&
    !/wall|fence|house|door|room/.test(scene.subjects[motif]?.word ?? '')
  ) {
    change(scene, easel, { glyph: '@blankeasel' });
    change(scene, motif, { count: 1, motion: null });
    unrelate(scene, ({ from, to }) => from === motif || to === motif);
    relate(scene, motif, easel, 'inside');
    relate(scene, doer, easel, 'beside');
  } else if (motif === undefined && LANDSCAPES.test(what)) {
    change(scene, easel, { glyph: '@seaeasel' });
  }
}

/** What is cut lies on the table. */
function onBoard(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  if (
    person === null ||
    !/^(chop|strike)$/.test(motion ?? '') ||
    !isSaid(scene, /cut|slic|chop|fillet/)
  ) {
    return;
  }
  const fish = scene.subjects.findIndex(
    ({ glyph }, index) => /^(fish|tropical-fish)$/.test(glyph) && isDoneTo(scene, doer, index),
  );
  if (fish < 0) return;
  change(scene, doer, { motion: 'chop' });
  change(scene, fish, { glyph: '@rawfish', count: 1 });
  relate(scene, doer, fish, 'work');
  takeBack(scene, doer, (glyph) => glyph === 'carrot');
  const hasKnife = scene.subjects.some(({ glyph }) => glyph === 'kitchen-knife');
  if (!hasKnife) give(scene, doer, 'kitchen-knife', 'hold');
}

/** What is weighed is beside a scale. */
function onScale(scene: Scene, doer: number): void {
  if (!scene.subjects[doer]?.person || !isSaid(scene, /\bweigh(?:s|ed|ing)?\b/)) return;
  const scale = indexOfGlyph(scene, /^@scale$/);
  unrelate(scene, ({ from, to }) => from === scale || to === scale);
  useOwn(scene, doer, '@scale', 'work');
  if (/^(knead|idle)$/.test(scene.subjects[doer].motion ?? 'idle')) {
    change(scene, doer, { motion: 'sell' });
  }
}

/** Who stands behind a counter works at it. */
function atCounter(scene: Scene, doer: number): void {
  const counter = indexOfGlyph(scene, /^@counter$/);
  const { person, glyph = '' } = scene.subjects[doer] ?? {};
  const canWork = person != null || hasHands(glyph);
  if (counter < 0 || !canWork || !isDoneTo(scene, doer, counter)) return;
  relate(scene, doer, counter, 'work');
}

/** Looks into a microscope on the table, or through a spyglass. */
function throughLenses(scene: Scene, doer: number): void {
  const lens = indexOfGlyph(scene, /^(microscope|telescope)$/);
  if (lens < 0 || !scene.subjects[doer]?.person) return;
  if (scene.subjects[lens]?.glyph === 'microscope') {
    if (!isSaid(scene, /look|peer|us|examin|study/) && !isDoneTo(scene, doer, lens)) return;
    takeBack(scene, doer, (glyph) => /book/.test(glyph));
    relate(scene, doer, indexOfGlyph(scene, /^microscope$/), 'work');
    change(scene, doer, { motion: 'knead' });
    showStandIns(scene, /^(look|peer)/i);
    scene.setting ??= 'lab';
    return;
  }
  const isAtSea =
    /pirate|captain|sailor|explorer/.test(scene.subjects[doer]?.word ?? '') ||
    /\b(ship|boat)\b/i.test(scene.said.prompt);
  if (!isAtSea) return;
  change(scene, lens, { glyph: '@spyglass' });
  change(scene, doer, { motion: 'spy' });
  takeBack(scene, doer, (glyph) => /^(dagger|@sword|@katana)$/.test(glyph));
  relate(scene, doer, indexOfGlyph(scene, /^@spyglass$/), 'hold');
}

const GOWNS = /\b(?:dress|gown)$/i;
/** Almost as high as the person who sews it. */
const ON_SHOW = 1.5;

/** A gown hangs finished beside the person who sews it; of anything else there is the cloth. */
function sewGarment(scene: Scene, doer: number, made: number): void {
  const { word = '', colour = null } = scene.subjects[made] ?? {};
  if (!GOWNS.test(word)) {
    change(scene, made, { glyph: '@foldedblanket' });
    return relate(scene, doer, made, 'work');
  }
  const isBridal = /wedding|bridal/i.test(word);
  const cloth = give(scene, doer, '@foldedblanket', 'work');
  change(scene, cloth, { colour: colour ?? (isBridal ? 'white' : null) });
  change(scene, made, { glyph: isBridal ? '@weddingdress' : 'dress', scale: ON_SHOW });
  relate(scene, doer, made, 'beside');
}

/** Cloth is sewn with a machine; the first of what is sewn lies beside it. */
function atSewingMachine(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.motion !== 'knit' || !isSaid(scene, /\bsew/)) return;
  takeBack(scene, doer, (glyph) => /^@(knitting|armchair)$/.test(glyph));
  for (const [index, { glyph }] of scene.subjects.entries()) {
    if (glyph === '@knitting' && isDoneTo(scene, doer, index))
      change(scene, index, { glyph: 't-shirt' });
  }
  const made = scene.relations.find(({ from, kind }) => from === doer && kind === 'hold')?.to;
  if (made !== undefined) sewGarment(scene, doer, made);
  showDeeds(scene, /sew/i);
  change(scene, doer, { motion: 'knead' });
  give(scene, doer, '@sewingmachine', 'work');
  scene.setting ??= 'sewing';
}

const AT_TILLS = /\b(?:cashier|checkout (?:clerk|girl|boy)|checker)s?$/i;

/** What a cashier scans or rings up is on the counter. */
function atTill(scene: Scene, doer: number): void {
  const { word = '', motion = null } = scene.subjects[doer] ?? {};
  if (!AT_TILLS.test(word) || (motion !== null && motion !== 'idle')) return;
  const goods = scene.subjects.findIndex(
    ({ person, source }, index) =>
      person === null &&
      source !== undefined &&
      !scene.isTooLarge(index) &&
      !scene.relations.some(({ from, to }) => from === index || (to === index && from !== doer)),
  );
  if (goods < 0) useOwn(scene, doer, '@cashregister', 'work');
  else relate(scene, doer, goods, 'work');
  change(scene, doer, { motion: 'sell' });
  scene.setting ??= 'supermarket';
}

export const TRADE_DEEDS: readonly Step[] = [
  atGrill,
  atTurntables,
  atWorkbench,
  paintWalls,
  onEasel,
  onBoard,
  onScale,
  atCounter,
  throughLenses,
  atSewingMachine,
  atTill,
];
