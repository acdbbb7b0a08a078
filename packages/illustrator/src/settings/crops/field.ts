import type { Canvas, Canvas2D } from '../../canvas.ts';
import { COLOURS } from '../../language/colours.ts';
import type { Crop } from '../../language/place-look.ts';
import { saysSwaying } from '../../language/swaying.ts';
import { type Colour, css, mix, shift } from '../../math/colour.ts';
import { wave } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { fillPolygon, paintOnce } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { scaleOf } from '../extent.ts';
import { addRidge, createRidge } from '../ridges.ts';
import { addStrip } from '../strip.ts';
import { underSky } from '../surface.ts';
import { type CropLook, CROPS } from './crops.ts';

/** Fractions of the height: where the rows vanish, and where plants of full size stand. */
const FAR = 0.635;
const NEAR = 1.07;
/** Each rank is this much smaller than the one before it. */
const RANK_RATIO = 0.86;
const FURTHEST = 0.045;

/** Ranks painted from one sprite: `upTo` is the largest, relative to a plant at the viewer's feet. */
const DISTANCES = [
  { upTo: 0.2, haze: 0.3, order: 14, depth: 0.4 },
  { upTo: 0.5, haze: 0.12, order: 18, depth: 0.6 },
  { upTo: 0.72, haze: 0.02, order: 22, depth: 0.75 },
  { upTo: 1, haze: 0, order: 30, depth: 0.85 },
] as const;

interface Plant {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly sprite: Canvas;
  readonly offset: number;
}

function looksOf(stage: Stage, crop: Crop): CropLook {
  const look = CROPS[crop.name];
  const colour = crop.colour === null ? undefined : COLOURS[crop.colour];
  return colour ? { ...look, colours: [colour, shift(colour, 0.04)] } : look;
}

function spriteOf(
  stage: Stage,
  look: CropLook,
  colour: Colour,
  [size, haze]: readonly [size: number, haze: number],
): Canvas {
  const side = Math.max(4, Math.ceil(look.height * scaleOf(stage) * size));
  const plain = paintOnce(stage.environment, side, side, (context) => {
    context.scale(side, side);
    look.paint(context, colour, look.leaf);
  });
  return stage.lit(plain, { rim: 0.3, haze, ambient: 0.8 });
}

/** One rank of plants across the picture, on furrows that meet at the horizon's middle. */
function plantRank(
  stage: Stage,
  look: CropLook,
  size: number,
  sprites: readonly Canvas[],
  random: () => number,
): Plant[] {
  const { width, height, plan, ground } = stage;
  const tall = look.height * scaleOf(stage) * size;
  const between = tall * look.spacing;
  const y = (FAR + (NEAR - FAR) * size) * height;
  // Plants in front must not hide the actors in the field.
  const isBeforeCast = plan.subjects.length > 0 && y > ((ground ?? 1) - 0.03) * height;
  const furrows = Math.ceil(width / 2 / between) + 1;
  return Array.from({ length: furrows * 2 }, (_, i): Plant | null => {
    const furrow = i - furrows;
    const x = width / 2 + (furrow + 0.5 + 0.24 * (random() - 0.5)) * between;
    const sprite = sprites[Math.abs(furrow) % sprites.length];
    const varied = tall * (0.88 + 0.24 * random());
    const offset = random();
    const isHiding =
      isBeforeCast &&
      Math.abs(x / width - 0.5) < 0.13 + 0.12 * size * (0.8 + (0.4 * varied) / tall);
    if (!sprite || isHiding) return null;
    return { x, y: y + 0.1 * tall * (random() - 0.5), size: varied, sprite, offset };
  }).filter((plant) => plant !== null);
}

const draw = (context: Canvas2D, { x, y, size, sprite }: Plant): void =>
  context.drawImage(sprite, x - size / 2, y - size, size, size);

/** The ground between the rows, in the crop's own colour where it is too far to be told apart. */
function addGround(stage: Stage, look: CropLook): void {
  const { width, height, palette } = stage;
  const [head = look.leaf] = look.colours;
  const far = underSky(palette, mix(head, look.leaf, 0.35), 0.25);
  const near = underSky(palette, shift(look.leaf, -0.1), 0);
  addRidge(stage, {
    order: 13,
    depth: 0.35,
    ridge: createRidge(stage, { seed: stage.seed + 71, base: FAR, height: 0.012 }),
    top: far,
    bottom: near,
    fadeTo: 0.85,
    detail: (context) => {
      const between = look.height * scaleOf(stage) * look.spacing;
      context.fillStyle = css(shift(near, -0.07), 0.5);
      for (let furrow = -60; furrow < 60; furrow++) {
        fillPolygon(context, [
          [width / 2, FAR * height],
          [width / 2 + (furrow - 0.2) * between, NEAR * height],
          [width / 2 + (furrow + 0.2) * between, NEAR * height],
        ]);
      }
    },
  });
}

/** A field full of one plant: rows that recede to the horizon; the nearest sway. */
export function addCropField(stage: Stage, crop: Crop): void {
  const look = looksOf(stage, crop);
  const random = createRandom(stage.seed + 77);
  addGround(stage, look);
  let size = FURTHEST;
  for (const distance of DISTANCES) {
    const { upTo, haze, order, depth } = distance;
    const sprites = look.colours.map((colour) => spriteOf(stage, look, colour, [upTo, haze]));
    const plants: Plant[] = [];
    for (; size <= upTo; size /= RANK_RATIO) {
      plants.push(...plantRank(stage, look, size, sprites, random));
    }
    if (upTo < 1) {
      const top = FAR - look.height * 1.2;
      addStrip(stage, { order, depth, top, bottom: NEAR }, (context) => {
        for (const plant of plants) draw(context, plant);
      });
    } else addSwaying(stage, plants, distance);
  }
}

/** A gust runs over the field, so that neighbours lean together. */
const gustAt = (plant: Plant, { width }: Stage): number =>
  (0.9 * plant.x) / width + 0.06 * plant.offset;

function addSwaying(
  stage: Stage,
  plants: readonly Plant[],
  { order, depth }: { readonly order: number; readonly depth: number },
): void {
  const sways = saysSwaying(stage.plan.prompt);
  const lean = sways ? 0.2 : 0.06;
  stage.addLayer(order, depth, (context, phase) => {
    for (const plant of plants) {
      context.save();
      context.translate(plant.x, plant.y);
      context.transform(
        1,
        0,
        lean * wave(phase, 1, sways ? gustAt(plant, stage) : plant.offset),
        1,
        0,
        0,
      );
      draw(context, { ...plant, x: 0, y: 0 });
      context.restore();
    }
  });
}
