import { fillEllipse } from '../art/props/brush.ts';
import type { Canvas2D } from '../canvas.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import type { Random } from '../math/random.ts';
import { fillCircle, fillPolygon } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Palette, Stage } from '../stage/stage.ts';

/** What is seen through a window. */
export type ViewName =
  | 'town'
  | 'sea'
  | 'hills'
  | 'forest'
  | 'mountains'
  | 'garden'
  | 'desert'
  | 'mars'
  | 'sky'
  | 'space';

const VIEWS: Readonly<Partial<Record<SettingName, ViewName>>> = {
  ocean: 'sea',
  beach: 'sea',
  cliff: 'sea',
  underwater: 'sea',
  hills: 'hills',
  village: 'hills',
  lake: 'hills',
  savanna: 'hills',
  forest: 'forest',
  jungle: 'forest',
  bamboo: 'forest',
  park: 'garden',
  mountain: 'mountains',
  snowfield: 'mountains',
  road: 'hills',
  pool: 'garden',
  desert: 'desert',
  canyon: 'desert',
  mars: 'mars',
  sky: 'sky',
  space: 'space',
  moonscape: 'space',
  city: 'town',
  street: 'town',
};

/** The view that shows another place of the prompt; null when no window shows it. */
export const viewOf = (place: SettingName | null): ViewName | null =>
  place === null ? null : (VIEWS[place] ?? null);

/** Whether the panes of a greenhouse show a place that the prompt names, and not just green. */
export const seesThroughGlazing = ({ otherPlace, sights, weather }: ScenePlan): boolean =>
  sights.length > 0 ||
  viewOf(otherPlace) !== null ||
  weather.some((name) => /^(rain|snow|storm)$/.test(name));

interface View {
  readonly context: Canvas2D;
  readonly stage: Stage;
  readonly outside: Palette;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
}

/** A color out there at a distance, 0 near to 1 far. */
function tint({ outside }: View, colour: Colour, distance: number): Colour {
  const dark: Colour = [colour[0] * (1 - 0.55 * outside.night), colour[1] * 0.9, colour[2]];
  return mix(dark, outside.haze, distance);
}

/** A ridge from border to border: `top` and `rough` are fractions of the view's height. */
function ridge(view: View, top: number, rough: number, colour: Colour): void {
  const { context, width, height, random } = view;
  const offset = random() * 6;
  const points: [number, number][] = [[0, height]];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const wave = 0.6 * Math.sin(offset + t * 5) + 0.4 * Math.sin(offset * 2 + t * 11);
    points.push([t * width, (top - rough * wave) * height]);
  }
  context.fillStyle = css(colour);
  fillPolygon(context, [...points, [width, height]]);
}

function trees(view: View, foot: number, size: number, colour: Colour, pointed: boolean): void {
  const { context, width, height, random } = view;
  const across = size * height;
  for (let x = -across / 2; x < width + across; x += across * (0.4 + 0.4 * random())) {
    const tall = across * (0.9 + 0.6 * random()) * (pointed ? 1.9 : 1);
    const y = foot * height;
    context.fillStyle = css(shift(colour, (random() - 0.5) * 0.05));
    if (pointed)
      fillPolygon(context, [
        [x - across * 0.42, y],
        [x, y - tall],
        [x + across * 0.42, y],
      ]);
    else fillCircle(context, x, y - tall * 0.4, tall * 0.5);
  }
}

const isSnowy = ({ stage: { snowy, plan } }: View): boolean =>
  snowy || plan.otherPlace === 'snowfield' || plan.weather.includes('snow');

