import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isRelated, withChanged } from './spec-changes.ts';

const PLOUGHING =
  /\bplou?gh|\bplow|pflüg|\blabour(er|ant|e)\b|\barando\b|\barar\b|\barado\b|耕|\btilling\b/i;

/** A tractor that ploughs pulls a plough over bare soil; a combine harvester stands in ripe wheat. */
export function atFieldWork(spec: PromptSpec): PromptSpec {
  if (spec.crop !== null || (spec.setting !== null && spec.setting !== 'hills')) return spec;
  if (spec.subjects.some(({ glyph }) => glyph === '@combine')) {
    return { ...spec, crop: { name: 'wheat', colour: null } };
  }
  const isTractor = ({ glyph }: Subject): boolean => glyph === 'tractor';
  if (!PLOUGHING.test(spec.prompt) || !spec.subjects.some(isTractor)) return spec;
  const isAlone = ({ glyph }: Subject, index: number): boolean =>
    glyph === 'tractor' && !isRelated(spec, index);
  return {
    ...withChanged(spec, isAlone, { glyph: '@ploughingtractor' }),
    crop: { name: 'soil', colour: null },
  };
}
