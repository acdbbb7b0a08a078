import type { LandLook } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';
import type { Ridge } from './ridges.ts';
import { addStrip } from './strip.ts';

interface Piece {
  readonly glyph: string;
  /** Fraction of the width. */
  readonly x: number;
  /** Measures of the landscape. */
  readonly size: number;
}

const FENCE: readonly Piece[] = [0.03, 0.15, 0.27, 0.73, 0.85, 0.97].map((x) => ({
  glyph: '@fence',
  x,
  size: 0.13,
}));

/** The hill on which it stands, 0 the furthest, and what it is. */
const SCENES: Readonly<
  Record<NonNullable<LandLook['faraway']>, readonly [level: number, pieces: readonly Piece[]]>
> = {
  farm: [
    2,
    [
      { glyph: '@barn', x: 0.14, size: 0.2 },
      { glyph: 'house', x: 0.29, size: 0.14 },
    ],
  ],
  windmill: [2, [{ glyph: '@windmill', x: 0.83, size: 0.26 }]],
  fence: [3, FENCE],
};

/** Adds what stands on the hills beside the subjects. @param ridgeOf the outline of each hill */
export async function addFaraway(
  stage: Stage,
  ridgeOf: (level: number) => Ridge,
  faraway: LandLook['faraway'],
): Promise<void> {
  if (faraway === null) return;
  const { width, height } = stage;
  const [level, pieces] = SCENES[faraway];
  const ridge = ridgeOf(level);
  const scale = scaleOf(stage);
  const sprites = await Promise.all(
    pieces.map(async ({ glyph, size }) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(size * scale)), {
        haze: 0.42 - 0.12 * level,
        rim: 0.3,
      }),
    ),
  );
  // Before the trees of its hill, and behind its crest.
  const order = level === 3 ? 18.5 : 8.5 + level * 3;
  addStrip(stage, { order, depth: 0.12 + 0.16 * level, top: 0.3, bottom: 0.9 }, (context) => {
    for (const [i, { x, size }] of pieces.entries()) {
      const sprite = sprites[i];
      if (!sprite) continue;
      const wide = size * scale;
      const foot = ridge(x * width) + 0.012 * height;
      context.drawImage(sprite, x * width - wide / 2, foot - wide * 0.94, wide, wide);
    }
  });
}
