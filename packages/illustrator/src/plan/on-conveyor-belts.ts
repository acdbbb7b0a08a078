import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { showInLoops, withChanged } from './spec-changes.ts';

const MOVES = /^(?:mov|travel|go|rid|pass|roll|slid|glid)(?:e?s|ing)?(?: (?:along|by|past))?$/i;

/** "sushi on a conveyor belt": the belt carries it, and no parcels. */
export function onConveyorBelts(spec: PromptSpec): PromptSpec {
  const isLoaded = ({ glyph }: Subject, index: number): boolean =>
    glyph === '@conveyorbelt' &&
    spec.relations.some(({ to, kind }) => to === index && (kind === 'on' || kind === 'ride'));
  if (!spec.subjects.some(isLoaded)) return spec;
  return showInLoops(withChanged(spec, isLoaded, { glyph: '@emptybelt' }), MOVES);
}
