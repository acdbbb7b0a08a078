import type { Canvas } from '../canvas.ts';
import type { Stage } from '../stage/stage.ts';
import { glyphsSold } from '../things/wares.ts';

/** The sprites of what the stalls of a market sell. */
export async function waresOf(stage: Stage, sizePx: number): Promise<readonly Canvas[]> {
  return Promise.all(
    glyphsSold(stage.plan).map(async (glyph) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(sizePx)), { rim: 0.3 }),
    ),
  );
}
