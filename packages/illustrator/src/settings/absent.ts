import type { Stage } from '../stage/stage.ts';

/** What places bring along and a prompt may want to be absent, by the glyphs that its words name. */
const GLYPHS = {
  palms: /^(palm-tree|deciduous-tree|evergreen-tree)$/,
  trees: /^(deciduous-tree|evergreen-tree)$/,
  clouds: /^cloud$/,
  stars: /^@star$/,
  sunOrMoon: /^(@sun|@moon|crescent-moon)$/,
} as const;

/** Whether the prompt says that the place has none of these: "no palm trees", "without clouds". */
export const isAbsent = (stage: Stage, part: keyof typeof GLYPHS): boolean =>
  stage.plan.without.some((glyph) => GLYPHS[part].test(glyph));
