import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import type { Stage } from '../stage/stage.ts';
import { crowd, scaleOf } from './extent.ts';

/** Tufts of grass over the ground, larger towards the viewer. */
export function paintTufts(
  context: Canvas2D,
  stage: Stage,
  colour: Colour,
  top: number,
  count = 150,
): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 8);
  const tones = [shift(colour, 0.1, 1.1), shift(colour, -0.08, 1.1), shift(colour, 0.04, 1)];
  context.lineWidth = 1.7 * unit;
  context.lineCap = 'round';
  for (let i = 0; i < crowd(stage, count); i++) {
    const near = random();
    const x = random() * width * 1.04 - 0.02 * width;
    const y = (top + (1.02 - top) * near) * height;
    const size = (4 + 9 * random()) * unit * (0.6 + 0.8 * near);
    context.strokeStyle = css(tones[i % 3] ?? colour, 0.55);
    for (const lean of [-0.5, 0.15, 0.7]) {
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + size * 0.2 * lean, y - size, x + size * lean, y - size * 1.6);
      context.stroke();
    }
  }
}

/**
 * Flowers at both sides, nodding: small ones behind the feet of the actors, and the heads of large ones along
 * the lower edge, so that nothing on the ground is hidden.
 */
export async function addFlowers(
  stage: Stage,
  glyphs: readonly string[],
  count = 13,
): Promise<void> {
  if (glyphs.length === 0) return;
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 4);
  const heads = await Promise.all(
    glyphs.map(async (glyph) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(0.085 * scale)), { rim: 0.5 }),
    ),
  );
  const flowers = Array.from({ length: crowd(stage, count) }, (_, i) => {
    const isNear = i % 3 !== 0;
    const y = isNear ? 0.98 + 0.07 * random() : 0.8 + 0.04 * random();
    const aside = (isNear ? 0.24 : 0.34) * random();
    return {
      x: i % 2 ? aside : 1 - aside,
      y,
      size: (0.05 + 0.05 * random()) * scale * (isNear ? 0.75 : 0.5),
      head: heads[Math.floor(random() * heads.length)],
      offset: random(),
    };
  }).sort((a, b) => a.y - b.y);
  stage.addLayer(30, 0.8, (context, phase) => {
    for (const { x, y, size, head, offset } of flowers) {
      if (!head) continue;
      context.save();
      context.translate(x * width, y * height);
      context.transform(1, 0, 0.1 * wave(phase, 1, offset), 1, 0, 0);
      context.drawImage(head, -size, -size * 2, size * 2, size * 2);
      context.restore();
    }
  });
}
