import { drawGlow, glowSprite } from '../glow-sprite.ts';
import type { SiteName } from '../language/sites.ts';
import type { Colour } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { addClouds } from './clouds.ts';
import { scaleOf } from './extent.ts';
import { forest } from './forest.ts';
import { flowersNamed } from './garden-flowers.ts';
import { paintRollingHills } from './hills.ts';
import { addLightStrings } from './light-strings.ts';
import { addMist } from './mist.ts';
import { addBareEarth, addCanopy, addConcrete, addParkingBays } from './site-yards.ts';
import { snowfield } from './snowfield.ts';
import { addStrip } from './strip.ts';
import { village } from './village.ts';

/** A thing that belongs to a place: its middle and its foot in fractions of the picture, its size in measures. */
interface Piece {
  readonly glyph: string;
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  /** Gives light after dark. */
  readonly isLit?: boolean;
  readonly colour?: Colour | null;
}

interface Site {
  readonly land: (stage: Stage) => void | Promise<void>;
  /** From far to near. */
  readonly pieces: readonly Piece[];
  readonly mist?: boolean;
  readonly lightStrings?: boolean;
}

const piece = (glyph: string, x: number, foot: number, size: number, isLit = false): Piece => ({
  glyph,
  x,
  foot,
  size,
  isLit,
});

const meadow = (stage: Stage): void => {
  stage.ground = 0.88;
  paintRollingHills(stage, 0.52);
  if (stage.plan.time === 'night') return;
  addClouds(stage, { count: 2, top: 0.05, bottom: 0.2, size: 0.4, depth: 0.2, salt: 5 });
};

/** Rows of the same thing, further ones smaller and between those before them. */
const rows = (glyphs: readonly string[], size: number, isLit = false): readonly Piece[] =>
  [
    { foot: 0.69, share: 0.42, xs: [0.1, 0.28, 0.46, 0.64, 0.82] },
    { foot: 0.76, share: 0.66, xs: [0.02, 0.22, 0.42, 0.6, 0.8, 0.98] },
    { foot: 0.86, share: 1, xs: [0.08, 0.32, 0.68, 0.92] },
  ].flatMap(({ foot, share, xs }) =>
    xs.map((x, i) => piece(glyphs[i % glyphs.length] ?? '', x, foot, size * share, isLit)),
  );

