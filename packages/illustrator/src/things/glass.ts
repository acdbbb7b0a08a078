/** Things that show what is inside of them. */

import type { PromptSpec } from '../language/spec.ts';
import { rideableAs } from './depiction.ts';

export interface Glass {
  /** The middle of its inside: across in widths of its box from its own middle, up in its heights from the ground. */
  readonly x: number;
  readonly y: number;
  /** How large what is inside may be, in widths of its box. */
  readonly room: number;
  /** How much of it shows over what is inside: 1 for bars, little for glass. */
  readonly cover: number;
  /** The middles of all windows in a row, as `x`; absent: one window. */
  readonly windows?: readonly number[];
}

const IN_FRIDGE: Glass = { x: -0.14, y: 0.34, room: 0.46, cover: 0 };
const IN_BOOTH: Glass = { x: 0, y: 0.38, room: 0.6, cover: 0 };

const GLASSES: Readonly<Record<string, Glass>> = {
  '@fishbowl': { x: 0, y: 0.42, room: 0.54, cover: 0.4 },
  '@fishtank': { x: 0, y: 0.48, room: 0.5, cover: 0.35 },
  '@hollowtree': { x: 0, y: 0.32, room: 0.34, cover: 0 },
  '@emptyglobe': { x: 0, y: 0.54, room: 0.56, cover: 0.35 },
  '@sphere': { x: 0, y: 0.5, room: 0.54, cover: 0.5 },
  '@bubble': { x: 0, y: 0.5, room: 0.56, cover: 0.5 },
  '@clearbulb': { x: 0, y: 0.64, room: 0.45, cover: 0.4 },
  '@glassteapot': { x: -0.02, y: 0.4, room: 0.42, cover: 0.35 },
  '@emptyjar': { x: 0, y: 0.42, room: 0.5, cover: 0.35 },
  '@bottleonside': { x: -0.13, y: 0.6, room: 0.42, cover: 0.4 },
  '@glassdome': { x: 0, y: 0.42, room: 0.54, cover: 0.35 },
  '@birdcage': { x: 0, y: 0.36, room: 0.54, cover: 1 },
  '@lantern': { x: 0, y: 0.36, room: 0.3, cover: 0.35 },
  'crystal-ball': { x: 0, y: 0.62, room: 0.5, cover: 0.3 },
  'ring-buoy': { x: 0, y: 0.5, room: 0.5, cover: 0.4 },
  '@hamsterwheel': { x: 0, y: 0.4, room: 0.5, cover: 0.3 },
  '@cocoon': { x: 0, y: 0.68, room: 0.62, cover: 0 },
  wheel: { x: 0, y: 0.5, room: 0.56, cover: 0.5 },
  'tumbler-glass': { x: 0, y: 0.4, room: 0.42, cover: 0.4 },
  '@waterglass': { x: 0, y: 0.4, room: 0.46, cover: 0.4 },
  'wine-glass': { x: 0, y: 0.68, room: 0.42, cover: 0.5 },
  'hourglass-not-done': { x: 0, y: 0.3, room: 0.34, cover: 0.4 },
  television: { x: -0.07, y: 0.5, room: 0.38, cover: 0.15 },
  '@blankeasel': { x: 0, y: 0.62, room: 0.4, cover: 0 },
  // The driver's window, of those that look to the left.
  bus: { x: -0.17, y: 0.72, room: 0.19, cover: 0.25 },
  taxi: { x: -0.11, y: 0.75, room: 0.18, cover: 0.25 },
  'delivery-truck': { x: -0.3, y: 0.62, room: 0.2, cover: 0.25 },
  'pickup-truck': { x: -0.16, y: 0.76, room: 0.19, cover: 0.25 },
  ambulance: { x: -0.27, y: 0.56, room: 0.2, cover: 0.25 },
  'fire-engine': { x: -0.27, y: 0.65, room: 0.22, cover: 0.25 },
  'police-car': { x: -0.12, y: 0.67, room: 0.18, cover: 0.25 },
  minibus: { x: -0.26, y: 0.75, room: 0.17, cover: 0.25 },
  'articulated-lorry': { x: -0.36, y: 0.57, room: 0.16, cover: 0.25 },
  helicopter: { x: -0.18, y: 0.5, room: 0.26, cover: 0.3 },
  locomotive: { x: 0.31, y: 0.72, room: 0.2, cover: 0.25 },
  '@schoolbus': {
    x: -0.16,
    y: 0.76,
    room: 0.13,
    cover: 0.25,
    windows: [-0.18, -0.068, 0.048, 0.162, 0.278, 0.392],
  },
  '@vintagetruck': { x: -0.05, y: 0.76, room: 0.22, cover: 0.25 },
  '@dumptruck': { x: -0.27, y: 0.54, room: 0.17, cover: 0.25 },
  '@garbagetruck': { x: -0.27, y: 0.54, room: 0.17, cover: 0.25 },
  '@mixertruck': { x: -0.27, y: 0.54, room: 0.17, cover: 0.25 },
  '@bulldozer': { x: 0.22, y: 0.68, room: 0.22, cover: 0.25 },
  '@forklift': { x: 0.16, y: 0.64, room: 0.32, cover: 0 },
  '@tuktuk': { x: -0.03, y: 0.56, room: 0.28, cover: 0 },
  '@excavator': { x: 0.08, y: 0.6, room: 0.2, cover: 0.25 },
  '@carriage': { x: -0.14, y: 0.63, room: 0.19, cover: 0.1 },
  'motor-boat': { x: -0.1, y: 0.58, room: 0.17, cover: 0.2 },
  '@biplane': { x: 0.06, y: 0.66, room: 0.2, cover: 0 },
  mirror: { x: 0, y: 0.5, room: 0.36, cover: 0.2 },
  '@highbed': { x: 0, y: 0.18, room: 0.4, cover: 0 },
  '@doghouse': { x: 0, y: 0.27, room: 0.4, cover: 0 },
  '@washer': { x: 0, y: 0.44, room: 0.4, cover: 0.3 },
  '@fridge': IN_FRIDGE,
  '@openfridge': IN_FRIDGE,
  '@phonebooth': IN_BOOTH,
  '@openbooth': IN_BOOTH,
  '@wardrobe': { x: 0, y: 0.33, room: 0.5, cover: 0 },
  '@locker': { x: -0.05, y: 0.34, room: 0.46, cover: 0 },
  '@vendingmachine': { x: -0.07, y: 0.58, room: 0.48, cover: 0.06 },
  '@clawmachine': { x: -0.06, y: 0.58, room: 0.44, cover: 0.25 },
  '@oven': { x: 0, y: 0.4, room: 0.44, cover: 0.3 },
  '@microwave': { x: -0.1, y: 0.5, room: 0.36, cover: 0.3 },
};

/** Where things are seen in it when it holds some, null when one does not see into it. */
export const glassOf = (glyph: string): Glass | null => GLASSES[rideableAs(glyph)] ?? null;

/** How far to each side the outermost of several riders are, in widths. */
const OUTERMOST = 0.31;

/** The middle of the window in a row that one of several riders looks out of; null where there is one window. */
export function windowOf(glass: Glass | null, seatShift: number, isAlone: boolean): number | null {
  if (glass?.windows === undefined || isAlone) return null;
  const { windows } = glass;
  const [first = 0, last = first] = [windows[0], windows.at(-1)];
  const at = first + ((seatShift + OUTERMOST) / (2 * OUTERMOST)) * (last - first);
  return windows.reduce((best, each) => (Math.abs(each - at) < Math.abs(best - at) ? each : best));
}

/** The subjects that are to be seen behind glass. */
export const behindGlass = ({
  subjects,
  relations,
}: Pick<PromptSpec, 'subjects' | 'relations'>): ReadonlySet<number> =>
  new Set(
    relations.flatMap(({ from, to, kind }) =>
      (kind === 'inside' || kind === 'in') && glassOf(subjects[to]?.glyph ?? '') ? from : [],
    ),
  );
