import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { fract, TAU } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';

const DROPS = 24;
const JETS = 9;

/** A rounded jet of water from the ground, bent outwards, with a drop that leaves its tip. */
function drawJet(context: Canvas2D, x: number, lean: number, tall: number, wide: number): void {
  context.lineCap = 'round';
  context.lineWidth = wide;
  context.beginPath();
  context.moveTo(x, 0);
  context.quadraticCurveTo(x + lean * 0.2, -tall * 0.6, x + lean, -tall);
  context.stroke();
  fillCircle(context, x + lean, -tall, wide * 0.72);
  fillCircle(context, x + lean * 1.35, -tall * 1.22, wide * 0.42);
}

/**
 * Water that flies up at the feet of somebody who splashes: jets around them and drops in the direction that they
 * fly. The origin is between the soles.
 * @param width of who splashes, pixels
 */
export function drawSplashDrops(context: Canvas2D, phase: number, width: number): void {
  context.save();
  context.strokeStyle = css([0.96, 0.03, 225], 0.8);
  context.lineWidth = width * 0.02;
  context.beginPath();
  context.ellipse(0, 0, width * 0.62, width * 0.09, 0, 0, TAU);
  context.stroke();
  for (let i = 0; i < JETS; i++) {
    const across = (i / (JETS - 1)) * 2 - 1;
    const rise = Math.sin(Math.PI * fract(2 * phase + 0.13 * (i % 3)));
    const tall = width * (0.16 + 0.26 * rise) * (1.1 - 0.4 * Math.abs(across));
    const water = css([0.84 + 0.08 * (i % 2), 0.07, 228], 0.7);
    context.fillStyle = water;
    context.strokeStyle = water;
    drawJet(context, across * width * 0.5, across * width * 0.2, tall, width * 0.05);
  }
  for (let i = 0; i < DROPS; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const share = i / DROPS;
    const t = fract(2 * phase + share * 3.7);
    const speed = 0.3 + 0.5 * share;
    const reach = 0.28 + speed * t;
    const rise = (0.5 + 0.7 * fract(share * 5.3)) * 4;
    const height = rise * t * (1 - t);
    const climbing = rise * (1 - 2 * t);
    const radius = width * (0.016 + 0.026 * fract(share * 7.1));
    context.fillStyle = css([0.84 + 0.12 * fract(share * 2.9), 0.07, 230], Math.sin(Math.PI * t));
    context.save();
    context.translate(side * reach * width, -height * width * 0.75);
    context.rotate(Math.atan2(-climbing * 0.75, side * speed));
    context.beginPath();
    context.moveTo(-radius * 2.6, 0);
    context.quadraticCurveTo(-radius * 0.4, -radius, radius, -radius * 0.2);
    context.arc(radius * 0.2, 0, radius, -0.6, 0.6);
    context.quadraticCurveTo(-radius * 0.4, radius, -radius * 2.6, 0);
    context.fill();
    context.restore();
  }
  context.restore();
}