const SITES: Readonly<Record<SiteName, Site>> = {
  playground: {
    land: meadow,
    pieces: [
      piece('@bench', 0.5, 0.74, 0.14),
      piece('@fence', 0.12, 0.75, 0.2),
      piece('@fence', 0.88, 0.75, 0.2),
      piece('@slide', 0.24, 0.87, 0.46),
      piece('@swing', 0.77, 0.86, 0.42),
      piece('carousel-horse', 0.5, 0.82, 0.17),
      piece('@bucket', 0.46, 0.93, 0.08),
      piece('@sandcastle', 0.56, 0.94, 0.14),
    ],
  },
  graveyard: {
    land: meadow,
    mist: true,
    pieces: [
      piece('church', 0.84, 0.69, 0.24),
      ...rows(['headstone'], 0.24),
      piece('@fence', 0.12, 0.98, 0.26),
      piece('@fence', 0.88, 0.98, 0.26),
    ],
  },
  fairground: {
    land: meadow,
    lightStrings: true,
    pieces: [
      piece('roller-coaster', 0.86, 0.72, 0.36, true),
      piece('@ferriswheel', 0.36, 0.76, 0.62, true),
      piece('circus-tent', 0.68, 0.79, 0.34, true),
      piece('carousel-horse', 0.12, 0.84, 0.2, true),
      piece('popcorn', 0.9, 0.87, 0.14),
      piece('balloon', 0.05, 0.72, 0.14),
      piece('balloon', 0.95, 0.66, 0.13),
    ],
  },
  campsite: {
    land: forest,
    pieces: [
      piece('@tent', 0.22, 0.83, 0.34, true),
      piece('@tent', 0.8, 0.81, 0.28, true),
      piece('@stump', 0.36, 0.9, 0.13),
      piece('@campfire', 0.54, 0.87, 0.18, true),
      piece('@lantern', 0.08, 0.9, 0.1, true),
    ],
  },
  farmyard: {
    land: meadow,
    pieces: [
      piece('@windmill', 0.84, 0.7, 0.3),
      piece('@barn', 0.22, 0.77, 0.42),
      piece('@fence', 0.56, 0.77, 0.18),
      piece('@fence', 0.73, 0.77, 0.18),
      piece('@fence', 0.9, 0.77, 0.18),
      piece('tractor', 0.78, 0.86, 0.2),
      piece('@haybale', 0.1, 0.87, 0.16),
      piece('@hen', 0.36, 0.9, 0.09),
      piece('@haybale', 0.94, 0.92, 0.16),
    ],
  },
  igloos: {
    land: snowfield,
    pieces: rows(['@igloo'], 0.34, true),
  },
  huts: {
    land: meadow,
    pieces: rows(['hut'], 0.34, true),
  },
  mushroomvillage: {
    land: forest,
    pieces: rows(['@mushroomhouse', '@mushroomhouse', 'mushroom'], 0.36, true),
  },
  garden: {
    land: meadow,
    pieces: [
      ...[0.04, 0.2, 0.36, 0.52, 0.68, 0.84, 1].map((x) => piece('@fence', x, 0.72, 0.18)),
      piece('deciduous-tree', 0.84, 0.75, 0.42),
      piece('@bush', 0.08, 0.76, 0.2),
      piece('@bush', 0.6, 0.74, 0.16),
      ...['tulip', 'rose', 'sunflower', 'hibiscus'].flatMap((glyph, i) => [
        piece(glyph, 0.06 + i * 0.075, 0.86 + 0.02 * (i % 2), 0.14),
        piece(glyph, 0.7 + i * 0.085, 0.88 + 0.02 * (i % 2), 0.15),
      ]),
      piece('@wateringcan', 0.36, 0.8, 0.12),
    ],
  },
  backyard: {
    land: meadow,
    pieces: [
      piece('house', 0.2, 0.72, 0.46),
      ...[0.46, 0.62, 0.78, 0.94].map((x) => piece('@fence', x, 0.72, 0.18)),
      piece('deciduous-tree', 0.88, 0.76, 0.44),
      piece('@bush', 0.46, 0.745, 0.16),
      piece('@bush', 0.04, 0.76, 0.18),
    ],
  },
  candytown: {
    land: village,
    pieces: [
      piece('lollipop', 0.14, 0.72, 0.2),
      piece('lollipop', 0.62, 0.7, 0.16),
      piece('cupcake', 0.36, 0.74, 0.16),
      piece('soft-ice-cream', 0.82, 0.76, 0.24),
      piece('doughnut', 0.22, 0.83, 0.16),
      piece('lollipop', 0.94, 0.88, 0.36),
      piece('shortcake', 0.68, 0.83, 0.16),
      piece('lollipop', 0.06, 0.9, 0.4),
      piece('candy', 0.84, 0.95, 0.12),
      piece('chocolate-bar', 0.2, 0.97, 0.14),
    ],
  },
  orchard: {
    land: meadow,
    pieces: [
      ...rows(['@appletree'], 0.44),
      piece('red-apple', 0.2, 0.9, 0.05),
      piece('red-apple', 0.8, 0.91, 0.05),
      piece('@basket', 0.34, 0.93, 0.14),
      piece('red-apple', 0.27, 0.94, 0.06),
    ],
  },
  forecourt: {
    land: (stage) => {
      meadow(stage);
      addCanopy(stage);
    },
    pieces: [
      piece('automobile', 0.8, 0.87, 0.28),
      piece('fuel-pump', 0.2, 0.85, 0.26, true),
      piece('fuel-pump', 0.44, 0.85, 0.26, true),
    ],
  },
  parkinglot: {
    land: (stage) => {
      meadow(stage);
      addParkingBays(stage);
    },
    pieces: [
      piece('@streetlamp', 0.5, 0.73, 0.36, true),
      piece('automobile', 0.13, 0.79, 0.22),
      piece('sport-utility-vehicle', 0.38, 0.79, 0.22),
      piece('automobile', 0.87, 0.79, 0.22),
      piece('@streetlamp', 0.04, 0.9, 0.5, true),
    ],
  },
  constructionsite: {
    land: (stage) => {
      meadow(stage);
      addBareEarth(stage);
    },
    pieces: [
      piece('@towercrane', 0.26, 0.75, 0.7),
      piece('building-construction', 0.62, 0.76, 0.34),
      piece('@wall', 0.1, 0.82, 0.18),
      piece('@excavator', 0.82, 0.85, 0.3),
      piece('@trafficcone', 0.3, 0.93, 0.09),
      piece('@trafficcone', 0.7, 0.95, 0.09),
    ],
  },
  zoo: {
    land: meadow,
    pieces: [
      piece('giraffe', 0.16, 0.76, 0.36),
      piece('elephant', 0.8, 0.77, 0.3),
      piece('zebra', 0.52, 0.74, 0.16),
      ...[0.08, 0.29, 0.5, 0.71, 0.92].map((x) => piece('@fence', x, 0.82, 0.215)),
    ],
  },
  suburb: {
    land: meadow,
    pieces: [
      piece('deciduous-tree', 0.34, 0.73, 0.22),
      piece('house-with-garden', 0.14, 0.78, 0.34, true),
      piece('house', 0.5, 0.77, 0.28, true),
      piece('house-with-garden', 0.84, 0.78, 0.34, true),
      piece('@mailbox', 0.33, 0.86, 0.1),
      ...[0.06, 0.94].map((x) => piece('@fence', x, 0.86, 0.2)),
    ],
  },
  skatepark: {
    land: (stage) => {
      meadow(stage);
      addConcrete(stage);
    },
    pieces: [
      piece('@streetlamp', 0.5, 0.73, 0.3, true),
      piece('@halfpipe', 0.2, 0.83, 0.42),
      piece('@halfpipe', 0.86, 0.8, 0.34),
      piece('@bench', 0.55, 0.75, 0.13),
    ],
  },
  solarfarm: { land: meadow, pieces: rows(['@solarpanel'], 0.26) },
};

