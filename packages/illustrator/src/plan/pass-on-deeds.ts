import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isAmong, leavingOut, withChanged, withChangedAt, withThing } from './spec-changes.ts';
import { standInFor } from './word-lists.ts';

const PASSING: ReadonlySet<MotionName | null> = new Set<MotionName | null>(['teach', 'help']);
/** What somebody does it with or at. */
const WITH_THINGS = /^(hold|work|ride|on|beside)$/;
/** Done by both at one table. */
const AT_TABLE: ReadonlySet<MotionName> = new Set<MotionName>(['knead', 'chop']);

/**
 * "a grandma teaching her grandson to bake", "a boy helping his mom wash the dishes": the deed is done by
 * whom it is taught, and by both where one helps or where it is done at a table.
 */
export function passOnDeeds(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const from = subjects.findIndex(({ motion, person }) => PASSING.has(motion) && person !== null);
  const doer = subjects[from];
  if (!doer) return spec;
  const to = relations.find(
    (each) => each.from === from && each.kind === 'beside' && subjects[each.to]?.person != null,
  )?.to;
  if (to === undefined) return withoutHelp(spec, from);
  const own = subjects[to]?.motion ?? null;
  const isOfThing = (each: Relation): boolean =>
    (each.from === from || each.from === to) &&
    ![from, to].includes(each.to) &&
    WITH_THINGS.test(each.kind);
  const things = relations.filter(isOfThing);
  // Not with the books that a student has anyway.
  const isNamed = ({ to: thing }: Relation): boolean => subjects[thing]?.source !== undefined;
  const isCarrying =
    doer.motion === 'help' && things.some((each) => each.kind === 'hold' && isNamed(each));
  const deed = own ?? doer.passesOn ?? (isCarrying ? 'walk' : null);
  if (deed === null && doer.motion === 'help') {
    const desk = things.find(({ to: thing }) => subjects[thing]?.glyph === '@table');
    if (desk !== undefined) return helpAtDesk(spec, { helper: from, helped: to, desk: desk.to });
  }
  const worn = things.find(
    (each) => isNamed(each) && GARMENTS.test(subjects[each.to]?.glyph ?? ''),
  );
  if (own === null && worn !== undefined && PUTS_ON.test(spec.prompt))
    return helpIntoCoat(spec, from, to);
  if (deed === null) return withoutHelp(spec, from);
  if (own === 'walk' && doer.motion === 'help' && things.length === 0)
    return walkHandInHand(spec, from, to);
  const isShared = doer.motion === 'help' || AT_TABLE.has(deed);
  // Each needs what is in the hand; the table is for both.
  const copied = isShared ? things.filter(({ kind }) => kind !== 'work') : [];
  const isAtSink = things.some(({ to: thing }) => subjects[thing]?.glyph === '@sink');
  if (isAtSink && doer.motion === 'help') return dryTheDishes(spec, from, to);
  const copies = copied.flatMap(({ to: thing }) => subjects[thing] ?? []);
  const byTeacher = (each: Relation): Relation => ({ ...each, from });
  const passed: PromptSpec = {
    ...spec,
    subjects: [...subjects, ...copies],
    relations: [
      ...relations.filter((each) => !isOfThing(each) && !(isShared && isAmong(each, [from, to]))),
      ...things.map((each) => ({ ...each, from: to })),
      ...(isShared ? things.filter(({ kind }) => kind === 'work').map(byTeacher) : []),
      ...copied.map(({ kind }, i): Relation => ({ from, to: subjects.length + i, kind })),
    ],
  };
  const isTaught = doer.motion === 'teach' && isShared;
  const taught = withChangedAt(isTaught ? besidePupil(passed) : passed, from, { passesOn: deed });
  return withChanged(taught, (_, i) => i === to || (isShared && i === from), { motion: deed });
}

const TEACHES = /^(?:teach|taught|instruct|coach|enseñ|enseign|apprend|lehr|unterricht)/i;

