import type { Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import type { SpriteBox } from './placed-sprite.ts';

/** The record on a turntable, seen at a slant: middle and radii in fractions of the box. */
const RECORD = { x: 0.4, y: 0.62, across: 0.3, along: 0.19 };
/** Radius of its label, in radii of the record. */
const LABEL = 0.3;
const TURNS = 2;
/** Of a gleam, in radians. */
const GLEAM = 0.5;

/** A gleam of the grooves between the label and the edge. */
function drawGleam(context: Canvas2D, angle: number): void {
  context.beginPath();
  context.arc(0, 0, 0.96, angle - GLEAM / 2, angle + GLEAM / 2);
  context.lineTo(LABEL * Math.cos(angle + GLEAM / 2), LABEL * Math.sin(angle + GLEAM / 2));
  context.lineTo(LABEL * Math.cos(angle - GLEAM / 2), LABEL * Math.sin(angle - GLEAM / 2));
  context.fill();
}

/** What shows that the record of a turntable goes round: gleams on its grooves and the print on its label. */
export function drawTurningRecord(context: Canvas2D, box: SpriteBox, phase: number): void {
  context.save();
  context.translate(box.x + RECORD.x * box.width, box.y + RECORD.y * box.height);
  context.scale(RECORD.across * box.width, RECORD.along * box.height);
  const angle = TAU * TURNS * phase;
  context.fillStyle = css([0.95, 0.01, 270], 0.2);
  drawGleam(context, angle);
  drawGleam(context, angle + TAU / 2);
  context.rotate(angle);
  context.fillStyle = css([0.97, 0.03, 80], 0.9);
  context.fillRect(-0.2, -0.15, 0.4, 0.07);
  context.fillRect(-0.13, 0.09, 0.26, 0.05);
  context.restore();
}
