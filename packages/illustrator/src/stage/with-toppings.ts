import { type Bounds, boundsOf } from '../art/bounds.ts';
import type { Canvas, Canvas2D } from '../canvas.ts';
import { colourNamed } from '../language/colours.ts';
import { dishOf, isSauce, pieceOf } from '../language/dishes.ts';
import type { Topping } from '../language/subject.ts';
import { createRandom } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import type { AddToSprite, LoadSprite } from './sprite-addition.ts';

/** The dish is so much smaller, so that there is room for what stands on it. */
const ROOM = 0.9;
const HEAP_ROOM = 0.82;
/** Candles are taller than berries. */
const TALL = /^@cakecandle$/;
const TALLER = 1.9;

interface Piece {
  readonly sprite: Canvas;
  readonly bounds: Bounds;
  readonly isTall: boolean;
}

/** One of these covers more than a berry. */
const LARGER: Readonly<Record<string, number>> = {
  '@whippedcream': 1.8,
  '@pizza': 1.7,
  '@pancake': 2,
  '@rawfish': 1.9,
  '@sausages': 1.7,
  'cut-of-meat': 1.9,
};

/** The pieces of all toppings, mixed. */
async function piecesOf(
  toppings: readonly Topping[],
  sizePx: number,
  load: LoadSprite,
  isHeap: boolean,
): Promise<readonly Piece[]> {
  const all = await Promise.all(
    toppings.map(async ({ glyph, colour, count }) => {
      const piece = isHeap ? glyph : pieceOf(glyph);
      const isTall = TALL.test(piece);
      const larger = isTall ? TALLER : LARGER[piece];
      const sprite = await load(piece, Math.ceil(sizePx * (larger ?? 1)), colourNamed(colour));
      return Array.from({ length: count }, () => ({ sprite, bounds: boundsOf(sprite), isTall }));
    }),
  );
  const longest = Math.max(...all.map((pieces) => pieces.length));
  return Array.from({ length: longest }, (_, i) => all.flatMap((pieces) => pieces[i] ?? [])).flat();
}

/** More than these are in two rings. */
const MOST_IN_RING = 9;
const INNER_RING = 0.44;

/** An outer and an inner ring, each evenly filled. */
function spotsInRings(count: number): readonly (readonly [x: number, y: number])[] {
  const inner = Math.round(count / 3);
  return Array.from({ length: count }, (_, i) => {
    const isInner = i < inner;
    const turn = isInner ? i / inner + 0.1 : (i - inner) / (count - inner);
    const radius = isInner ? INNER_RING : 1;
    return [Math.cos(turn * Math.PI * 2) * radius, Math.sin(turn * Math.PI * 2) * radius] as const;
  });
}

/** Spots on an ellipse from the back to the front, evenly around with one in the middle of many. */
function spotsOf(count: number): readonly (readonly [x: number, y: number])[] {
  if (count === 1) return [[0, 0]];
  if (count > MOST_IN_RING) return spotsInRings(count);
  const inMiddle = count > 4 ? 1 : 0;
  const around = count - inMiddle;
  const ring = Array.from({ length: around }, (_, i) => {
    const turn = ((i + 0.25) / around) * Math.PI * 2;
    return [Math.cos(turn), Math.sin(turn)] as const;
  });
  const spots = inMiddle > 0 ? [...ring, [0.05, 0.05] as const] : ring;
  return spots.toSorted((one, other) => one[1] - other[1]);
}

/** Sauce is so much wider than the ground on which pieces stand, and so much of it is above their middle. */
const SAUCE = { wider: 1.18, above: 0.24 };

/** Puts pieces of its toppings onto a dish, in a canvas of the same size. */
export const withToppings: AddToSprite = async (environment, { glyph, toppings }, dish, load) => {
  const place = dishOf(glyph);
  if (!toppings || !place) return dish;
  const { width, height } = dish;
  const room = place.isFromAbove ? 1 : place.isHeap ? HEAP_ROOM : ROOM;
  const drawn = boundsOf(dish);
  const spanX = (drawn.right - drawn.left) * room * width;
  const spanY = (drawn.bottom - drawn.top) * room * height;
  const left = (width - width * room) / 2 + drawn.left * width * room;
  const top = height - height * room + drawn.top * height * room;
  const poured = toppings.find((each) => isSauce(each.glyph));
  const flow = (2 * place.reach[0] + place.piece) * spanX * SAUCE.wider;
  const sauce = poured && (await load(poured.glyph, Math.ceil(flow), colourNamed(poured.colour)));
  const laid = toppings.filter((each) => each !== poured);
  const pieces = await piecesOf(laid, spanX * place.piece, load, place.isHeap === true);
  const random = createRandom(5);
  const drawDish = (context: Canvas2D): void =>
    context.drawImage(
      dish,
      (width * (1 - room)) / 2,
      height * (1 - room),
      width * room,
      height * room,
    );
  return paintOnce(environment, width, height, (context) => {
    if (!place.isHeap) drawDish(context);
    if (sauce !== undefined)
      context.drawImage(
        sauce,
        left + place.middle[0] * spanX - sauce.width / 2,
        top + place.middle[1] * spanY - sauce.height * SAUCE.above,
      );
    for (const [i, [x, y]] of spotsOf(pieces.length).entries()) {
      const piece = pieces[i];
      if (!piece) continue;
      const { sprite, bounds } = piece;
      const atX = left + (place.middle[0] + place.reach[0] * x) * spanX;
      const atY = top + (place.middle[1] + place.reach[1] * y) * spanY;
      context.save();
      context.translate(atX, atY);
      if (place.isFromAbove && !place.isUpright) context.rotate(random() * 6);
      else if (!piece.isTall) context.rotate((random() - 0.5) * 0.5);
      const middleY = place.isFromAbove ? (bounds.top + bounds.bottom) / 2 : bounds.bottom;
      context.drawImage(
        sprite,
        (-(bounds.left + bounds.right) / 2) * sprite.width,
        -middleY * sprite.height + (place.isFromAbove ? 0 : sprite.height * 0.1),
      );
      context.restore();
    }
    if (place.isHeap) drawDish(context);
  });
};
