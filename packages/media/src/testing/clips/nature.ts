import { type ClipKind, cover } from './clip.ts';
import { hash, landscape, look, noise } from './texture.ts';

const TURN = 2 * Math.PI;

/** Water: trains of waves whose periods never meet. */
export const waves: ClipKind = {
  name: 'waves',
  start() {
    const trains = [
      { x: 3, y: 9, period: 29.3, height: 1 },
      { x: -5, y: 13, period: 21.7, height: 0.6 },
      { x: 11, y: 19, period: 16.1, height: 0.35 },
    ];
    return (frame) => (x, y, colour) => {
      const near = 0.5 + y;
      let height = 0;
      for (const train of trains) {
        const phase = train.x * x + (train.y * y) / near - frame / train.period;
        height += train.height * Math.sin(TURN * phase);
      }
      colour[0] = 30 + 60 * y + 22 * height;
      colour[1] = 90 + 50 * y + 28 * height;
      colour[2] = 140 + 20 * y + 34 * height;
      cover(colour, [236, 246, 250], (height - 1.2) * 1.4);
    };
  },
};

/** Streaks of rain before a wall; no drop falls twice. */
export const rain: ClipKind = {
  name: 'rain',
  start(side) {
    const texture = landscape(side, 8);
    const columns = 60;
    return (frame) => (x, y, colour) => {
      look(texture, x, y, colour);
      for (let channel = 0; channel < 3; channel++) colour[channel] = colour[channel]! * 0.55;
      const column = Math.floor(x * columns);
      for (let layer = 0; layer < 2; layer++) {
        const fall =
          y * 1.6 - frame * (0.11 + 0.05 * hash(column, layer, 1)) + hash(column, layer, 2);
        const drop = Math.floor(fall);
        const inside = fall - drop;
        if (hash(column, drop, 10 + layer) > 0.5) continue;
        const thin = Math.abs(x * columns - column - 0.2 - 0.6 * hash(column, drop, 20)) / 0.18;
        cover(colour, [200, 214, 230], Math.min((1 - thin) * 2, (0.22 - inside) * 8) * 0.7);
      }
    };
  },
};

const FLAME = [
  [6, 4, 10],
  [96, 16, 6],
  [216, 66, 10],
  [255, 164, 36],
  [255, 240, 170],
] as const;

/** Flames: noise that rises and changes while it does. */
export const fire: ClipKind = {
  name: 'fire',
  start() {
    const size = 256;
    const maps = [0, 1].map((seed) =>
      Float32Array.from({ length: size * size }, (_, i) =>
        noise(((i % size) / size) * 8, (Math.floor(i / size) / size) * 8, 8, seed + 40),
      ),
    );
    const at = (map: Float32Array, u: number, v: number): number => {
      const x = (u - Math.floor(u)) * size;
      const y = (v - Math.floor(v)) * size;
      const [left, top] = [Math.floor(x) % size, Math.floor(y) % size];
      const [right, below] = [(left + 1) % size, (top + 1) % size];
      const [across, down] = [x - Math.floor(x), y - Math.floor(y)];
      const upper = map[top * size + left]! * (1 - across) + map[top * size + right]! * across;
      const lower = map[below * size + left]! * (1 - across) + map[below * size + right]! * across;
      return upper + (lower - upper) * down;
    };
    return (frame) => (x, y, colour) => {
      const rising =
        0.6 * at(maps[0]!, x * 0.7, y * 0.5 + frame * 0.021) +
        0.4 * at(maps[1]!, x * 0.9 + frame * 0.003, y * 0.7 + frame * 0.034);
      const heat = (1.3 * y + 0.1) * (1.2 - 1.8 * Math.abs(x - 0.5)) * (0.2 + 1.5 * rising);
      const place = Math.max(0, Math.min(0.999, heat - 0.15)) * (FLAME.length - 1);
      const step = Math.floor(place);
      colour.set(FLAME[step]!);
      cover(colour, FLAME[step + 1]!, place - step);
    };
  },
};
