import type { Canvas } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { fillCircle } from '../painting.ts';
import type { Dial, Pendulum } from '../things/dials.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';
import { colourAt } from './sprite-arm.ts';

/** Hands are dark on a dial that is lighter. */
const LIGHT_DIAL = 0.6;
const DARK_HAND = 0.36;
/** How far a pendulum swings to each side. Radians. */
const SWING = 0.17;

/**
 * The hands of a clock, and its pendulum, over its picture: in a loop the long hand goes round, or three times with
 * the short one once where time flies.
 */
export function clockHandsDrawing(
  dial: Dial,
  { sprite, x, y }: PlacedSprite,
  isFast: boolean,
): Body['draw'] {
  const size = sprite.width;
  const paper = colourAt(sprite, ...dial.ground);
  const ground = css(paper);
  const [lightness, ...hue] = colourAt(sprite, ...dial.hand);
  const ink = css([paper[0] > LIGHT_DIAL ? Math.min(DARK_HAND, lightness) : lightness, ...hue]);
  const drawPendulum = dial.pendulum && createPendulum(dial.pendulum, sprite);
  return (context, phase) => {
    context.save();
    context.translate(x, y);
    context.scale(size, size);
    drawPendulum?.(context, phase);
    context.translate(...dial.middle);
    context.fillStyle = ground;
    fillCircle(context, 0, 0, dial.radius);
    context.strokeStyle = ink;
    context.fillStyle = ink;
    context.lineCap = 'round';
    for (const [length, turns, thick] of [
      [0.56, 1 / 3 + (isFast ? phase : 0), 1.15],
      [0.86, (isFast ? 3 : 1) * phase, 0.85],
    ] as const) {
      context.lineWidth = dial.thick * thick;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(
        length * dial.radius * Math.sin(TAU * turns),
        -length * dial.radius * Math.cos(TAU * turns),
      );
      context.stroke();
    }
    fillCircle(context, 0, 0, dial.thick * 0.9);
    context.restore();
  };
}

function createPendulum(
  { glass, pivot, length, bob, ground, brass }: Pendulum,
  sprite: Canvas,
): Body['draw'] {
  const back = css(colourAt(sprite, ...ground));
  const metal = css(colourAt(sprite, ...brass));
  return (context, phase) => {
    const angle = SWING * wave(phase, 2);
    const [endX, endY] = [pivot[0] + length * Math.sin(angle), pivot[1] + length * Math.cos(angle)];
    context.save();
    context.beginPath();
    context.roundRect(...glass, glass[2] * 0.45);
    context.clip();
    context.fillStyle = back;
    context.fillRect(...glass);
    context.strokeStyle = metal;
    context.lineWidth = 0.014;
    context.beginPath();
    context.moveTo(...pivot);
    context.lineTo(endX, endY);
    context.stroke();
    context.fillStyle = metal;
    fillCircle(context, endX, endY, bob);
    context.restore();
  };
}
