import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas, Canvas2D, Drawable, Environment } from '../canvas.ts';
import type { LightName, StyleName } from '../language/picture-look.ts';
import type {
  CropName,
  FestivalName,
  RegionName,
  TimeOfDay,
  WeatherName,
} from '../language/place-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import { css } from '../math/colour.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, paintOnce } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { choosePalette } from '../stage/palettes.ts';
import type { Stage } from '../stage/stage.ts';
import { staticLayer } from '../stage/static-layer.ts';

/** Skia's own canvas answers to the structural interface; only its overloads are wider. */
const environment: Environment = {
  createCanvas: (width, height) => createCanvas(width, height) as unknown as Canvas,
  fontOf: () => ({ families: 'sans-serif', isComplete: true }),
  loadSvg: async (svg) => ({ picture: await loadImage(Buffer.from(svg)), release() {} }),
};

export interface EmptyStageOptions {
  readonly setting?: SettingName;
  /** What lies before the window. */
  readonly view?: SettingName;
  readonly crop?: CropName;
  readonly time?: TimeOfDay;
  readonly light?: LightName;
  readonly weather?: readonly WeatherName[];
  readonly style?: StyleName | null;
  readonly festival?: FestivalName;
  readonly width?: number;
  readonly height?: number;
  readonly seed?: number;
  readonly backdrop?: boolean;
  readonly region?: RegionName;

  /** Glyphs that the prompt wants to be absent. */
  readonly without?: readonly string[];
  /** Glyphs. They are in the plan only and are not drawn. */
  readonly subjects?: readonly string[];
}

function planOf(options: EmptyStageOptions): ScenePlan {
  return {
    prompt: 'an empty stage',
    subjects: (options.subjects ?? []).map((glyph) => ({
      glyph,
      word: glyph,
      count: 1,
      colour: null,
      scale: 1,
      motion: null,
      expression: null,
      person: null,
    })),
    relations: [],
    setting: options.setting ?? 'hills',
    sights: options.view ? ['outside'] : [],
    otherPlace: options.view ?? null,
    lights: options.light ? [options.light] : [],
    isColourless: false,
    format: null,
    hasLightStrings: false,
    surface: null,
    surfaceColour: null,
    wares: null,
    region: options.region ?? null,
    isTabletop: false,
    landforms: [],
    crop: options.crop ? { name: options.crop, colour: null } : null,
    time: options.time ?? 'day',
    weather: options.weather ?? [],
    style: options.style ?? null,
    festival: options.festival ?? null,
    shot: null,
    caption: null,
    captionColour: null,
    tableColour: null,
    colours: [],
    backdrop: null,
    without: options.without ?? [],
    words: { drawn: [], standIns: [], notDrawn: [] },
    places: [],
    placeNames: [],
    deeds: [],
    meanings: new Map(),
    airs: [],
    hours: [],
    shots: [],
    unread: [],
    saidActs: [],
    isEmptyPlace: false,
    language: 'en',
  };
}

/** A stage without actors, for looking at places, weather and styles alone. Sprites are discs. */
export function createEmptyStage(options: EmptyStageOptions = {}): Stage {
  const { width = 120, height = 120, seed = 7 } = options;
  const plan = planOf(options);
  const random = createRandom(seed);
  const { palette, hours } = choosePalette(plan, random);
  return {
    width,
    height,
    unit: Math.min(width, height) / 1000,
    environment,
    plan,
    palette,
    hours,
    accents: [
      [0.72, 0.17, 300],
      [0.66, 0.19, 338],
      [0.8, 0.13, 10],
      [0.55, 0.19, 270],
    ],
    backdrop: options.backdrop === true ? [0.8, 0.11, 350] : null,
    take: PLAIN_TAKE,
    seed,
    random,
    still: false,
    layers: [],
    horizon: 0.6,
    ground: 0.85,
    window: null,
    water: false,
    waterLine: null,
    lightSource: { x: width / 2, y: height * 0.15 },
    snowy: false,
    foliage: null,
    wet: false,
    hero: { x: 0.5, y: 0.6, size: 0.4 },
    speakers: [],
    letteredPx: new Map(),
    steaming: null,
    zoom: 1,
    addLayer(order, depth, draw) {
      this.layers.push({ order, depth, draw });
    },
    addStatic(order, depth, paint) {
      this.layers.push(staticLayer(this, order, depth, paint));
    },
    async sprite(_glyph, sizePx, colour) {
      return paintOnce(environment, sizePx, sizePx, (context) => {
        context.fillStyle = css(colour ?? [0.7, 0.15, 150]);
        fillCircle(context, sizePx / 2, sizePx / 2, sizePx * 0.45);
      });
    },
    lit: (sprite: Drawable) =>
      paintOnce(environment, sprite.width, sprite.height, (context) =>
        context.drawImage(sprite, 0, 0),
      ),
  };
}

/** Every layer, back to front, at one phase; without the camera. */
export function drawLayers(stage: Stage, phase: number): Canvas {
  return paintOnce(stage.environment, stage.width, stage.height, (context: Canvas2D) => {
    for (const layer of [...stage.layers].sort((a, b) => a.order - b.order)) {
      context.save();
      layer.draw(context, phase);
      context.restore();
    }
  });
}

type Box = readonly [colour: string, x: number, y: number, width: number, height: number];

/** A canvas of the size of the stage with boxes of even color, on the first color. */
export const paintBoxes = (
  { environment, width, height }: Stage,
  ground: string,
  boxes: readonly Box[],
): Canvas =>
  paintOnce(environment, width, height, (context) => {
    for (const [colour, ...box] of [[ground, 0, 0, width, height] as const, ...boxes]) {
      context.fillStyle = colour;
      context.fillRect(...box);
    }
  });

/** RGBA of the whole canvas. */
export const pixelsOf = (canvas: Canvas): Uint8ClampedArray =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** How many of all channels differ by more than rounding, 0–1. */
export function differingShare(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let differing = 0;
  for (let i = 0; i < a.length; i++) {
    if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 3) differing++;
  }
  return differing / a.length;
}

/** The last moment of a loop: it must look like its first. */
export const JUST_BEFORE_THE_END = 1 - 1e-9;
