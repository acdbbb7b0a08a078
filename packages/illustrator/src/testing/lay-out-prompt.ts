import { parsePrompt } from '../language/parse.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { layOut } from '../layout/layout.ts';
import type { Placement } from '../layout/placement.ts';
import { direct } from '../plan/direct.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { PLAIN_TAKE } from '../plan/take.ts';

const FRAME = {
  width: 512,
  height: 512,
  ground: 0.84,
  horizon: 0.6,
  water: false,
  window: null,
  take: PLAIN_TAKE,
};

/** What a prompt's picture shows, and where, on a square frame. */
interface LaidOut {
  readonly plan: ScenePlan;
  readonly placements: readonly Placement[];
  /** The placements of a glyph. */
  readonly all: (glyph: string) => readonly Placement[];
  /** The first of them. */
  readonly of: (glyph: string) => Placement;
}

export function layOutPrompt(
  prompt: string,
  vocabulary: Vocabulary,
  frame: Partial<typeof FRAME> = {},
): LaidOut {
  const plan = direct(parsePrompt(prompt, vocabulary), vocabulary);
  const placements = layOut(plan, { ...FRAME, ...frame }, (glyph) => vocabulary.categoryOf(glyph));
  const all = (glyph: string): readonly Placement[] =>
    placements.filter(({ subject }) => plan.subjects[subject]?.glyph === glyph);
  return { plan, placements, all, of: (glyph) => all(glyph)[0]! };
}
