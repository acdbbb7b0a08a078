import { boundsOf } from '../art/bounds.ts';
import type { Canvas, Environment } from '../canvas.ts';
import { paintOnce } from '../painting.ts';

/** How much larger the middle is, as the part of the way to it that is cut away. */
const STRENGTH = 0.36;
/** Where the belly is, fraction of the height of what is drawn. */
const BELLY = 0.56;

/** A sprite whose middle is swollen while its outermost points stay where they are: a plump animal. */
export function bulged(environment: Environment, sprite: Canvas): Canvas {
  const { width, height } = sprite;
  const { left, top, right, bottom } = boundsOf(sprite);
  const [middleX, middleY] = [
    ((left + right) / 2) * width,
    (top + (bottom - top) * BELLY) * height,
  ];
  const [halfX, halfY] = [((right - left) / 2) * width, (bottom - top) * BELLY * height];
  const from = sprite.getContext('2d').getImageData(0, 0, width, height).data;
  return paintOnce(environment, width, height, (context) => {
    const image = context.getImageData(0, 0, width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [dx, dy] = [x - middleX, y - middleY];
        const reach = Math.min(1, Math.hypot(dx / halfX, dy / halfY));
        const closer = 1 - STRENGTH * (1 - reach ** 2);
        copyBetween(from, image.data, [middleX + dx * closer, middleY + dy * closer], {
          at: (y * width + x) * 4,
          width,
          height,
        });
      }
    context.putImageData(image, 0, 0);
  });
}

/** Copies the color between four pixels, each by its nearness and its opacity. */
function copyBetween(
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  [x, y]: readonly [number, number],
  { at, width, height }: { readonly at: number; readonly width: number; readonly height: number },
): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const sum = [0, 0, 0, 0];
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const near = (dx ? x - x0 : 1 - (x - x0)) * (dy ? y - y0 : 1 - (y - y0));
    const source = (Math.min(height - 1, y0 + dy) * width + Math.min(width - 1, x0 + dx)) * 4;
    const alpha = near * (from[source + 3] ?? 0);
    for (let i = 0; i < 3; i++) sum[i]! += alpha * (from[source + i] ?? 0);
    sum[3]! += alpha;
  }
  const alpha = sum[3] ?? 0;
  if (alpha === 0) return;
  for (let i = 0; i < 3; i++) to[at + i] = (sum[i] ?? 0) / alpha;
  to[at + 3] = alpha;
}
