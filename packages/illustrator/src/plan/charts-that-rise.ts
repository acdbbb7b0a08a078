import type { PromptSpec } from '../language/spec.ts';
import { leavingOut, showWords, withChangedAt } from './spec-changes.ts';

const CHART = /^(?:bar-chart|chart-increasing)$/;
const RISES =
  /\b(?:going up|go(?:es)? up|rising|rises?|increas\w+|grow(?:s|ing)|growth|up ?ward\w*|climb(?:s|ing)|arrow (?:\w+ )?up)\b/i;
const WORDS =
  /^(?:going(?: up)?|go(?:es)?|up|rising|rises?|increas\w+|grow\w*|growth chart|upward\w*|climb\w*|arrows?)$/i;

/** "bar chart with an arrow", "sales are rising, chart": bars that rise with an arrow above them, one thing. */
export function chartsThatRise(spec: PromptSpec): PromptSpec {
  const { subjects, prompt, relations } = spec;
  const chart = subjects.findIndex(
    ({ glyph, count, motion }) =>
      CHART.test(glyph) && count === 1 && /^(?:idle|float)$/.test(motion ?? 'idle'),
  );
  const arrow = subjects.findIndex(({ glyph }) => glyph === '@arrow');
  const isBars = subjects[chart]?.glyph === 'bar-chart';
  const isHeld = relations.some(({ to, kind }) => to === chart && kind === 'hold');
  const rises =
    RISES.test(prompt) && !/\b(?:falling|down|decreas\w+|declin\w+|loss)\b/i.test(prompt);
  if (
    chart < 0 ||
    isHeld ||
    (arrow < 0 && !(rises && isBars)) ||
    (arrow >= 0 && /\bdown\w*\b/i.test(prompt))
  )
    return spec;
  const grown = withChangedAt(spec, chart, { glyph: '@growthbars', motion: null });
  const shown = showWords(grown, rises ? WORDS : /^arrows?$/i);
  return leavingOut(shown, (_, index) => index === arrow);
}
