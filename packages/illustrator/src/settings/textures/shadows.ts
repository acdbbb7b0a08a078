import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { wave } from '../../math/periodic.ts';
import { blurred, paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { coloursOf, CREAM, fillWith, paintLitTone } from './ground.ts';

/** One leaf of a branch, its stalk at the origin. */
function paintLeaf(context: Canvas2D, long: number, wide: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(long * 0.45, -wide, long, 0);
  context.quadraticCurveTo(long * 0.45, wide, 0, 0);
  context.fill();
}

/** A branch or a frond along the x axis from the origin. */
function paintBranch(context: Canvas2D, long: number, isPalm: boolean): void {
  const pairs = isPalm ? 15 : 9;
  context.lineWidth = long * 0.012;
  context.beginPath();
  context.moveTo(-long * 0.3, 0);
  context.quadraticCurveTo(long * 0.5, -long * 0.05, long, long * 0.06);
  context.stroke();
  for (let i = 0; i < pairs; i++) {
    const along = 0.08 + (0.92 * i) / pairs;
    const size = isPalm ? 0.46 * Math.sin(Math.PI * (0.16 + 0.8 * along)) : 0.26 - 0.1 * along;
    for (const side of [-1, 1]) {
      context.save();
      context.translate(along * long, -long * 0.05 * Math.sin(along * 3) * (1 - along));
      context.rotate(side * (isPalm ? 0.95 - 0.45 * along : 0.75));
      paintLeaf(context, size * long, (isPalm ? 0.022 : 0.055) * long);
      context.restore();
    }
  }
}

const BRANCHES = [
  { x: -0.08, y: 0.1, turn: 0.42, long: 0.82, isPalm: true },
  { x: 0.3, y: -0.12, turn: 1.05, long: 0.62, isPalm: true },
  { x: 1.08, y: 0.98, turn: 3.7, long: 0.62, isPalm: false },
  { x: 1.1, y: 0.62, turn: 3.45, long: 0.5, isPalm: false },
] as const;

/**
 * Shadows of branches that sway before a wall.
 * @param shade a CSS color
 * @param order of the first of their two layers
 */
export function addBranchShadows(stage: Stage, shade: string, order = 2): void {
  const { width, height, environment, unit } = stage;
  const scale = Math.max(width, height);
  const sheets = [BRANCHES.slice(0, 2), BRANCHES.slice(2)].map((branches, i) => {
    const sharp = paintOnce(environment, width, height, (context) => {
      context.fillStyle = shade;
      context.strokeStyle = shade;
      for (const { x, y, turn, long, isPalm } of branches) {
        context.save();
        context.translate(x * width, y * height);
        context.rotate(turn);
        paintBranch(context, long * scale, isPalm);
        context.restore();
      }
    });
    return blurred(environment, sharp, (i === 0 ? 6 : 10) * unit);
  });
  sheets.forEach((sheet, i) => {
    stage.addLayer(order + i, 0, (context, phase) => {
      const sway = 7 * unit * wave(phase, 1, i * 0.3);
      context.drawImage(
        sheet,
        sway - 0.04 * width,
        -0.03 * height - sway * 0.5,
        width * 1.08,
        height * 1.08,
      );
    });
  });
}

/** A plain wall with the soft shadow of leaves that hang before the window. */
export function leafshadow(stage: Stage): void {
  const [tone = CREAM] = coloursOf(stage, CREAM);
  const wall: Colour = [Math.max(tone[0], 0.86), Math.min(tone[1], 0.05), tone[2]];
  fillWith(stage, (context) => paintLitTone(context, stage, wall, 0.06));
  addBranchShadows(stage, css(shift(wall, -0.5, 0.9), 0.3));
}

/** The light of a window with bars on a plain wall. */
export function windowshadow(stage: Stage): void {
  const { width, height, environment, unit } = stage;
  const [tone = CREAM] = coloursOf(stage, CREAM);
  const wall: Colour = [Math.min(Math.max(tone[0], 0.8), 0.9), Math.min(tone[1], 0.06), tone[2]];
  fillWith(stage, (context) => paintLitTone(context, stage, wall, 0.08));
  const panes = paintOnce(environment, width, height, (context) => {
    context.fillStyle = css(shift(wall, 0.12, 0.7), 0.8);
    context.transform(1, 0.22, -0.32, 1, 0.26 * width, -0.02 * height);
    for (const column of [0, 1]) {
      for (const row of [0, 1, 2]) {
        context.fillRect(
          (0.14 + 0.29 * column) * width,
          (0.06 + 0.26 * row) * height,
          0.26 * width,
          0.23 * height,
        );
      }
    }
  });
  const light = blurred(environment, panes, 5 * unit);
  stage.addLayer(2, 0, (context) => context.drawImage(light, 0, 0));
}
