import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withChanged } from './spec-changes.ts';

const BEHIND_PARENT =
  /\bbehind (?:their|its|her|his|the) (?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father|parents?)\b/i;
const MOTHERS = /^(?:mom|mum|mommy|mummy|mama|mother|mother duck|hen)$/i;

/** "five ducklings crossing the street behind their mom": they walk in a row, and she is the first. */
export function youngBehind(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, relations } = spec;
  const isRow = ({ from, to, kind }: Relation): boolean =>
    kind === 'behind' && subjects[from]?.person === null && subjects[to]?.person === null;
  const row = BEHIND_PARENT.test(prompt) ? relations.find(isRow) : undefined;
  if (row === undefined) return spec;
  const others = relations.filter((each) => each !== row);
  const inRow = [...others, { ...row, kind: 'left' as const }];
  return withChanged(
    { ...spec, relations: inRow },
    ({ motion }, index) =>
      (index === row.from || index === row.to) && /^(idle|walk)$/.test(motion ?? 'idle'),
    { motion: 'walk' },
  );
}

/** The picture of a duck is the one of a drake: mothers are brown. */
export const asMotherDuck = (spec: PromptSpec): PromptSpec =>
  withChanged(
    spec,
    ({ glyph, word, colour }) => glyph === 'duck' && colour === null && MOTHERS.test(word),
    { colour: 'brown' },
  );
