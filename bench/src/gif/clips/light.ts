import { type Clip, shadedClip } from '../clip.ts';
import { blend, fractalNoise, hash } from './noise.ts';

const TURN = 2 * Math.PI;
const SQUARE = { width: 480, height: 480, frameCount: 24 } as const;

const LIGHTS = [
  { colour: [255, 120, 60], x: 0.3, y: 0.35, reach: 0.22, turn: 1 },
  { colour: [60, 140, 255], x: 0.68, y: 0.4, reach: 0.26, turn: -1 },
  { colour: [200, 60, 220], x: 0.5, y: 0.72, reach: 0.24, turn: 1 },
  { colour: [80, 230, 180], x: 0.2, y: 0.8, reach: 0.15, turn: -1 },
] as const;

/** Soft lights that circle over dusk: nothing but gradients, all of them moving. */
const glows = shadedClip({ name: 'glows', ...SQUARE }, () => (x, y, phase, colour) => {
  blend(colour, [24, 18, 52], [58, 30, 84], y);
  for (const light of LIGHTS) {
    const angle = TURN * phase * light.turn + light.x * 9;
    const distance = Math.hypot(
      x - light.x - 0.1 * Math.cos(angle),
      y - light.y - 0.1 * Math.sin(angle),
    );
    const strength = Math.exp(-((distance / light.reach) ** 2));
    light.colour.forEach((value, channel) => (colour[channel]! += value * strength * 0.8));
  }
});

/** A night sky of a few dark levels, where every band shows. */
const darkGradient = shadedClip({ name: 'dark-gradient', ...SQUARE }, () => {
  const stars = Array.from({ length: 90 }, (_, i) => [hash(i, 1), hash(i, 2) * 0.7, hash(i, 3)]);
  return (x, y, phase, colour) => {
    blend(colour, [6, 8, 20], [26, 30, 58], y + 0.12 * Math.sin(TURN * (phase + x * 0.5)));
    const moon = Math.hypot(x - 0.7, y - 0.3 - 0.02 * Math.sin(TURN * phase));
    const halo = 30 * Math.exp(-moon * 5);
    for (let channel = 0; channel < 3; channel++) colour[channel]! += halo;
    if (moon < 0.06) blend(colour, [236, 232, 210], [214, 208, 190], moon / 0.06);
    for (const star of stars) {
      const [starX, starY, own] = star as [number, number, number];
      if (Math.abs(x - starX) > 0.004 || Math.abs(y - starY) > 0.004) continue;
      const light = 90 + 120 * (0.5 + 0.5 * Math.sin(TURN * (phase * 2 + own)));
      const near = Math.max(0, 1 - Math.hypot(x - starX, y - starY) / 0.003);
      for (let channel = 0; channel < 3; channel++) colour[channel]! += light * near;
    }
  };
});

const FLAME = [
  [4, 2, 6],
  [90, 12, 4],
  [214, 60, 8],
  [255, 158, 30],
  [255, 236, 150],
  [255, 255, 240],
] as const;

/** Rising noise through a table of flame colours. */
const fire = shadedClip({ name: 'fire', ...SQUARE }, () => (x, y, phase, colour) => {
  const rising = fractalNoise(x * 6, y * 4 + phase * 4, 4, 4);
  const sway = 0.08 * Math.sin(TURN * (phase + y));
  const heat = (1.35 * y + 0.1) * (1.15 - 1.9 * Math.abs(x - 0.5 + sway)) * (0.35 + 1.3 * rising);
  const place = Math.max(0, Math.min(0.9999, heat - 0.12)) * (FLAME.length - 1);
  const step = Math.floor(place);
  blend(colour, FLAME[step]!, FLAME[step + 1]!, place - step);
});

export const lightClips: readonly Clip[] = [glows, darkGradient, fire];
