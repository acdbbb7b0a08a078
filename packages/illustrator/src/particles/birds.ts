import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, mix } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';

const BIRDS = 9;
/** How much larger they are where they are all that there is to see. */
const NEARER = 1.7;
/** Before clouds and distant land, and behind everything that stands. */
const ORDER = 20;
const DARK: Colour = [0.27, 0.03, 275];
const PALE: Colour = [0.83, 0.025, 265];

interface Bird {
  /** Of the middle, fractions of the picture's width and height. */
  readonly x: number;
  readonly y: number;
  /** From the body to the tip of a wing, in units of the stage. */
  readonly span: number;
  readonly offset: number;
}

/** They keep two lines behind their leader, with a few that lag behind. */
function flockOf(stage: Stage, amount: number): readonly Bird[] {
  const near = stage.plan.subjects.length === 0 ? NEARER : 1;
  const random = createRandom(stage.seed + 57);
  const isToRight = random() < 0.5;
  const lead = 0.06 * near;
  const leader = {
    x: isToRight ? 0.5 + lead : 0.5 - lead,
    y: (0.13 + 0.04 * random()) * near ** 0.5,
  };
  return Array.from({ length: Math.round(BIRDS * amount) }, (_, i) => {
    const row = Math.ceil(i / 2);
    const behind = near * row * (0.062 + 0.012 * random());
    const y = leader.y + near * ((i % 2 === 0 ? 0.036 : -0.016) * row + 0.014 * random());
    return {
      x: leader.x + (isToRight ? -behind : behind),
      y: Math.max(0.05, y),
      span: near * (30 - 2.2 * row + 5 * random()),
      offset: random(),
    };
  });
}

/**
 * A bird as it is seen from afar: a body between two bent wings.
 * @param raised where the wings are: 1 up, -1 down
 */
function drawBird(context: Canvas2D, x: number, y: number, span: number, raised: number): void {
  context.beginPath();
  for (const side of [-1, 1]) {
    const tip = { x: x + side * span, y: y - span * (0.12 + 0.42 * raised) };
    const bend = { x: x + side * span * 0.46, y: y - span * (0.34 + 0.2 * raised) };
    context.moveTo(x, y - span * 0.08);
    context.quadraticCurveTo(x + side * span * 0.2, y - span * 0.16, bend.x, bend.y);
    context.quadraticCurveTo(x + side * span * 0.8, bend.y + span * 0.02, tip.x, tip.y);
    context.quadraticCurveTo(
      x + side * span * 0.66,
      bend.y + span * 0.13,
      bend.x,
      bend.y + span * 0.17,
    );
    context.quadraticCurveTo(x + side * span * 0.2, y + span * 0.02, x, y + span * 0.14);
  }
  context.ellipse(x, y + span * 0.04, span * 0.11, span * 0.17, 0, 0, TAU);
  context.fill();
}

/** A flock of birds far away in the sky. Their wings beat, and they drift together. */
export function addBirds(stage: Stage, amount: number): void {
  const { width, height, unit, palette } = stage;
  const birds = flockOf(stage, amount);
  const fill = css(mix(DARK, PALE, palette.night), 0.9);
  stage.addLayer(ORDER, 0.3, (context, phase) => {
    context.fillStyle = fill;
    for (const { x, y, span, offset } of birds) {
      const left = (x + 0.03 * wave(phase, 1, 0)) * width;
      const top = (y + 0.012 * wave(phase, 1, offset)) * height;
      drawBird(context, left, top, span * unit, wave(phase, 4, offset));
    }
  });
}
