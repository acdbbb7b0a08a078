import { boundsOf } from '../art/bounds.ts';
import { CAROUSEL_RING } from '../art/props/carousel.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { css } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import type { PlacedSprite } from './placed-sprite.ts';
import type { SpriteBodyOptions } from './sprite-body-options.ts';

const HORSES = 6;
/** In widths of the carousel. */
const HORSE_SIZE = 0.25;

interface Pictures {
  readonly floor: Canvas;
  readonly column: Canvas;
  readonly roof: Canvas;
  readonly horse: Canvas;
}

/** One horse on its pole; it rises and sinks as it goes round. `angle` 0 is at the viewer. */
function drawHorse(
  context: Canvas2D,
  { floor, horse }: Pictures,
  angle: number,
  phase: number,
): void {
  const { width, height } = floor;
  const { x, y, wide, deep, top } = CAROUSEL_RING;
  const near = Math.cos(angle);
  const scale = 0.86 + 0.14 * near;
  const bounds = boundsOf(horse);
  const [middle, soles] = [(bounds.left + bounds.right) / 2, bounds.bottom];
  const lift = (0.035 + 0.025 * wave(phase, 2, angle / TAU)) * height;
  context.save();
  context.translate((x + wide * Math.sin(angle)) * width, (y + deep * near) * height);
  context.fillStyle = css([0.78, 0.13, 88]);
  context.fillRect(
    -0.006 * width,
    (top - y - deep * near) * height,
    0.012 * width,
    (y - top + deep * near) * height,
  );
  context.translate(0, -lift);
  // Those behind the column go the other way; they turn round quickly at the sides.
  context.scale(scale * Math.tanh(4 * near), scale);
  context.drawImage(horse, -middle * horse.width, -soles * horse.height);
  context.restore();
}

/** A carousel with horses that go round its column once in a loop. */
export async function carouselDrawing(
  stage: Stage,
  { sizePx, colour, light }: SpriteBodyOptions,
  { x, y }: PlacedSprite,
): Promise<Body['draw']> {
  const px = Math.ceil(sizePx);
  const load = async (glyph: string, size = px): Promise<Canvas> =>
    stage.lit(await stage.sprite(glyph, size, glyph === 'carousel-horse' ? null : colour), light);
  const pictures: Pictures = {
    floor: await load('@carouselfloor'),
    column: await load('@carouselcolumn'),
    roof: await load('@carouselroof'),
    horse: await load('carousel-horse', Math.ceil(px * HORSE_SIZE)),
  };
  return (context, phase) => {
    const angles = Array.from({ length: HORSES }, (_, i) => TAU * (phase + (i + 0.3) / HORSES));
    const sorted = angles.toSorted((a, b) => Math.cos(a) - Math.cos(b));
    context.save();
    context.translate(x, y);
    context.drawImage(pictures.floor, 0, 0);
    for (const angle of sorted.filter((each) => Math.cos(each) < 0))
      drawHorse(context, pictures, angle, phase);
    context.drawImage(pictures.column, 0, 0);
    for (const angle of sorted.filter((each) => Math.cos(each) >= 0))
      drawHorse(context, pictures, angle, phase);
    context.drawImage(pictures.roof, 0, 0);
    context.restore();
  };
}
