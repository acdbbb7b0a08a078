import { COLOURS } from '../language/colours.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { addBands, createMotes } from '../particles/bands.ts';
import type { Stage } from '../stage/stage.ts';

const COUNT = 22;
/** Of one of them, in measures of the picture. */
const SIZE = 0.16;

/** Things that come down all over the picture and turn over as they fall. */
export async function addFallingThings(stage: Stage): Promise<void> {
  const { width, height, plan } = stage;
  const shorter = Math.min(width, height);
  const sprites = await Promise.all(
    (plan.falling ?? []).map(async ({ glyph, colour }) =>
      stage.lit(
        await stage.sprite(
          glyph,
          Math.ceil(SIZE * 1.3 * shorter),
          colour === null ? null : (COLOURS[colour] ?? null),
        ),
      ),
    ),
  );
  if (sprites.length === 0) return;
  addBands(stage, createMotes(stage, COUNT, 91), (context, phase, mote, band) => {
    const sprite = sprites[mote.index % sprites.length];
    if (!sprite) return;
    const fallen = saw(phase, 1, mote.offset);
    const side = SIZE * shorter * (0.75 + 0.45 * mote.b) * Math.min(1.25, 0.5 + 0.5 * band.scale);
    const turn = mote.index % 2 ? 1 : -1;
    context.save();
    context.globalAlpha = band.near ? 0.8 : 1;
    context.translate(
      (mote.x + 0.03 * wave(phase, 1, mote.a)) * width,
      (fallen * (1 + 2.4 * SIZE) - 1.2 * SIZE) * height,
    );
    context.rotate(TAU * (mote.a + turn * phase));
    context.drawImage(
      sprite,
      -side / 2,
      (-side * sprite.height) / sprite.width / 2,
      side,
      (side * sprite.height) / sprite.width,
    );
    context.restore();
  });
}
