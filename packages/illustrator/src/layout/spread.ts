import { clamp } from '../math/periodic.ts';

export interface Disc {
  /** Fractions of the picture. */
  readonly x: number;
  readonly y: number;
  /** In units of the shorter side. */
  readonly radius: number;
}

const ROUNDS = 40;
const MARGIN = 0.02;

/**
 * Pushes overlapping discs apart inside the frame, each as far as the other, until they fit or the
 * rounds are used up. Deterministic.
 * @param width of the frame in units of the shorter side
 */
export function spreadApart(
  discs: readonly Disc[],
  width: number,
  height: number,
): readonly { readonly x: number; readonly y: number }[] {
  const points = discs.map((disc) => ({
    x: disc.x * width,
    y: disc.y * height,
    radius: disc.radius,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(i + 1)) {
        const dx = b.x - a.x || 0.01;
        const dy = b.y - a.y;
        const distance = Math.hypot(dx, dy);
        const overlap = a.radius + b.radius - distance;
        if (overlap <= 0) continue;
        const push = (overlap / distance) * 0.25;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }
    }
    for (const point of points) {
      const reach = point.radius + MARGIN;
      point.x = clamp(point.x, Math.min(reach, width / 2), Math.max(width - reach, width / 2));
      point.y = clamp(
        point.y,
        Math.min(reach, height / 2),
        Math.max(height * 0.88 - reach, height / 2),
      );
    }
  }
  return points.map(({ x, y }) => ({ x: x / width, y: y / height }));
}
