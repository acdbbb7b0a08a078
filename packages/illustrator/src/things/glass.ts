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
}

const GLASSES: Readonly<Record<string, Glass>> = {
  '@fishbowl': { x: 0, y: 0.42, room: 0.54, cover: 0.4 },
  '@fishtank': { x: 0, y: 0.48, room: 0.5, cover: 0.35 },
  '@hollowtree': { x: 0, y: 0.32, room: 0.34, cover: 0 },
  '@emptyglobe': { x: 0, y: 0.54, room: 0.56, cover: 0.35 },
  '@bubble': { x: 0, y: 0.5, room: 0.56, cover: 0.5 },
  '@clearbulb': { x: 0, y: 0.64, room: 0.45, cover: 0.4 },
  '@emptyjar': { x: 0, y: 0.42, room: 0.5, cover: 0.35 },
  '@bottleonside': { x: -0.13, y: 0.42, room: 0.46, cover: 0.4 },
  '@glassdome': { x: 0, y: 0.42, room: 0.54, cover: 0.35 },
  '@birdcage': { x: 0, y: 0.36, room: 0.54, cover: 1 },
  '@lantern': { x: 0, y: 0.36, room: 0.3, cover: 0.35 },
  'crystal-ball': { x: 0, y: 0.62, room: 0.5, cover: 0.3 },
  'ring-buoy': { x: 0, y: 0.5, room: 0.5, cover: 0.4 },
  '@hamsterwheel': { x: 0, y: 0.4, room: 0.5, cover: 0.3 },
  wheel: { x: 0, y: 0.5, room: 0.56, cover: 0.5 },
  'tumbler-glass': { x: 0, y: 0.4, room: 0.42, cover: 0.4 },
  '@waterglass': { x: 0, y: 0.4, room: 0.46, cover: 0.4 },
  'wine-glass': { x: 0, y: 0.68, room: 0.42, cover: 0.5 },
  'hourglass-not-done': { x: 0, y: 0.3, room: 0.34, cover: 0.4 },
  television: { x: -0.07, y: 0.5, room: 0.38, cover: 0.15 },
  mirror: { x: 0, y: 0.5, room: 0.36, cover: 0.2 },
  '@washer': { x: 0, y: 0.44, room: 0.4, cover: 0.3 },
  '@oven': { x: 0, y: 0.4, room: 0.44, cover: 0.3 },
  '@microwave': { x: -0.1, y: 0.5, room: 0.36, cover: 0.3 },
};

/** Where things are seen in it when it holds some, null when one does not see into it. */
export const glassOf = (glyph: string): Glass | null => GLASSES[rideableAs(glyph)] ?? null;

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
