import type { Actor } from '../actors/actor.ts';
import { colourNamed } from '../language/colours.ts';
import { clamp, saw, TAU } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { naturalSize } from '../things/natural-size.ts';

/** Of what falls, in sizes of what it falls into. */
const SIZES = { least: 0.2, most: 0.38 };
/** More are not told apart. */
const MOST = 4;
/** How far below the upper edge of a vessel things are hidden by it, in heights of the vessel. */
const INSIDE = 0.45;
/** Behind the vessel, whose front hides them. */
const BEHIND = 0.05;

/** Things that fall from above the picture into a vessel, one after the other. */
export async function addFallingInto(stage: Stage, actors: readonly Actor[]): Promise<void> {
  const { fallingInto } = stage.plan;
  const vessel = actors.find(({ body }) => body.glyph === fallingInto?.vessel);
  if (fallingInto === undefined || vessel === undefined) return;
  const { thing } = fallingInto;
  const { placement, body } = vessel;
  const share = naturalSize(thing.glyph) / naturalSize(body.glyph);
  const side = vessel.sizePx * clamp(share, SIZES.least, SIZES.most);
  const sprite = stage.lit(
    await stage.sprite(thing.glyph, Math.ceil(side), colourNamed(thing.colour)),
  );
  const count = clamp(thing.count, 2, MOST);
  const below = vessel.mounts.reduce((sum, { heightPx }) => sum + heightPx, 0);
  const x = placement.x * stage.width;
  const brim = placement.y * stage.height - below - body.height;
  const end = brim + INSIDE * body.height;
  stage.addLayer(placement.order - BEHIND, placement.depth, (context, phase) => {
    for (let i = 0; i < count; i++) {
      const t = saw(phase, 1, (i + 0.4) / count);
      if (t > 0.8) continue;
      const y = -side + (end + side) * (t / 0.8) ** 1.6;
      context.save();
      context.translate(x + side * 0.3 * Math.sin(i * 2.4), y);
      context.rotate(TAU * (0.12 * i + 0.3 * t * (i % 2 ? 1 : -1)));
      context.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
      context.restore();
    }
  });
}
