import { COATS } from '../art/props/animals/index.ts';
import type { Canvas } from '../canvas.ts';
import { type Colour, css, fromRgb } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

type Eye = readonly [x: number, y: number, radius: number];

const pair = (left: number, right: number, y: number, radius: number): readonly Eye[] => [
  [left, y, radius],
  [right, y, radius],
];

/** The eyes of animals that are drawn whole, in fractions of the glyph's box. */
const EYES: Readonly<Record<string, readonly Eye[]>> = {
  'horse-face': [[0.37, 0.42, 0.045]],
  elephant: [[0.17, 0.385, 0.035]],
  penguin: pair(0.475, 0.565, 0.335, 0.028),
  owl: pair(0.33, 0.675, 0.3, 0.115),
  sloth: pair(0.135, 0.3, 0.525, 0.035),
  unicorn: [[0.2, 0.22, 0.03]],
  dragon: [[0.27, 0.26, 0.045]],
  duck: [[0.42, 0.2, 0.028]],
  'front-facing-baby-chick': pair(0.38, 0.62, 0.325, 0.03),
  seal: pair(0.24, 0.37, 0.405, 0.035),
  chipmunk: [[0.235, 0.285, 0.032]],
  hedgehog: [[0.205, 0.7, 0.04]],
  giraffe: [[0.17, 0.115, 0.026]],
  deer: [[0.17, 0.205, 0.026]],
  sauropod: [[0.17, 0.105, 0.024]],
  frog: pair(0.295, 0.7, 0.265, 0.105),
  llama: [[0.17, 0.2, 0.026]],
  kangaroo: [[0.17, 0.165, 0.024]],
  otter: pair(0.13, 0.29, 0.425, 0.028),
  cow: [[0.165, 0.3, 0.034]],
  pig: [[0.21, 0.53, 0.045]],
  ewe: [[0.145, 0.28, 0.034]],
  horse: [[0.185, 0.18, 0.026]],
  rabbit: [[0.165, 0.425, 0.032]],
  't-rex': [[0.23, 0.175, 0.042]],
  turtle: [[0.095, 0.7, 0.028]],
  bird: [[0.31, 0.25, 0.028]],
  parrot: [[0.325, 0.175, 0.06]],
  zebra: [[0.17, 0.215, 0.026]],
  leopard: [[0.155, 0.43, 0.038]],
  flamingo: [[0.31, 0.07, 0.024]],
};

/** Of animals that are drawn by hand. */
const OWN_EYES: Readonly<Record<string, readonly Eye[]>> = {
  '@seahorse': [[0.46, 0.225, 0.03]],
  '@axolotl': [
    [0.24, 0.54, 0.027],
    [0.55, 0.54, 0.027],
  ],
  '@capybara': [[0.355, 0.42, 0.029]],
  '@alpaca': [[0.33, 0.26, 0.03]],
  '@squirrel': [[0.29, 0.45, 0.036]],
  '@guineapig': [[0.25, 0.63, 0.036]],
  '@platypus': [[0.34, 0.57, 0.03]],
  '@armadillo': [[0.25, 0.66, 0.029]],
  '@narwhal': [[0.24, 0.57, 0.03]],
  '@beluga': [[0.24, 0.58, 0.028]],
  '@manatee': [[0.3, 0.56, 0.027]],
  '@walrus': pair(0.23, 0.48, 0.33, 0.03),
  '@duckling': [[0.36, 0.33, 0.034]],
  '@iguana': [[0.2, 0.46, 0.046]],
  '@chameleon': [[0.25, 0.46, 0.05]],
  '@pelican': [[0.475, 0.175, 0.025]],
  '@seagull': [[0.44, 0.28, 0.027]],
};

const lidsOf = (glyph: string): readonly Eye[] | undefined =>
  EYES[glyph] ?? OWN_EYES[glyph] ?? COATS[glyph]?.eyes;