function mountains(view: View): void {
  const { context, width, height, random } = view;
  const rock = tint(view, [0.5, 0.06, 262], 0.3);
  const snow = tint(view, [0.97, 0.01, 240], 0.1);
  for (const x of [0.12, 0.52, 0.86]) {
    const tall = (0.42 + 0.16 * random()) * height;
    const half = tall * 0.75;
    const middle = x * width;
    const top = 0.86 * height - tall;
    context.fillStyle = css(rock);
    fillPolygon(context, [
      [middle - half, 0.86 * height],
      [middle, top],
      [middle + half, 0.86 * height],
    ]);
    context.fillStyle = css(snow);
    fillPolygon(context, [
      [middle, top],
      [middle + half * 0.32, top + tall * 0.32],
      [middle + half * 0.08, top + tall * 0.24],
      [middle - half * 0.1, top + tall * 0.36],
      [middle - half * 0.3, top + tall * 0.3],
    ]);
  }
  ridge(view, 0.84, 0.03, tint(view, isSnowy(view) ? [0.95, 0.02, 240] : [0.55, 0.1, 150], 0.15));
}

function sea(view: View): void {
  const { context, width, height, random } = view;
  const water = tint(view, [0.58, 0.11, 230], 0.25);
  context.fillStyle = css(water);
  context.fillRect(0, 0.58 * height, width, height);
  context.fillStyle = css(mix(water, [1, 0, 0], 0.5), 0.7);
  for (let i = 0; i < 40; i++) {
    const t = random();
    const long = (0.03 + 0.08 * t) * width;
    context.fillRect(
      random() * width,
      (0.6 + 0.38 * t) * height,
      long,
      (0.004 + 0.006 * t) * height,
    );
  }
  context.fillStyle = css(tint(view, [0.96, 0.01, 90], 0.1));
  const [x, y] = [0.3 * width, 0.6 * height];
  fillPolygon(context, [
    [x, y - 0.12 * height],
    [x + 0.06 * width, y],
    [x, y],
  ]);
  fillPolygon(context, [
    [x - 0.05 * width, y + 0.01 * height],
    [x + 0.07 * width, y + 0.01 * height],
    [x + 0.05 * width, y + 0.035 * height],
    [x - 0.035 * width, y + 0.035 * height],
  ]);
}

function hills(view: View): void {
  ridge(view, 0.62, 0.05, tint(view, [0.66, 0.1, 145], 0.5));
  trees(view, 0.74, 0.07, tint(view, [0.55, 0.11, 145], 0.3), false);
  ridge(view, 0.74, 0.04, tint(view, [0.7, 0.13, 132], 0.2));
  trees(view, 0.9, 0.1, tint(view, [0.52, 0.12, 142], 0.1), false);
  ridge(view, 0.9, 0.03, tint(view, [0.68, 0.14, 130], 0));
}

const LEAVES: readonly Colour[] = [
  [0.64, 0.17, 45],
  [0.7, 0.16, 65],
  [0.56, 0.18, 30],
];

/** A garden behind a hedge: a pond, a stone lantern, round trees in the colors of the season. */
function garden(view: View): void {
  const { context, width, height, stage } = view;
  const isAutumn = stage.plan.weather.includes('leaves');
  const isSpring = stage.plan.weather.includes('petals');
  const isWinter = stage.plan.weather.includes('snow');
  trees(view, 0.62, 0.2, tint(view, isWinter ? [0.86, 0.02, 240] : [0.5, 0.1, 148], 0.35), false);
  for (const [i, x] of [0.08, 0.3, 0.74, 0.95].entries()) {
    const crown = isAutumn ? LEAVES[i % 3] : isSpring ? ([0.84, 0.1, 355] as const) : undefined;
    const leaf = isWinter ? ([0.92, 0.02, 240] as const) : (crown ?? ([0.58, 0.13, 140] as const));
    const radius = (0.16 + 0.04 * (i % 2)) * height;
    context.fillStyle = css(tint(view, [0.36, 0.05, 45], 0.1));
    context.fillRect(x * width - 0.012 * height, 0.4 * height, 0.024 * height, 0.34 * height);
    for (const [dx, dy, size] of [
      [-0.5, 0.1, 0.7],
      [0.5, 0.14, 0.66],
      [0, -0.2, 0.9],
    ] as const) {
      context.fillStyle = css(tint(view, shift(leaf, -0.05 * dy), 0.08));
      fillCircle(context, x * width + dx * radius, 0.38 * height + dy * radius, size * radius);
    }
  }
  ridge(view, 0.72, 0.015, tint(view, isWinter ? [0.95, 0.015, 240] : [0.64, 0.12, 132], 0.05));
  context.fillStyle = css(mix(tint(view, [0.6, 0.08, 225], 0.1), view.outside.haze, 0.3));
  context.beginPath();
  context.ellipse(0.42 * width, 0.86 * height, 0.26 * width, 0.06 * height, 0, 0, Math.PI * 2);
  context.fill();
  const stone = tint(view, [0.66, 0.015, 250], 0.05);
  const box = (x: number, y: number, wide: number, tall: number, colour: Colour): void => {
    context.fillStyle = css(colour);
    context.fillRect(x * width - (wide * height) / 2, y * height, wide * height, tall * height);
  };
  box(0.76, 0.66, 0.05, 0.2, stone);
  box(0.76, 0.59, 0.1, 0.08, [0.93, 0.1, 85]);
  box(0.76, 0.555, 0.17, 0.035, shift(stone, -0.06));
  box(0.76, 0.84, 0.13, 0.04, shift(stone, -0.04));
}

