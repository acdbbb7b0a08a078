import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { fillCircle, radialGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

const DISK_LINES = 30;
/** How far the glowing matter reaches, in radii of the hole, and how flat we see it. */
const DISK = { inner: 1.3, outer: 3, flat: 0.2, tilt: -0.2 } as const;

const placeOf = (stage: Stage): readonly [x: number, y: number, radius: number] => {
  const isSwallowing = stage.plan.landforms.includes('swallowedstar');
  return [
    (isSwallowing ? 0.4 : 0.5) * stage.width,
    (isSwallowing ? 0.5 : 0.42) * stage.height,
    0.15 * scaleOf(stage),
  ];
};

/** From white heat at the inner edge to dark red at the outer one. */
const heatAt = (t: number): Colour =>
  t < 0.4
    ? mix([0.98, 0.05, 90], [0.86, 0.15, 68], t / 0.4)
    : mix([0.86, 0.15, 68], [0.45, 0.17, 30], (t - 0.4) / 0.6);

/** A disc of darkness within a disk of glowing matter, whose light bends over and below it. */
export function addBlackHole(stage: Stage): void {
  const [x, y, radius] = placeOf(stage);
  const halo = glowSprite(stage.environment, [0.8, 0.15, 60]);
  stage.addLayer(6.5, 0.1, (context, phase) => {
    drawGlow(context, halo, x, y, radius * 3.6, 0.55 + 0.05 * wave(phase));
    context.save();
    context.translate(x, y);
    context.rotate(DISK.tilt);
    const half = (isFront: boolean): void => {
      for (let i = DISK_LINES; i >= 0; i--) {
        const t = i / DISK_LINES;
        const reach = radius * (DISK.inner + (DISK.outer - DISK.inner) * t);
        const shimmer = 0.82 + 0.18 * wave(phase, 1 + (i % 2), i * 0.37);
        context.strokeStyle = css(heatAt(t), shimmer * (1 - t) ** 0.7);
        context.lineWidth = radius * 0.085;
        context.beginPath();
        const [from, to] = isFront ? [0, Math.PI] : [Math.PI, TAU];
        context.ellipse(0, 0, reach, reach * DISK.flat, 0, from, to);
        context.stroke();
      }
    };
    half(false);
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      context.strokeStyle = css(heatAt(t), 0.75 * (1 - t) + 0.05);
      context.lineWidth = 0.07 * radius;
      context.beginPath();
      context.arc(0, 0, radius * (1.08 + 0.42 * t), 0, TAU);
      context.stroke();
    }
    context.fillStyle = css([0.015, 0.005, 280]);
    fillCircle(context, 0, 0, radius * 1.06);
    half(true);
    context.restore();
  });
}

const STREAM = 60;

/** A star whose matter is drawn out of it and winds into the black hole. */
export function addSwallowedStar(stage: Stage): void {
  const [x, y, radius] = placeOf(stage);
  const { width, height } = stage;
  const [starX, starY] = [0.8 * width, 0.24 * height];
  const start = Math.atan2(starY - y, starX - x);
  const far = Math.hypot(starX - x, starY - y);
  const glow = glowSprite(stage.environment, [0.93, 0.13, 85]);
  /** On the way from the star (0) into the hole (1). */
  const at = (t: number): readonly [number, number] => {
    const angle = start - 4.4 * t ** 1.4;
    const reach = far * (1 - t) ** 1.25 + radius * 1.15 * t;
    const flat = 1 - 0.55 * t;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat];
  };
  stage.addLayer(6.4, 0.1, (context, phase) => {
    for (let i = 0; i < STREAM; i++) {
      const t = (i + saw(phase, 6)) / STREAM;
      const [px, py] = at(t);
      const size = radius * (0.42 * (1 - t) + 0.12);
      drawGlow(context, glow, px, py, size * 1.7, 0.75);
    }
    const body = radius * 0.52;
    drawGlow(context, glow, starX, starY, body * 3.4, 0.9 + 0.06 * wave(phase, 2));
    context.save();
    context.translate(starX, starY);
    context.rotate(start + 0.5);
    context.scale(1.22, 0.92);
    context.fillStyle = radialGradient(context, 0, 0, body, [
      [0, [1, 0.02, 95]],
      [0.6, [0.95, 0.12, 88]],
      [1, [0.8, 0.18, 55]],
    ]);
    fillCircle(context, 0, 0, body);
    context.restore();
  });
}
