import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords } from './spec-changes.ts';

const PLANTS = /^(?:potted-plant|@fern|@succulents|@flowerpot|@vine|cactus)$/;
const OF_PLANTS =
  /\b(?:plants?|macram[eé]|pots?|flowers?) hangers?\b|\bhangers? (?:for|with) (?:\w+ )?plants?\b/i;

/** "plants in macrame hangers": their cords are in the picture of a plant that hangs. */
export function inPlantHangers(said: PromptSpec): PromptSpec {
  if (!OF_PLANTS.test(said.prompt)) return said;
  const spec = showWords(said, /^(?:macram[eé]|plant|pot)$/i);
  const isHanger = ({ glyph }: Subject): boolean => glyph === '@hanger';
  const hanger = spec.subjects.find(isHanger);
  if (hanger === undefined) return said;
  const isPlant = ({ glyph }: Subject): boolean => PLANTS.test(glyph);
  const hung = (each: Subject): Subject => ({ ...each, glyph: 'potted-plant', motion: 'hang' });
  if (spec.subjects.some(isPlant)) {
    const plants = spec.subjects.map((each) => (isPlant(each) ? hung(each) : each));
    return leavingOut({ ...spec, subjects: plants }, isHanger);
  }
  const subjects = spec.subjects.map((each) =>
    isHanger(each) ? { ...hung(oneOf('potted-plant', each.word)), count: each.count } : each,
  );
  return { ...spec, subjects };
}
