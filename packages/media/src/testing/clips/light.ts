import type { ClipKind } from './clip.ts';
import { hash, landscape, look } from './texture.ts';

const PERIOD = 9;

/** A lamp that flickers, the same way every nine frames. */
export const flicker: ClipKind = {
  name: 'flicker',
  start(side) {
    const texture = landscape(side, 9);
    return (frame) => {
      const strength = 0.55 + 0.5 * hash(frame % PERIOD, 3);
      return (x, y, colour) => {
        look(texture, x, y, colour);
        const lamp = 0.35 + strength * Math.exp(-((x - 0.5) ** 2 + (y - 0.4) ** 2) * 5);
        for (let channel = 0; channel < 3; channel++) colour[channel] = colour[channel]! * lamp;
      };
    };
  },
};

/** A scene whose light goes from cool and dim to warm and bright, and does not come back. */
export const drifting = (scene: ClipKind): ClipKind => ({
  name: 'drifting light',
  start(side, frameCount) {
    const shadeOf = scene.start(side, frameCount);
    return (frame) => {
      const shade = shadeOf(frame);
      const time = frame / frameCount;
      const gains = [0.78 + 0.26 * time, 0.8 + 0.2 * time, 0.86 + 0.1 * time];
      return (x, y, colour) => {
        shade(x, y, colour);
        for (let channel = 0; channel < 3; channel++) {
          colour[channel] = colour[channel]! * gains[channel]!;
        }
      };
    };
  },
});
