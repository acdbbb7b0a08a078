import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import {
  countOf,
  indicesOf,
  inSteps,
  withChanged,
  withChangedAt,
  withThing,
} from './spec-changes.ts';

const CLINKS =
  /\b(?:clink|toast)(?:s|ing|ed)?\b|\brais(?:e|es|ing) (?:a|their|the)? ?glass(?:es)?\b/i;
/** Drawn as a pair of glasses, or as a bottle: each of the people has one glass. */
const GLASS_OF: Readonly<Record<string, string>> = {
  'clinking-glasses': '@champagneflute',
  '@clinkingwine': 'wine-glass',
  'clinking-beer-mugs': 'beer-mug',
  'bottle-with-popping-cork': '@champagneflute',
};

/** People whose hands or glasses meet. */
const meets = ({ motion, count }: Subject): boolean => motion === 'highfive' && count > 0;

/** "friends high fiving": two are enough where the prompt says no number. */
const asPair = (spec: PromptSpec): PromptSpec => {
  const all = spec.subjects.filter(meets);
  const isOpen = (subject: Subject): boolean =>
    meets(subject) && subject.count > 2 && subject.saidCount === undefined;
  return all.length === 1 ? withChanged(spec, isOpen, { count: 2 }) : spec;
};

/** Each of those who clink has a glass of the kind that is named. */
function glassForEach(spec: PromptSpec): PromptSpec {
  const { subjects, relations, prompt } = spec;
  if (!CLINKS.test(prompt)) return spec;
  const held = relations.filter(
    ({ from, kind }) => kind === 'hold' && subjects[from] !== undefined && meets(subjects[from]),
  );
  return held.reduce((changed, { from, to }) => {
    const { glyph = '' } = subjects[to] ?? {};
    const count = subjects[from]?.count ?? 1;
    return withChangedAt(changed, to, { count, glyph: GLASS_OF[glyph] ?? glyph, motion: null });
  }, spec);
}

const PAIR = /^(?:clinking-glasses|@clinkingwine|clinking-beer-mugs)$/;

/** "friends clinking wine glasses": the glasses are in their hands, and not beside them. */
function inHands(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const glasses = subjects.findIndex(({ glyph }) => PAIR.test(glyph));
  const people = indicesOf(spec, ({ person, motion }) => person !== null && motion === null);
  const isFree = relations.every(({ to }) => to !== glasses);
  const glass = subjects[glasses];
  if (!glass || !isFree || countOf(spec, people) < 2 || people.length > 2) return spec;
  const meeting = withChanged(spec, (_, index) => people.includes(index), { motion: 'highfive' });
  const one = withChangedAt(meeting, glasses, { glyph: GLASS_OF[glass.glyph] ?? glass.glyph });
  const [first = 0, second] = people;
  const held: PromptSpec = {
    ...one,
    relations: [...relations, { from: first, to: glasses, kind: 'hold' }],
  };
  if (second === undefined) return held;
  return withThing(held, GLASS_OF[glass.glyph] ?? glass.glyph, [{ from: second, kind: 'hold' }]);
}

/** "two people clinking beer glasses", "friends high fiving": as many people as do it, with a glass for each. */
export const clinking = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [inHands, asPair, glassForEach]);