/** What the prompt names is drawn larger before them, and what would hide it is left out. */
const leavesRoom =
  ({ plan }: Stage) =>
  ({ x, foot, glyph }: Piece): boolean =>
    !plan.subjects.some((subject) => subject.glyph === glyph) &&
    (plan.subjects.length === 0 || foot < 0.8 || Math.abs(x - 0.5) > 0.24);

async function addPieces(stage: Stage, pieces: readonly Piece[]): Promise<void> {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const sprites = await Promise.all(
    pieces.map(async ({ glyph, size, foot, colour = null }) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(size * scale), colour), {
        rim: 0.4,
        haze: Math.max(0, (0.84 - foot) * 2),
      }),
    ),
  );
  addStrip(stage, { order: 27, depth: 0.55, top: 0.05, bottom: 1.06 }, (context) => {
    for (const [i, { x, foot, size }] of pieces.entries()) {
      const side = size * scale;
      const middle = width / 2 + (x - 0.5) * Math.max(width, 0.8 * scale);
      const sprite = sprites[i];
      if (!sprite) continue;
      context.fillStyle = 'rgba(20, 24, 48, 0.16)';
      context.beginPath();
      context.ellipse(middle, foot * height, side * 0.36, side * 0.045, 0, 0, Math.PI * 2);
      context.fill();
      context.drawImage(sprite, middle - side / 2, foot * height - side * 0.97, side, side);
    }
  });
}

/** Light in tents, huts and rides after dark. */
function addPieceLight(stage: Stage, pieces: readonly Piece[]): void {
  const { width, height, environment, palette } = stage;
  const scale = scaleOf(stage);
  const light = glowSprite(environment, [0.9, 0.13, 78]);
  const strength = 0.06 + 0.36 * palette.night;
  stage.addLayer(28, 0.55, (context, phase) => {
    for (const [i, { x, foot, size, isLit }] of pieces.entries()) {
      if (!isLit) continue;
      const middle = width / 2 + (x - 0.5) * Math.max(width, 0.8 * scale);
      const breath = strength * (1 + 0.25 * wave(phase, 1 + (i % 2), i * 0.23));
      drawGlow(context, light, middle, foot * height - 0.4 * size * scale, size * scale, breath);
    }
  });
}

/** Who and what leaves an empty place: vehicles and animals. */
const VISITORS =
  /^(automobile|sport-utility-vehicle|tractor|giraffe|elephant|zebra|@hen|carousel-horse|balloon|popcorn)$/;

