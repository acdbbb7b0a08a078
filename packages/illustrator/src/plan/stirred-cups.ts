import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { leavingOut, showWords, withChanged } from './spec-changes.ts';

const isCup = ({ glyph }: Subject): boolean => glyph === '@coffee';
const WORDS = /^(?:being )?stir(?:s|red|ring)?(?: up)?$/i;

/** "coffee being stirred", "a spoon stirring coffee": the spoon goes round in the cup, and lies nowhere. */
export function stirredCups(spec: PromptSpec): PromptSpec {
  const { subjects } = spec;
  const isAlone = subjects.every(
    ({ person, glyph }) => person === null && /^(?:spoon|@coffee)$/.test(glyph),
  );
  const stirs = subjects.some(({ motion }) => motion === 'stir');
  if (!isAlone || !stirs || !subjects.some(isCup)) return spec;
  const cups = leavingOut(spec, ({ glyph }) => glyph === 'spoon');
  return showWords(withChanged(cups, isCup, { motion: 'stir' }), WORDS);
}