/** The middle between the eyes of those whose lids are not drawn, in fractions of the glyph's box. */
const OTHER_EYES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  dog: [0.23, 0.3],
  cat: [0.2, 0.37],
  shark: [0.33, 0.34],
  dolphin: [0.385, 0.21],
  goat: [0.2, 0.27],
  camel: [0.23, 0.2],
  rat: [0.22, 0.36],
  mouse: [0.19, 0.38],
  tiger: [0.2, 0.42],
  hippopotamus: [0.29, 0.4],
  rhinoceros: [0.225, 0.435],
  mammoth: [0.275, 0.41],
  gorilla: [0.16, 0.17],
  monkey: [0.35, 0.27],
  poodle: [0.125, 0.335],
  ram: [0.12, 0.27],
  octopus: [0.5, 0.42],
  rooster: [0.2, 0.24],
  chicken: [0.41, 0.5],
  goose: [0.4, 0.16],
  dodo: [0.295, 0.2],
  whale: [0.48, 0.44],
  snail: [0.185, 0.115],
  crab: [0.5, 0.56],
  lobster: [0.5, 0.43],
  snake: [0.73, 0.14],
  'tropical-fish': [0.23, 0.51],
};

/** The middle between an animal's eyes, in fractions of the glyph's box; null where it is not known. */
export function eyesOf(glyph: string): readonly [x: number, y: number] | null {
  const eyes = lidsOf(glyph);
  const [first] = eyes ?? [];
  if (eyes === undefined || first === undefined) return OTHER_EYES[glyph] ?? null;
  const last = eyes.at(-1) ?? first;
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}

/** Both eyes are to be seen, and the mouth is below them. */
export const isSeenFromFront = (glyph: string): boolean => (lidsOf(glyph)?.length ?? 1) > 1;

const LASHES: Colour = [0.25, 0.03, 290];

/**
 * The sprite with lids over its eyes; the sprite itself where its eyes are not known.
 * @param isHalf whether the eyes are half open: of somebody tired
 */
export function withClosedEyes(
  stage: Pick<Stage, 'environment'>,
  sprite: Canvas,
  glyph: string,
  isHalf = false,
): Canvas {
  const eyes = lidsOf(glyph);
  if (!eyes) return sprite;
  const { width, height } = sprite;
  return paintOnce(stage.environment, width, height, (context) => {
    context.drawImage(sprite, 0, 0);
    for (const [x, y, radius] of eyes) {
      const r = radius * width;
      context.fillStyle = css(aroundEye(sprite, x * width, y * height, r * 1.55));
      context.beginPath();
      context.ellipse(
        x * width,
        y * height,
        r * 1.25,
        r * 1.35,
        0,
        isHalf ? Math.PI : 0,
        Math.PI * 2,
      );
      context.fill();
      context.strokeStyle = css(LASHES);
      context.lineWidth = Math.max(1, r * 0.42);
      context.lineCap = 'round';
      context.beginPath();
      if (isHalf) {
        context.moveTo(x * width - r * 1.25, y * height);
        context.lineTo(x * width + r * 1.25, y * height);
      } else context.arc(x * width, y * height - r * 0.35, r, Math.PI * 0.12, Math.PI * 0.88);
      context.stroke();
    }
  });
}

/** The brightest of four colors beside the eye: neither the eye's own nor a dark marking. */
function aroundEye(sprite: Canvas, x: number, y: number, distance: number): Colour {
  const colours = [0, 0.25, 0.5, 0.75].map((turn) => {
    const angle = turn * Math.PI * 2;
    const [red = 0, green = 0, blue = 0, alpha = 0] = sprite
      .getContext('2d')
      .getImageData(
        Math.round(x + Math.cos(angle) * distance),
        Math.round(y + Math.sin(angle) * distance),
        1,
        1,
      ).data;
    return { colour: fromRgb(red, green, blue), alpha };
  });
  const opaque = colours.filter(({ alpha }) => alpha > 200).map(({ colour }) => colour);
  return opaque.toSorted((a, b) => b[0] - a[0])[0] ?? LASHES;
}
