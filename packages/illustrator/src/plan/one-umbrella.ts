import type { PromptSpec } from '../language/spec.ts';
import { isSharedByGroup } from '../things/nature.ts';
import { withChangedAt } from './spec-changes.ts';

/** How much an umbrella grows for each one more below it. */
const GROWTH = 0.7;

/** "three penguins sharing one umbrella": the umbrella of one of them is wide enough for all. */
export function widenUmbrella(spec: PromptSpec): PromptSpec {
  const widened = spec.relations.flatMap(({ from, to, kind }) => {
    const [holders, thing] = [spec.subjects[from], spec.subjects[to]];
    return /^(hold|under)$/.test(kind) && holders && thing && isSharedByGroup(thing, holders.count)
      ? [{ to, scale: thing.scale * (1 + GROWTH * (holders.count - 1)) }]
      : [];
  });
  return widened.reduce((changed, { to, scale }) => withChangedAt(changed, to, { scale }), spec);
}
