import type { PromptSpec } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** What is said of a head: such prompts are portraits. */
const OF_HEADS =
  /\b(?:side profile|profile view|in profile|flowers in (?:her|his|their) hair|(?:blue|green|brown|hazel|violet|red|golden|piercing) eyes|freckles|eyelashes|makeup|face paint|deep wrinkles|jewel(?:le)?ry|earrings|hair (?:blowing|flowing)|(?:long|short|curly|silver|white|pink|blue|red|golden|blonde?|messy) hair)\b/i;
/** What would be outside of a portrait. */
const OF_BODIES =
  /\b(?:full[- ]body|stand\w*|sit\w*|walk\w*|run\w*|danc\w*|hold\w*|dress|gown|armou?r|coat|boots|suit|wings|sword|staff|throne|flying|swim\w*|wide|in an? |in the|on an? |on the|at the|at an? )\b/i;

const WORN_ON_HEADS =
  /^(?:crown|@flowercrown|glasses|sunglasses|@halohat|ring|@earrings|@necklace)$/;

/** Tools that a close picture would cut off. */
const LONG_TOOLS =
  /^(?:fishing-pole|pick|@(?:shovel|rake|hoe|scythe|crook|pitchfork|hikingpole))$|^broom$/;

/** "portrait of a fisherman": the rod that every fisherman has is not to be seen so near. */
export const withoutLongTools = (spec: PromptSpec): PromptSpec =>
  spec.shot === 'close'
    ? leavingOut(
        spec,
        ({ glyph, source }, index) =>
          source === undefined &&
          LONG_TOOLS.test(glyph) &&
          spec.relations.some(
            ({ from, to, kind }) => to === index && kind === 'hold' && isHead(spec, from),
          ),
      )
    : spec;
const isHead = ({ subjects }: PromptSpec, index: number): boolean =>
  subjects[index]?.person != null && subjects[index].motion === null;

/** "woman with flowers in her hair, side profile": one person of whose head alone something is said is seen from near. */
export function asPortrait(spec: PromptSpec): PromptSpec {
  const { subjects, shot, setting, format, prompt, weather } = spec;
  const people = subjects.filter(({ person }) => person !== null);
  const [sitter] = people;
  const isAlone =
    sitter?.count === 1 &&
    people.length === 1 &&
    (sitter.motion === null || sitter.motion === 'idle') &&
    subjects.every(
      (subject, index) =>
        subject === sitter ||
        WORN_ON_HEADS.test(subject.glyph) ||
        spec.relations.some(({ to, kind }) => to === index && kind === 'hold'),
    );
  const isFree = shot === null && setting === null && format === null && weather.length === 0;
  if (!isAlone || !isFree || !OF_HEADS.test(prompt) || OF_BODIES.test(prompt)) return spec;
  return { ...spec, shot: 'close' };
}
