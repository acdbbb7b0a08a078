import { type ClipKind, cover } from './clip.ts';
import { landscape, look } from './texture.ts';

const TURN = 2 * Math.PI;

/** A pendulum; its period is no whole number of frames. */
export const swinging = (period: number): ClipKind => ({
  name: 'swing',
  start(side) {
    const texture = landscape(side, 4);
    return (frame) => {
      const angle = 0.6 * Math.sin((TURN * frame) / period + 0.4);
      const [bobX, bobY] = [0.5 + 0.6 * Math.sin(angle), 0.1 + 0.6 * Math.cos(angle)];
      return (x, y, colour) => {
        look(texture, x, y, colour);
        const along = Math.max(
          0,
          Math.min(1, ((x - 0.5) * (bobX - 0.5) + (y - 0.1) * (bobY - 0.1)) / 0.36),
        );
        const rope = Math.hypot(x - 0.5 - along * (bobX - 0.5), y - 0.1 - along * (bobY - 0.1));
        cover(colour, [30, 26, 30], (0.008 - rope) / 0.004);
        cover(colour, [236, 190, 60], (0.1 - Math.hypot(x - bobX, y - bobY)) / 0.006);
      };
    };
  },
});

/** A figure that walks on the spot while the ground moves; steps and ground have different periods. */
export const walk: ClipKind = {
  name: 'walking sprite',
  start(side) {
    const texture = landscape(side, 5);
    return (frame) => {
      const step = (TURN * frame) / 24.6;
      const ground = frame / 73.8;
      const bob = 0.015 * Math.cos(2 * step);
      const legs = [1, -1].map((way) => 0.5 + way * 0.09 * Math.sin(step));
      return (x, y, colour) => {
        if (y > 0.8) look(texture, x * 0.5 + ground, y * 0.5, colour);
        else colour.set([150 - 60 * y, 190 - 40 * y, 230 - 20 * y]);
        for (const [index, foot] of legs.entries()) {
          const lift = index === 0 ? Math.max(0, Math.cos(step)) : Math.max(0, -Math.cos(step));
          const bottom = 0.84 - 0.05 * lift;
          const share = Math.max(0, Math.min(1, (y - 0.55) / (bottom - 0.55)));
          const leg = Math.abs(x - (0.5 + (foot - 0.5) * share));
          if (y > 0.55 && y < bottom) cover(colour, [60, 50, 110], (0.03 - leg) / 0.006);
        }
        const body = Math.max(Math.abs(x - 0.5) / 0.08, Math.abs(y - bob - 0.46) / 0.13);
        cover(colour, [210, 70, 60], (1 - body) * 14);
        cover(colour, [240, 200, 160], (0.075 - Math.hypot(x - 0.5, y - bob - 0.26)) / 0.006);
      };
    };
  },
};

/** One picture and nothing else. */
export const still: ClipKind = {
  name: 'static',
  start(side) {
    const texture = landscape(side, 6);
    return () => (x, y, colour) => look(texture, x, y, colour);
  },
};
