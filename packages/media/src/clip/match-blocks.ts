import { blur, emptyPlane, type Plane, sample } from '../plane.ts';
import type { Flow } from './flow.ts';

/** Cells in each direction, on the smallest picture. */
const REACH = 3;
const BLOCK_RADIUS = 2;
/** Levels of light that a cell of shift must win: of shifts that match alike, the shortest is true. */
const SHIFT_PRICE = 0.6;

/** The whole shift, of all within reach, with which the square around each cell fits best. */
export function matchBlocks(from: Plane, to: Plane): Flow {
  const { width, height } = from;
  const best = new Float32Array(width * height).fill(Infinity);
  const flow: Flow = { across: emptyPlane(width, height), down: emptyPlane(width, height) };
  for (let down = -REACH; down <= REACH; down++) {
    for (let across = -REACH; across <= REACH; across++) {
      const price = SHIFT_PRICE * Math.hypot(across, down);
      const misfits = misfitOfShift(from, to, across, down);
      for (let at = 0; at < best.length; at++) {
        const cost = misfits.data[at]! + price;
        if (cost >= best[at]!) continue;
        best[at] = cost;
        flow.across.data[at] = across;
        flow.down.data[at] = down;
      }
    }
  }
  return { across: blur(flow.across, 1), down: blur(flow.down, 1) };
}

function misfitOfShift(from: Plane, to: Plane, across: number, down: number): Plane {
  const differences = emptyPlane(from.width, from.height);
  for (let y = 0; y < from.height; y++) {
    for (let x = 0; x < from.width; x++) {
      const at = y * from.width + x;
      differences.data[at] = Math.abs(sample(to, x + across, y + down) - from.data[at]!);
    }
  }
  return blur(differences, BLOCK_RADIUS);
}