const isThere =
  ({ plan }: Stage) =>
  ({ glyph }: Piece): boolean =>
    !plan.isEmptyPlace || !VISITORS.test(glyph);

const OF_VEGETABLES =
  /\b(?:vegetable|veggie|kitchen garden|allotment|raised beds?|community garden|potager)\b/i;

/** Beds in rows instead of flowers. */
const VEGETABLE_GARDEN: readonly Piece[] = [
  ...[0.04, 0.2, 0.36, 0.52, 0.68, 0.84, 1].map((x) => piece('@fence', x, 0.71, 0.18)),
  piece('deciduous-tree', 0.9, 0.73, 0.36),
  piece('@bush', 0.08, 0.74, 0.18),
  ...['@tomatobed', '@cabbagebed', '@tomatobed'].map((glyph, i) =>
    piece(glyph, 0.18 + i * 0.32, 0.79, 0.3),
  ),
  ...['@cabbagebed', '@carrotbed', '@cabbagebed'].map((glyph, i) =>
    piece(glyph, 0.12 + i * 0.38, 0.87, 0.36),
  ),
];

/** The usual flowers give way to those that the prompt names. */
function inBloom(pieces: readonly Piece[], prompt: string): readonly Piece[] {
  const named = flowersNamed(prompt);
  if (named.length === 0) return pieces;
  const others = pieces.filter(({ glyph }) => !USUAL_FLOWERS.has(glyph));
  const beds = BEDS.map(([x, foot], i) => {
    const { glyph, colour } = named[i % named.length]!;
    return { glyph, x, foot, size: BED_SIZE, colour };
  });
  return [...others, ...beds];
}
const USUAL_FLOWERS: ReadonlySet<string> = new Set(['tulip', 'rose', 'sunflower', 'hibiscus']);
/** Where named flowers grow: in front of the fence, and at both sides. */
const BEDS = [
  [0.13, 0.77],
  [0.24, 0.775],
  [0.42, 0.765],
  [0.53, 0.77],
  [0.7, 0.775],
  [0.95, 0.77],
  [0.04, 0.86],
  [0.13, 0.88],
  [0.22, 0.86],
  [0.78, 0.87],
  [0.87, 0.89],
  [0.96, 0.87],
] as const;
const BED_SIZE = 0.16;

/** Nothing is in bloom under snow, and the trees are bare. */
const inSnow = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((each) => {
    if (USUAL_FLOWERS.has(each.glyph) || each.glyph === '@wateringcan') return [];
    return each.glyph === 'deciduous-tree' ? { ...each, glyph: '@baretree' } : each;
  });

/** The things of a place, as the prompt calls it. */
export function piecesOf(
  name: SiteName,
  { prompt, weather }: Pick<Stage['plan'], 'prompt' | 'weather'>,
): readonly Piece[] {
  const { pieces } = SITES[name];
  if (weather.includes('snow') && (name === 'garden' || name === 'backyard')) return inSnow(pieces);
  if (name !== 'garden') return pieces;
  return OF_VEGETABLES.test(prompt) ? VEGETABLE_GARDEN : inBloom(pieces, prompt);
}

/** The painter of a place that is known by the things in it. */
export const site =
  (name: SiteName) =>
  async (stage: Stage): Promise<void> => {
    const { land, mist = false, lightStrings = false } = SITES[name];
    const pieces = piecesOf(name, stage.plan);
    await land(stage);
    const shown = pieces.filter(leavesRoom(stage)).filter(isThere(stage));
    await addPieces(stage, shown);
    addPieceLight(stage, shown);
    if (mist) addMist(stage, { order: 29, depth: 0.6, top: 0.6, height: 0.3, alpha: 0.5 });
    if (lightStrings && !stage.plan.landforms.includes('overgrowth'))
      addLightStrings(stage, { top: 0.05, drop: 0.1 });
  };

/** All things that stand in such places. */
export const glyphsOfSites = (): readonly string[] =>
  [
    VEGETABLE_GARDEN,
    inSnow(SITES.garden.pieces),
    ...Object.values(SITES).map(({ pieces }) => pieces),
  ].flatMap((pieces) => pieces.map(({ glyph }) => glyph));
