import { css, type Colour } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';

const RED: Colour = [0.56, 0.22, 27];
/** In shares of the shorter side. */
const RADIUS = 0.285;
const LINE = 0.05;
/** Of the height: above the words. */
const MIDDLE = 0.37;
/** Above the things that it crosses out. */
const ORDER = 70;

/** The red ring and the bar of a sign, over what it forbids. */
export function addForbiddingRing(stage: Stage): void {
  const { width, height } = stage;
  const shorter = Math.min(width, height);
  stage.addStatic(ORDER, 0.7, (context) => {
    context.save();
    context.translate(width / 2, MIDDLE * height);
    context.strokeStyle = css(RED);
    context.lineWidth = LINE * shorter;
    const reach = RADIUS * shorter * Math.SQRT1_2;
    context.beginPath();
    context.moveTo(-reach, -reach);
    context.lineTo(reach, reach);
    context.stroke();
    context.beginPath();
    context.arc(0, 0, RADIUS * shorter, 0, TAU);
    context.stroke();
    context.restore();
  });
}
