import { hardCut, pan, shake, zoom } from './camera.ts';
import type { ClipKind } from './clip.ts';
import { drifting, flicker } from './light.ts';
import { fire, rain, waves } from './nature.ts';
import { still, swinging, walk } from './things.ts';

const swing = swinging(43.3);

/** What clips are like, one of each kind. */
export const CLIP_KINDS: readonly ClipKind[] = [
  pan,
  swing,
  waves,
  walk,
  rain,
  fire,
  zoom,
  hardCut(waves, swinging(30.2)),
  still,
  flicker,
  shake,
  drifting(swing),
];

export { clipOf } from './clip-source.ts';
export { CLIP_RATE, type ClipKind, drawClip } from './clip.ts';
