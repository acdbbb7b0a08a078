import { emptyPlane, type Plane } from '@loopwright/media';
import { boxBlur } from './guided-filter.ts';
import { mapPlane, quantile } from './plane.ts';

/** Only the strongest edges of a picture vote. */
const SHARE_OF_WEAK_EDGES = 0.8;

/** The gradient of a plane by central differences; 0 at the border. */
function gradientOf({ width, height, data }: Plane): { readonly x: Plane; readonly y: Plane } {
  const x = emptyPlane(width, height);
  const y = emptyPlane(width, height);
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column;
      x.data[i] = ((data[i + 1] ?? 0) - (data[i - 1] ?? 0)) / 2;
      y.data[i] = ((data[i + width] ?? 0) - (data[i - width] ?? 0)) / 2;
    }
  }
  return { x, y };
}

interface Votes {
  /** For what is brighter than its surroundings, and for what is darker. */
  readonly bright: Plane;
  readonly dark: Plane;
  /** Votes a pixel that edges all over the picture would give. */
  readonly usual: number;
}

/** Each edge votes for the two pixels that lie `radius` before and behind it. */
function castVotes(plane: Plane, radius: number): Votes {
  const { width, height } = plane;
  const { x: gx, y: gy } = gradientOf(plane);
  const lengths = mapPlane(gx, (value, _x, _y, i) => Math.hypot(value, gy.data[i] ?? 0));
  const weak = Math.max(1e-4, quantile(lengths, SHARE_OF_WEAK_EDGES));
  const bright = emptyPlane(width, height);
  const dark = emptyPlane(width, height);
  let edges = 0;
  const vote = ({ data }: Plane, column: number, row: number): void => {
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    data[row * width + column] = (data[row * width + column] ?? 0) + 1;
  };
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column;
      const length = lengths.data[i] ?? 0;
      if (length < weak) continue;
      edges++;
      const dx = Math.round(((gx.data[i] ?? 0) / length) * radius);
      const dy = Math.round(((gy.data[i] ?? 0) / length) * radius);
      vote(bright, column + dx, row + dy);
      vote(dark, column - dx, row - dy);
    }
  }
  return { bright, dark, usual: edges / (width * height) };
}

/**
 * How much the edges around each pixel are a circle of `radius` about it, as those of eyes are. Gareth
 * Loy, Alexander Zelinsky: "Fast Radial Symmetry for Detecting Points of Interest", IEEE PAMI 25 (2003),
 * less what edges in all places would give, so that fur does not count.
 * @param radius in pixels, at least 1; finer detail than a fifth of it is smoothed away
 * @returns 0: none, 1: about a whole circle
 */
export function radialSymmetry(plane: Plane, radius: number): Plane {
  const { bright, dark, usual } = castVotes(boxBlur(plane, Math.round(radius / 5)), radius);
  const reach = Math.max(1, Math.round(radius / 6));
  const area = (2 * reach + 1) ** 2;
  const ofBright = boxBlur(bright, reach).data;
  const ofDark = boxBlur(dark, reach).data;
  return mapPlane(plane, (_, _x, _y, i) => {
    const most = Math.max(ofBright[i] ?? 0, ofDark[i] ?? 0);
    return Math.max(0, ((most - usual) * area) / (2 * Math.PI * radius));
  });
}
