import { isRoomOpen } from '../language/indoors.ts';
import type { PromptSpec } from '../language/spec.ts';
import { withGlyphs } from './spec-changes.ts';

const TREE = /tree$|^@(?:cypress|acacia|baobab)$/;
/** They stand indoors, or on beaches. */
const ELSEWHERE = /^(?:christmas-tree|palm-tree|@cattree|@shoetree)$/;

/** "a table under a tree": out of doors, where a table is no surface of the picture. */
export function underTrees(spec: PromptSpec): PromptSpec {
  const { subjects, relations, setting, format } = spec;
  const isTree = (index: number): boolean => {
    const glyph = subjects[index]?.glyph ?? '';
    return TREE.test(glyph) && !ELSEWHERE.test(glyph);
  };
  const under = relations.filter(({ kind, to }) => kind === 'under' && isTree(to));
  if (under.length === 0 || format !== null || !isRoomOpen(setting)) return spec;
  const isUnder = (index: number): boolean => under.some(({ from }) => from === index);
  return withGlyphs({ ...spec, setting: 'park', surface: null }, ({ glyph }, index) =>
    glyph === '@table' && isUnder(index) ? '@picnictable' : undefined,
  );
}
