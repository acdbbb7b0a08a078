import type { ScenePlan } from './plan.ts';
import { takeBackWords } from './word-lists.ts';

/** Strings of lights hang over places; nothing that is printed has them. */
export function withoutLightsOnPaper(plan: ScenePlan): ScenePlan {
  if (!plan.hasLightStrings || plan.setting !== 'flatlay' || plan.format === null) return plan;
  const lights = new Set(plan.words.drawn.filter((word) => /\blights?$/iu.test(word)));
  return { ...plan, hasLightStrings: false, words: takeBackWords(plan.words, lights) };
}
