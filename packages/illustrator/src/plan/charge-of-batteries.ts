import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { hideWords, withChanged } from './spec-changes.ts';

const CHARGE = /\b(\d{1,3}) ?(?:%|percent\b|per cent\b)/i;
/** Below this the battery is drawn nearly empty, in percent. */
const LOW = 30;

const isBattery = ({ glyph }: Subject): boolean => glyph === 'battery' || glyph === 'low-battery';

/** "a battery at 5 percent": one that is nearly empty. */
export function chargeOfBatteries(spec: PromptSpec): PromptSpec {
  const [, percent] = CHARGE.exec(spec.prompt) ?? [];
  const battery = spec.subjects.find(isBattery);
  if (percent === undefined || battery === undefined) return spec;
  const isCounted = battery.count === Number(percent);
  const said = isCounted ? hideWords(spec, new RegExp(`^${percent}$`)) : spec;
  return withChanged(said, isBattery, {
    glyph: Number(percent) < LOW ? 'low-battery' : 'battery',
    count: isCounted ? 1 : battery.count,
  });
}
