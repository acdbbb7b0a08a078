import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { starCorners } from '../../math/star-corners.ts';
import { fillCircle, fillPolygon } from '../../painting.ts';
import { BRASS, fillBall, type PropFamily, strokeOutline, WOOD } from './brush.ts';

const INKS = {
  k: [0.24, 0.01, 280],
  w: [0.98, 0.004, 90],
  r: [0.56, 0.21, 25],
  g: [0.55, 0.15, 148],
  b: [0.42, 0.15, 262],
  l: [0.76, 0.1, 235],
  y: [0.86, 0.17, 92],
  o: [0.74, 0.17, 58],
} as const satisfies Readonly<Record<string, Colour>>;
type Ink = keyof typeof INKS;

/** Paints a flag on a cloth that is 3 wide and 2 high. */
type Paint = (context: Canvas2D) => void;

const box = (
  context: Canvas2D,
  ink: Ink,
  [x, y, wide, tall]: readonly [number, number, number, number],
): void => {
  context.fillStyle = css(INKS[ink]);
  context.fillRect(x, y, wide, tall);
};

const inksOf = (inks: string): readonly Ink[] => Array.from(inks) as Ink[];

/** Bands from the pole to the end. */
const upright =
  (inks: string): Paint =>
  (context) => {
    const wide = 3 / inks.length;
    for (const [i, ink] of inksOf(inks).entries()) box(context, ink, [i * wide, 0, wide + 0.02, 2]);
  };

/** Bands from top to bottom. */
const level =
  (inks: string): Paint =>
  (context) => {
    const tall = 2 / inks.length;
    for (const [i, ink] of inksOf(inks).entries()) box(context, ink, [0, i * tall, 3, tall + 0.02]);
  };

function fillDisc(context: Canvas2D, ink: Ink, [x, y, radius]: readonly [number, number, number]) {
  context.fillStyle = css(INKS[ink]);
  fillCircle(context, x, y, radius);
}

const disc =
  (ink: Ink, ...at: readonly [number, number, number]): Paint =>
  (context) =>
    fillDisc(context, ink, at);

const polygon =
  (ink: Ink, corners: readonly (readonly [number, number])[]): Paint =>
  (context) => {
    context.fillStyle = css(INKS[ink]);
    fillPolygon(context, corners);
  };

const star = (ink: Ink, x: number, y: number, radius: number): Paint =>
  polygon(ink, starCorners([x, y], radius, 0.4));

/** An upright cross with its middle at x, and a narrower one on it. */
const cross =
  (ink: Ink, x: number, wide: number): Paint =>
  (context) => {
    box(context, ink, [x - wide / 2, 0, wide, 2]);
    box(context, ink, [0, 1 - wide / 2, 3, wide]);
  };

/** From corner to corner. */
const diagonals =
  (ink: Ink, wide: number): Paint =>
  (context) => {
    context.strokeStyle = css(INKS[ink]);
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(3, 2);
    context.moveTo(0, 2);
    context.lineTo(3, 0);
    context.stroke();
  };

const ring =
  (ink: Ink, radius: number): Paint =>
  (context) => {
    context.strokeStyle = css(INKS[ink]);
    context.lineWidth = 0.07;
    context.beginPath();
    context.arc(1.5, 1, radius, 0, TAU);
    context.stroke();
  };

const crescent =
  (ink: Ink, ground: Ink, x: number): Paint =>
  (context) => {
    fillDisc(context, ink, [x, 1, 0.5]);
    fillDisc(context, ground, [x + 0.13, 1, 0.4]);
  };

/** Stars in rows on a blue field beside the pole. */
const fieldOfStars: Paint = (context) => {
  box(context, 'b', [0, 0, 1.25, 1.08]);
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 6; i++) star('w', 0.14 + i * 0.195, 0.13 + row * 0.205, 0.075)(context);
};

const mapleLeaf = polygon(
  'r',
  [
    [1.5, 0.28], [1.63, 0.52], [1.78, 0.44], [1.72, 0.8], [1.9, 0.62], [1.96, 0.74], [2.14, 0.7], [2.08, 0.9], [2.18, 0.98],
    [1.8, 1.28], [1.84, 1.4], [1.53, 1.35], [1.53, 1.68], [1.47, 1.68], [1.47, 1.35], [1.16, 1.4], [1.2, 1.28], [0.82, 0.98],
    [0.92, 0.9], [0.86, 0.7], [1.04, 0.74], [1.1, 0.62], [1.28, 0.8], [1.22, 0.44], [1.37, 0.52],
  ],
); // prettier-ignore

const hoist = (ink: Ink): Paint =>
  polygon(ink, [
    [0, 0],
    [1.3, 1],
    [0, 2],
  ]);

const nordic = (ground: Ink, outer: Ink, inner: Ink | null = null): readonly Paint[] => [
  level(ground),
  cross(outer, 1.1, inner === null ? 0.4 : 0.54),
  ...(inner === null ? [] : [cross(inner, 1.1, 0.27)]),
];

