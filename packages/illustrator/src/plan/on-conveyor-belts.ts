import { isLifeless } from '../language/kinds-of-things.ts';
import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showInLoops, withChanged } from './spec-changes.ts';

const MOVES =
  /^(?:mov|travel|go|rid|pass|roll|slid|glid|carry|transport)(?:e?s|ing)?(?: (?:along|by|past))?$/i;
const LOADED =
  /\b(?:conveyor|assembly) (?:belts?|lines?) (?:\w+ )?(?:with|of|full of|carry\w*|carries|mov\w+|transport\w*)\b/i;
const ALONG =
  /\b(?:mov|travel|rid|roll|pass|go|slid|glid|com)\w* (?:down|along|over|across|by on) (?:an? |the )?(?:\w+ )?(?:conveyor|assembly)/i;

/** "sushi on a conveyor belt", "a conveyor belt moving boxes": the belt carries them, and no other parcels. */
export function onConveyorBelts(read: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = withLoad(read, vocabulary);
  const isLoaded = ({ glyph }: Subject, index: number): boolean =>
    glyph === '@conveyorbelt' &&
    spec.relations.some(({ to, kind }) => to === index && (kind === 'on' || kind === 'ride'));
  if (!spec.subjects.some(isLoaded)) return spec;
  return showInLoops(withChanged(spec, isLoaded, { glyph: '@emptybelt' }), MOVES);
}

/** Puts what a belt carries on it. */
function withLoad(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { prompt, subjects, relations } = spec;
  const belt = subjects.findIndex(({ glyph }) => glyph === '@conveyorbelt');
  const isAfter = LOADED.test(prompt);
  if (belt < 0 || !(isAfter || ALONG.test(prompt))) return spec;
  const load = subjects.findIndex(
    (each, index) =>
      (isAfter ? index > belt : index < belt) &&
      isLifeless(each, vocabulary) &&
      !isScenery(each.glyph),
  );
  const isBetween = (from: number, to: number): boolean =>
    (from === belt && to === load) || (from === load && to === belt);
  const others = relations.filter(({ from, to }) => !isBetween(from, to));
  const isTaken = others.some(({ from, to }) => from === load || to === load);
  if (load < 0 || isTaken) return spec;
  return { ...spec, relations: [...others, { from: load, to: belt, kind: 'on' }] };
}
