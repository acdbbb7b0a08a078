import { isColourName } from '../language/colours.ts';
import { isRoomOpen } from '../language/indoors.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withChangedAt, withKinds, withWordsShown } from './spec-changes.ts';
import { spelled, standInFor } from './word-lists.ts';

const CANOPY = '@canopybed';
const CURTAINS = /(?<said>(?:\b[a-z]+ ){1,2})(?:curtains|drapes|canopy)\b/i;
const IN_BED = /^(?:in|inside|on|under)$/;

/** A sleeper is to be seen, and lies in a plain bed. */
function asPlainBed(spec: PromptSpec, index: number): PromptSpec {
  const names = new Set(spec.subjects.filter(({ glyph }) => glyph === CANOPY).map(spelled));
  const plain = withChangedAt(spec, index, { glyph: 'bed' });
  return {
    ...withKinds(plain, ({ to, kind }) => to === index && kind === 'in', 'inside'),
    words: standInFor(spec.words, names, 'bed'),
  };
}

/** "a four poster bed with white curtains": the curtains are its own, in a bedroom. */
export function withCanopyBeds(spec: PromptSpec): PromptSpec {
  const index = spec.subjects.findIndex(({ glyph }) => glyph === CANOPY);
  if (index < 0) return spec;
  if (spec.relations.some(({ to, kind }) => to === index && IN_BED.test(kind)))
    return asPlainBed(spec, index);
  const words = CURTAINS.exec(spec.prompt)?.groups?.['said']?.toLowerCase().split(' ') ?? [];
  const said = words.find(isColourName);
  const colour = said ?? spec.subjects[index]?.colour ?? null;
  return withWordsShown(
    {
      ...withChangedAt(spec, index, { colour }),
      setting: isRoomOpen(spec.setting) && spec.format === null ? 'bedroom' : spec.setting,
    },
    (word) => word === said,
  );
}
