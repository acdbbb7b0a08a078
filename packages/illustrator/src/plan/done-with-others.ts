import { canShowFeelings } from '../language/faces.ts';
import type { MotionName } from '../language/motion-name.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { withChangedAt, withThing } from './spec-changes.ts';
import { namesInPattern } from './word-lists.ts';

/** Done by both where one does it with the other. */
const JOINT: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'knead',
  'stir',
  'chop',
  'paint',
  'fish',
  'sweep',
  'dig',
  'boardgame',
  'sing',
  'knit',
  'yoga',
  'stretch',
  'eat',
  'drink',
  'pray',
  'jump',
  'kick',
  'dunk',
  'shake',
]);
/** One is enough for all. */
const BALLS = /ball$/;
/** How both are related to the same things; what the one holds, the other gets of its own. */
const SHARED = /^(?:work|around|beside|on|in|inside)$/;

/** "baking cookies with her granddaughter", "playing chess with his grandpa": both do it, at the same things. */
export function doneWithOthers(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const company = relations.find((each) => isInCompany(spec, each));
  const doer = subjects[company?.from ?? -1];
  if (company === undefined || doer === undefined) return kickedWithAnimal(spec);
  const { from, to } = company;
  const own = relations.filter(
    (each) => each !== company && each.from === from && subjects[each.to]?.person === null,
  );
  const shared = own.filter(({ kind }) => SHARED.test(kind));
  const held = own.flatMap(({ to: thing, kind }) => {
    const { [thing]: tool } = subjects;
    return kind === 'hold' && tool !== undefined && !BALLS.test(tool.glyph) ? tool : [];
  });
  const joined: Relation[] = [
    ...shared.map((each) => Object.assign({}, each, { from: to })),
    ...held.map((_, i): Relation => ({ from: to, to: subjects.length + i, kind: 'hold' })),
  ];
  const both = {
    ...spec,
    subjects: [...subjects, ...held],
    relations: [...relations.filter((each) => each !== company), ...joined],
  };
  return withBall(withChangedAt(both, to, { motion: doer.motion }), [from, to]);
}

/** Those who kick have a ball between them. */
function withBall(spec: PromptSpec, [from, to]: readonly [number, number]): PromptSpec {
  const hasBall = spec.subjects.some(({ glyph }) => BALLS.test(glyph));
  if (spec.subjects[from]?.motion !== 'kick' || hasBall) return spec;
  return withThing(spec, 'soccer-ball', [
    { from, kind: 'beside' },
    { from: to, kind: 'beside' },
  ]);
}

const PLAYS_SOCCER = /\bplay\w* (?:soccer|football|futbol) with\b/i;

/** "playing soccer with his dog": the ball is there as well. */
function kickedWithAnimal(spec: PromptSpec): PromptSpec {
  const kicks = spec.subjects.findIndex(({ motion }) => motion === 'kick');
  const hasBall = spec.subjects.some(({ glyph }) => BALLS.test(glyph));
  if (kicks < 0 || hasBall || !PLAYS_SOCCER.test(spec.prompt)) return spec;
  const company = spec.relations.find(({ from, kind }) => from === kicks && kind === 'beside');
  const players = company === undefined ? [kicks] : [kicks, company.to];
  const free = { ...spec, relations: spec.relations.filter((each) => each !== company) };
  return withThing(
    free,
    'soccer-ball',
    players.map((from) => ({ from, kind: 'beside' })),
  );
}

/** "playing chess against a pigeon", "with a robot": persons, animals and robots play. */
function isOpponent(
  { relations, kind, to }: Pick<PromptSpec, 'relations'> & Pick<Relation, 'kind' | 'to'>,
  other: Subject | undefined,
): boolean {
  const isFree = other?.motion === null && !relations.some((each) => each.from === to);
  const canPlay = other?.person != null || canShowFeelings(other?.glyph ?? '');
  return isFree && canPlay && (kind === 'beside' || kind === 'front');
}

/** Whether a relation is one like "with his son", and both may do what the first of them does. */
function isInCompany(
  { subjects, relations, prompt }: PromptSpec,
  { from, to, kind }: Relation,
): boolean {
  const [doer, other] = [subjects[from], subjects[to]];
  if (doer?.motion === 'boardgame') return isOpponent({ relations, kind, to }, other);
  if (kind !== 'beside' || doer?.person == null || other?.person == null) return false;
  const isFree = other.motion === null && !relations.some((each) => each.from === to);
  if (!JOINT.has(doer.motion) || !isFree) return false;
  return new RegExp(
    `\\bwith (?:(?:an?|the|his|her|their|my|our|some|two|three|four|2|3|4) )(?:\\S+ ){0,2}?${namesInPattern(other)}\\b`,
    'iu',
  ).test(prompt);
}
