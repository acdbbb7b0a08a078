import type { Canvas2D } from '../canvas.ts';
import { type Colour, shift } from '../math/colour.ts';
import { plateau } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { DOOR, OPENING, STEEL } from './elevator-cabin.ts';
import { box, type Place } from './furniture-box.ts';

/** In front of the passengers. */
const ORDER = 60;
const SEAM: Colour = [0.4, 0.02, 250];

/** How far both doors are open, 0 to 1: they stand open for a while, and are shut for a moment. */
const openAt = (phase: number): number => plateau([0.06, 0.34], [0.66, 0.94], phase);

/** Two steel doors that slide into the wall on both sides of an elevator, once in a loop. */
export function addElevatorDoors(stage: Stage): void {
  const { left, right, top, bottom } = OPENING;
  const middle = (left + right) / 2;
  const way = middle - left - DOOR;
  stage.addLayer(ORDER, 0.12, (context, phase) => {
    const place: Place = { context, stage, random: createRandom(stage.seed) };
    const gone = way * openAt(phase);
    context.save();
    clipToOpening(context, stage);
    drawDoor(place, left - gone, middle - gone);
    drawDoor(place, middle + gone, right + gone);
    context.restore();
    // The rail that they slide on.
    box(place, [left - 0.03, bottom - 0.008, right + 0.03, bottom + 0.012], shift(STEEL, -0.12), 2);
    box(place, [left - 0.03, top - 0.03, right + 0.03, top], shift(STEEL, -0.2), 3);
  });
}

function clipToOpening(context: Canvas2D, { width, height }: Stage): void {
  const { left, right, top, bottom } = OPENING;
  context.beginPath();
  context.rect(left * width, top * height, (right - left) * width, (bottom - top) * height);
  context.clip();
}

function drawDoor(place: Place, from: number, to: number): void {
  const { top, bottom } = OPENING;
  box(place, [from, top, to, bottom], shift(STEEL, 0.01), 1);
  const panel = (to - from) * 0.1;
  box(place, [from + panel, top + 0.05, to - panel, 0.5], shift(STEEL, 0.05), 4);
  box(place, [from + panel, 0.53, to - panel, bottom - 0.05], shift(STEEL, -0.02), 4);
  for (const x of [from, to - 0.005]) box(place, [x, top, x + 0.005, bottom], SEAM, 0);
}