/** Two people who make the same thing at a table stand in for one who teaches the other. */
function besidePupil(spec: PromptSpec): PromptSpec {
  const taught = new Set(spec.words.drawn.filter((word) => TEACHES.test(word)));
  return { ...spec, words: standInFor(spec.words, taught, 'doing it together') };
}

/** One washes, and the other one has a plate. */
function dryTheDishes(spec: PromptSpec, helper: number, washer: number): PromptSpec {
  const things = spec.relations.map((each) =>
    each.from === helper && each.to !== washer ? { ...each, from: washer } : each,
  );
  const plate = withThing({ ...spec, relations: things }, '@plate', [
    { from: helper, kind: 'hold' },
  ]);
  const washing = withChangedAt(plate, washer, { motion: 'scrub' });
  return withChangedAt(washing, helper, { motion: null });
}

/** "helping an old woman walk": her hand is in the helper's. */
function walkHandInHand(spec: PromptSpec, helper: number, helped: number): PromptSpec {
  const pair = [helper, helped];
  const relations = spec.relations.filter((each) => !isAmong(each, pair));
  const held: Relation = { from: helper, to: helped, kind: 'hug' };
  return withChanged({ ...spec, relations: [...relations, held] }, (_, i) => pair.includes(i), {
    motion: 'holdhands',
    meanwhile: 'walk',
  });
}

const GARMENTS =
  /coat|jacket|vest|shirt|dress|jeans|kimono|sari|scarf|gloves|socks|shoe|boot|hat$|crown|necktie/;
const PUTS_ON = /\b(?:put(?:ting)? on|into|try on|get dressed|dress)\b/i;

/** "helping a woman put on her coat": she wears it, and the hands of the helper are at it. */
function helpIntoCoat(spec: PromptSpec, helper: number, dressed: number): PromptSpec {
  const relations = spec.relations.filter((each) => !isAmong(each, [helper, dressed]));
  const near: Relation = { from: helper, to: dressed, kind: 'front' };
  const setting = spec.setting ?? 'living';
  const dressing = { ...spec, setting, relations: [...relations, near] };
  return withChangedAt(dressing, helper, { motion: 'groom' });
}

/** "helping a student at his desk": one writes at it, and the other has a hand on the shoulder. */
function helpAtDesk(
  spec: PromptSpec,
  {
    helper,
    helped,
    desk,
  }: { readonly helper: number; readonly helped: number; readonly desk: number },
): PromptSpec {
  const { relations, prompt, setting } = spec;
  const atDesk: Relation = { from: helped, to: desk, kind: 'work' };
  const isTool = ({ source }: Subject, index: number): boolean =>
    source === undefined &&
    relations.some(({ from, to, kind }) => from === helped && to === index && kind === 'hold');
  const kept = [...relations.filter(({ to }) => to !== desk), atDesk];
  const writing = withChangedAt({ ...spec, relations: kept }, helped, { motion: 'write' });
  const helping = withChangedAt(writing, helper, { motion: 'teach' });
  const isSchool = setting === 'room' && /\b(?:teacher|student|pupil)s?\b/i.test(prompt);
  return leavingOut({ ...helping, setting: isSchool ? 'classroom' : setting }, isTool);
}

/** Nothing shows what somebody helps with. */
function withoutHelp(spec: PromptSpec, helper: number): PromptSpec {
  if (spec.subjects[helper]?.motion !== 'help') return spec;
  const isHelp = (word: string): boolean => /^(help|assist|hilf|helf|aid|ayud)/i.test(word);
  const { drawn, standIns } = spec.words;
  const words = {
    ...spec.words,
    drawn: drawn.filter((word) => !isHelp(word)),
    standIns: [...standIns, ...drawn.filter(isHelp).map((word) => ({ word, as: 'standing by' }))],
  };
  return withChanged({ ...spec, words }, (_: Subject, i) => i === helper, { motion: 'idle' });
}
