import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { isFixedToCeiling } from '../things/suspended.ts';
import type { Actor } from './actor.ts';
import { drawStack, totalHeight } from './draw-stack.ts';
import { STILL } from './motion.ts';

/** Radians. */
const SWAY = 0.03;
/** The same of what is said to swing. */
const SWING = 0.2;

/** What hangs from above the picture, with its cord, swaying about the place where that begins. */
export function drawHung(context: Canvas2D, actor: Actor, stage: Stage, phase: number): void {
  const { placement, body } = actor;
  const tall = totalHeight(actor);
  const bottom = placement.y * stage.height + tall / 2;
  const sway = isFixedToCeiling(body.glyph) ? 0.2 : 1;
  context.save();
  context.translate(placement.x * stage.width, 0);
  context.rotate((placement.motion === 'sway' ? SWING : SWAY) * sway * wave(phase));
  if (placement.hangs === 'on a cord') drawCord(context, bottom - tall, body.glyph, stage.unit);
  context.translate(0, bottom);
  if (placement.hangs === 'head down') {
    context.translate(0, -tall);
    context.rotate(Math.PI);
  }
  drawStack(context, actor, 0, phase, STILL);
  context.restore();
}

/** A spider's is a thread. */
function drawCord(context: Canvas2D, end: number, glyph: string, unit: number): void {
  const isThread = glyph === 'spider';
  context.strokeStyle = css(isThread ? [0.95, 0.01, 240] : [0.36, 0.04, 60], isThread ? 0.8 : 1);
  context.lineWidth = (isThread ? 3 : 6) * unit;
  context.beginPath();
  context.moveTo(0, -20 * unit);
  context.lineTo(0, end + 6 * unit);
  context.stroke();
}
