import { kinOf } from '../language/kin.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { indicesOf, leavingOut, showWords, withChangedAt } from './spec-changes.ts';

/** What is there "with" people or animals carries them. */
const CARRYING =
  /^(@horsecarriage|@jinrikisha|@carriage|@hotairballoon|@convertible|@openboat|@rowboat|canoe|@kayak|@gondola|sailboat|@stroller|@wagon)$/;

/** "a carriage with a bride and groom": they sit in it. */
export function intoVehicles(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const carries = ({ from, to, kind, said }: Relation): boolean =>
    kind === 'beside' &&
    (said === undefined || said.text === 'with' || said.text === 'and') &&
    from === 0 &&
    CARRYING.test(spec.subjects[from]?.glyph ?? '') &&
    isAnimate(spec.subjects[to]?.glyph ?? '', vocabulary) &&
    spec.subjects[to]?.motion == null;
  // Under water fish swim around a boat.
  if (!/\bwith\b/i.test(spec.prompt) || spec.setting === 'underwater') return spec;
  const relations = spec.relations.map((relation): Relation =>
    carries(relation) && !isHorse(spec, relation.to)
      ? { ...relation, from: relation.to, to: relation.from, kind: 'inside' }
      : relation,
  );
  return { ...spec, relations };
}

const isHorse = ({ subjects }: PromptSpec, index: number): boolean =>
  /^(horse|horse-face|donkey|unicorn)$/.test(kinOf(subjects[index]?.glyph ?? ''));

/** A horse carriage has a horse before it. */
export function withHorse(spec: PromptSpec): PromptSpec {
  const carriage = spec.subjects.findIndex(({ glyph }) => glyph === '@horsecarriage');
  const isDrawn = /\bhorses?\b/i.test(spec.prompt);
  if (carriage < 0 || !isDrawn) return spec;
  const horse = spec.subjects.findIndex((_, index) => isHorse(spec, index));
  if (horse >= 0) return pulling(spec, horse, carriage);
  const added = { ...spec, subjects: [...spec.subjects, oneOf('horse')] };
  return pulling(added, spec.subjects.length, carriage);
}

function pulling(spec: PromptSpec, horse: number, carriage: number): PromptSpec {
  const pulls = withChangedAt(spec, horse, { motion: 'pull' });
  const relations = spec.relations.filter(({ from, to }) => from !== horse && to !== horse);
  return { ...pulls, relations: [...relations, { from: horse, to: carriage, kind: 'beside' }] };
}

const SANTA = /^(santa-claus|mx-claus)$/;
const REINDEER = /^(@reindeer|@rudolph|deer)$/;

const SLEIGH = '@santasleigh';
const IN_AIR =
  /\breindeers?\b.*\b(?:pull|draw|fl)\w*\b.*\b(?:over|above|across|past|through the (?:night )?sky|in the (?:night )?sky|moon)\b/iu;

/** "reindeer pulling a sleigh over a village": the index of the sleigh. */
function sleighInAir(spec: PromptSpec): number | undefined {
  const hasTeam = spec.subjects.some(({ glyph }) => REINDEER.test(glyph));
  if (!hasTeam || !IN_AIR.test(spec.prompt)) return undefined;
  return indicesOf(spec, ({ glyph }) => glyph === 'sled')[0];
}

/** Santa's sleigh is drawn with him and his reindeer. */
export function inSantasSleigh(spec: PromptSpec): PromptSpec {
  const { subjects, relations } = spec;
  const ride = relations.find(
    ({ from, to, kind }) =>
      /^(ride|on|in|inside)$/.test(kind) &&
      SANTA.test(subjects[from]?.glyph ?? '') &&
      subjects[to]?.glyph === 'sled',
  );
  const inAir = ride === undefined ? sleighInAir(spec) : undefined;
  const flies = inAir !== undefined || subjects[ride?.from ?? -1]?.motion === 'fly';
  const at = ride?.to ?? inAir;
  const drawn =
    at === undefined
      ? spec
      : withChangedAt(spec, at, { glyph: SLEIGH, motion: flies ? 'fly' : null });
  if (!drawn.subjects.some(({ glyph }) => glyph === SLEIGH)) return spec;
  return leavingOut(
    showWords(drawn, /^pull/i),
    ({ glyph }, index) => index === ride?.from || REINDEER.test(glyph),
  );
}

/** On a chairlift a skier sits; the skis that only go with the word are left out. */
export function onChairlifts(spec: PromptSpec): PromptSpec {
  const isOnLift = spec.relations.some(({ to }) => spec.subjects[to]?.glyph === '@chairlift');
  return isOnLift && !/\bskis\b/i.test(spec.prompt)
    ? leavingOut(spec, ({ glyph }) => glyph === '@skis')
    : spec;
}