function space({ context, width, height, random }: View): void {
  context.fillStyle = css([0.14, 0.05, 278]);
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 150; i++) {
    context.fillStyle = css([0.97, 0.02, 240], 0.3 + 0.7 * random());
    fillCircle(
      context,
      random() * width,
      random() * height,
      (0.6 + 1.6 * random() ** 3) * 0.004 * height,
    );
  }
  for (const [x, y, radius, colour] of [
    [0.24, 0.36, 0.17, [0.62, 0.14, 40]],
    [0.8, 0.7, 0.3, [0.56, 0.12, 245]],
  ] as const) {
    context.fillStyle = css(colour);
    fillCircle(context, x * width, y * height, radius * height);
    context.fillStyle = css(shift(colour, 0.1), 0.5);
    fillCircle(context, (x - 0.02) * width, (y - 0.03) * height, radius * 0.78 * height);
  }
}

const PAINTERS: Readonly<Record<Exclude<ViewName, 'town'>, (view: View) => void>> = {
  sea,
  hills,
  forest: (view) => {
    trees(view, 0.72, 0.13, tint(view, [0.52, 0.09, 155], 0.5), true);
    trees(view, 0.84, 0.17, tint(view, [0.46, 0.1, 152], 0.25), true);
    ridge(view, 0.84, 0.02, tint(view, [0.6, 0.11, 138], 0.1));
  },
  mountains,
  garden,
  desert: (view) => {
    ridge(view, 0.62, 0.05, tint(view, [0.82, 0.09, 75], 0.35));
    ridge(view, 0.78, 0.06, tint(view, [0.78, 0.1, 70], 0.1));
  },
  mars: (view) => {
    ridge(view, 0.56, 0.05, tint(view, [0.6, 0.14, 42], 0.5));
    ridge(view, 0.7, 0.06, tint(view, [0.55, 0.15, 40], 0.2));
    ridge(view, 0.86, 0.05, tint(view, [0.5, 0.15, 38], 0.02));
    const { weather } = view.stage.plan;
    if (weather.includes('storm') || weather.includes('fog')) dustStorm(view);
  },
  sky: () => {},
  space,
};

/** Clouds of dust that hide the land. */
function dustStorm({ context, width, height, random }: View): void {
  for (let i = 0; i < 46; i++) {
    const radius = (0.1 + 0.16 * random()) * height;
    const dust = css([0.62 + 0.14 * random(), 0.13, 50], 0.34);
    const [x, y] = [random() * width, (0.3 + 0.7 * random()) * height];
    fillEllipse(context, [x, y, radius * 1.9, radius], dust);
  }
}

/** Paints what is out there over the sky of a window. */
export function paintLandscape(name: Exclude<ViewName, 'town'>, view: View): void {
  PAINTERS[name](view);
}
