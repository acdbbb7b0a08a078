import type { ClipKind } from './clip.ts';
import { hash, landscape, look } from './texture.ts';

/** A camera that goes along a landscape and never sees the same twice. */
export const pan: ClipKind = {
  name: 'pan',
  start(side, frameCount) {
    const texture = landscape(side * 2, 1);
    return (frame) => {
      const left = (frame / frameCount) * 0.35;
      return (x, y, colour) => look(texture, left + x * 0.5, y * 0.5, colour);
    };
  },
};

/** A camera that comes slowly nearer. */
export const zoom: ClipKind = {
  name: 'zoom',
  start(side, frameCount) {
    const texture = landscape(side * 2, 2);
    return (frame) => {
      const scale = 0.5 / (1 + (0.25 * frame) / frameCount);
      return (x, y, colour) =>
        look(texture, 0.4 + (x - 0.5) * scale, 0.6 + (y - 0.5) * scale, colour);
    };
  },
};

/** A hand that cannot hold still: small moves about one place, soft and never the same. */
export const shake: ClipKind = {
  name: 'camera shake',
  start(side) {
    const texture = landscape(side * 2, 3);
    const wander = (frame: number, axis: number): number => {
      const at = (knot: number): number => hash(knot, axis, 7) - 0.5;
      const place = frame / 5;
      const knot = Math.floor(place);
      const t = place - knot;
      const eased = t * t * (3 - 2 * t);
      return 0.02 * (at(knot) + (at(knot + 1) - at(knot)) * eased);
    };
    return (frame) => {
      const left = 0.2 + wander(frame, 1);
      const top = 0.3 + wander(frame, 2);
      return (x, y, colour) => look(texture, left + x * 0.5, top + y * 0.5, colour);
    };
  },
};

/** Two scenes with a cut between them, after a bit more than a third. */
export const hardCut = (first: ClipKind, second: ClipKind): ClipKind => ({
  name: 'cut in the middle',
  start(side, frameCount) {
    const cutAt = Math.round(frameCount * 0.34);
    const before = first.start(side, frameCount);
    const after = second.start(side, frameCount);
    return (frame) => (frame < cutAt ? before(frame) : after(frame));
  },
});