/** What is painted on the cloth of each country's flag, one over the other. */
const CLOTHS: Readonly<Record<string, readonly Paint[]>> = {
  italy: [upright('gwr')],
  france: [upright('bwr')],
  ireland: [upright('gwo')],
  belgium: [upright('kyr')],
  romania: [upright('byr')],
  nigeria: [upright('gwg')],
  peru: [upright('rwr')],
  mexico: [upright('gwr'), disc('o', 1.5, 1, 0.24), disc('g', 1.5, 1.03, 0.13)],
  canada: [upright('rwwr'), mapleLeaf],
  portugal: [upright('ggrrr'), disc('y', 1.2, 1, 0.42), disc('r', 1.2, 1, 0.24), disc('w', 1.2, 1, 0.13)],
  germany: [level('kry')],
  netherlands: [level('rwb')],
  russia: [level('wbr')],
  hungary: [level('rwg')],
  bulgaria: [level('wgr')],
  austria: [level('rwr')],
  poland: [level('wr')],
  indonesia: [level('rw')],
  ukraine: [level('by')],
  colombia: [level('yybr')],
  spain: [level('ryyr'), disc('r', 0.95, 1, 0.24)],
  argentina: [level('lwl'), disc('y', 1.5, 1, 0.24)],
  india: [level('owg'), ring('b', 0.24)],
  egypt: [level('rwk'), disc('y', 1.5, 1, 0.2)],
  czechia: [level('wr'), hoist('b')],
  cuba: [level('bwbwb'), hoist('r'), star('w', 0.42, 1, 0.3)],
  puertorico: [level('rwrwr'), hoist('b'), star('w', 0.42, 1, 0.3)],
  philippines: [level('br'), hoist('w'), disc('y', 0.42, 1, 0.2)],
  chile: [level('wr'), (context) => box(context, 'b', [0, 0, 1, 1]), star('w', 0.5, 0.5, 0.3)],
  japan: [level('w'), disc('r', 1.5, 1, 0.58)],
  bangladesh: [level('g'), disc('r', 1.4, 1, 0.56)],
  brazil: [level('g'), polygon('y', [[0.25, 1], [1.5, 0.2], [2.75, 1], [1.5, 1.8]]), disc('b', 1.5, 1, 0.43)],
  china: [level('r'), star('y', 0.55, 0.6, 0.38), star('y', 1.12, 0.28, 0.13), star('y', 1.32, 0.55, 0.13), star('y', 1.32, 0.88, 0.13), star('y', 1.12, 1.14, 0.13)],
  vietnam: [level('r'), star('y', 1.5, 1.04, 0.6)],
  turkey: [level('r'), crescent('w', 'r', 1.1), star('w', 1.72, 1, 0.25)],
  pakistan: [level('g'), (context) => box(context, 'w', [0, 0, 0.75, 2]), crescent('w', 'g', 1.8), star('w', 2.14, 0.82, 0.2)],
  switzerland: [level('r'), (context) => { box(context, 'w', [1.3, 0.4, 0.4, 1.2]); box(context, 'w', [0.9, 0.8, 1.2, 0.4]); }],
  england: [level('w'), cross('r', 1.5, 0.4)],
  scotland: [level('b'), diagonals('w', 0.36)],
  britain: [level('b'), diagonals('w', 0.44), diagonals('r', 0.17), cross('w', 1.5, 0.64), cross('r', 1.5, 0.38)],
  usa: [level('rwrwrwrwrwrwr'), fieldOfStars],
  greece: [level('bwbwbwbwb'), (context) => { box(context, 'b', [0, 0, 1.11, 1.12]); box(context, 'w', [0.445, 0, 0.22, 1.12]); box(context, 'w', [0, 0.445, 1.11, 0.22]); }],
  sweden: nordic('b', 'y'),
  denmark: nordic('r', 'w'),
  finland: nordic('w', 'b'),
  norway: nordic('r', 'w', 'b'),
  iceland: nordic('b', 'w', 'r'),
  jamaica: [level('g'), polygon('k', [[0, 0], [1.5, 1], [0, 2]]), polygon('k', [[3, 0], [1.5, 1], [3, 2]]), diagonals('y', 0.34)],
}; // prettier-ignore

/** Where the cloth is: beside the pole, and how far it is blown up and down. */
const CLOTH = { left: 0.21, top: 0.1, width: 0.5, height: 0.31, wave: 0.022 } as const;
const SLICES = 60;

const blown = (along: number): number => CLOTH.wave * Math.sin(along * TAU * 1.05 + Math.PI);

/** The flag in upright slices, each as high as the wind has it. */
function paintCloth(context: Canvas2D, paints: readonly Paint[]): void {
  for (let i = 0; i < SLICES; i++) {
    const along = i / SLICES;
    context.save();
    context.translate(CLOTH.left, CLOTH.top + blown(along));
    context.beginPath();
    context.rect(along * CLOTH.width, 0, CLOTH.width / SLICES + 0.002, CLOTH.height);
    context.clip();
    context.scale(CLOTH.width / 3, CLOTH.height / 2);
    for (const paint of paints) paint(context);
    const slope = Math.cos(along * TAU * 1.05 + Math.PI);
    context.fillStyle = slope > 0 ? css(INKS.w, 0.2 * slope) : css(INKS.k, -0.17 * slope);
    context.fillRect(0, 0, 3, 2);
    context.restore();
  }
}

function nationalFlag(context: Canvas2D, paints: readonly Paint[]): void {
  paintCloth(context, paints);
  strokeOutline(context, 'M 20 98 L 20 6', 0.035, css(shift(WOOD, -0.14)));
  strokeOutline(context, 'M 20 97 L 20 6', 0.024, css(WOOD));
  fillBall(context, 0.2, 0.05, 0.03, BRASS);
}

/** Flags of countries, on a pole that stands on the ground. */
export const NATIONAL_FLAGS: PropFamily = Object.fromEntries(
  Object.entries(CLOTHS).map(([country, paints]): [string, PropFamily[string]] => [
    `@flagof${country}`,
    (context) => nationalFlag(context, paints),
  ]),
);
