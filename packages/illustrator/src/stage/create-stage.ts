import { lightSprite } from '../art/lighting.ts';
import type { ArtPack } from '../art/pack.ts';
import { PROPS } from '../art/props/index.ts';
import { SpriteStore } from '../art/sprites.ts';
import type { Canvas2D, Drawable, Environment } from '../canvas.ts';
import { colourNamed, COLOURS, coloursNamed } from '../language/colours.ts';
import { type Colour, mix, shift } from '../math/colour.ts';
import { createRandom, hashText, type Random } from '../math/random.ts';
import { paintOnce } from '../painting.ts';
import { lineColours } from '../plan/mark-colours.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { isProductShot } from '../plan/still-life.ts';
import type { Take } from '../plan/take.ts';
import { isSmallWorld } from '../things/seats.ts';
import { deckDoorstep } from './deck-doorstep.ts';
import { deckTable } from './deck-table.ts';
import { fillJar } from './fill-jar.ts';
import { fillStall } from './fill-stall.ts';
import { finishSprite, hasPaintedParts } from './finish-sprite.ts';
import { garnishDrink } from './garnish-drink.ts';
import { letterThing } from './letter-thing.ts';
import { lightOnce } from './light-once.ts';
import { loadTray } from './load-tray.ts';
import { choosePalette } from './palettes.ts';
import { printThing } from './print-thing.ts';
import type { AddToSprite, LoadSprite } from './sprite-addition.ts';
import { stackLayers } from './stack-layers.ts';
import type { DrawLayer, LitOptions, Palette, Stage } from './stage.ts';
import { staticLayer } from './static-layer.ts';
import { SURFACE_TONES } from './surface-tones.ts';
import { withToppings } from './with-toppings.ts';

const FLAT_STYLES = new Set(['minimal', 'papercut', 'lineart']);

/** What can be drawn onto a sprite, in this order. */
const ADDITIONS: readonly AddToSprite[] = [
  stackLayers,
  withToppings,
  fillJar,
  fillStall,
  deckDoorstep,
  deckTable,
  loadTray,
  garnishDrink,
  printThing,
];

/** Drawn anew, as the picture of the icon set can hardly be told. */
const REDRAWN: Readonly<Record<string, string>> = {
  canoe: '@opencanoe',
  fairy: 'woman-fairy',
};
/** What looks otherwise under snow. */
const SNOWY_FORMS: Readonly<Record<string, string>> = { '@cabin': '@snowycabin' };

export interface StageRequest {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly still: boolean;
  readonly take: Take;
  /** The light of a reference image instead of the plan's. */
  readonly palette?: Palette;
}

/** Shades of the colours that were named, or a row of neighbours on the colour wheel. */
function chooseAccents(plan: ScenePlan, random: Random): readonly Colour[] {
  const hue = random() * 360;
  const named = coloursNamed(plan.colours);
  const [first, second] = named;
  if (!first) {
    return [
      [0.72, 0.17, hue],
      [0.66, 0.19, (hue + 38) % 360],
      [0.8, 0.13, (hue + 70) % 360],
      [0.55, 0.19, (hue + 330) % 360],
    ];
  }
  if (!second) return [first, shift(first, 0.1, 0.8, 40), shift(first, -0.1, 1, -40)];
  return [
    ...named,
    shift(first, 0.13, 0.7, 12),
    shift(second, -0.16, 1, 14),
    [0.95, 0.035, first[2]],
    shift(first, -0.1, 1.05, -14),
  ];
}

/** The sky that the prompt gives a color to, deeper above and paler at the horizon. */
function withNamedSky(palette: Palette, { skyColour }: ScenePlan): Palette {
  const named = skyColour ? COLOURS[skyColour] : undefined;
  if (named === undefined) return palette;
  return {
    ...palette,
    sky: palette.sky.map(([at, stop]) => [
      at,
      mix(stop, shift(named, 0.2 * at - 0.06 - 0.3 * palette.night), 0.8),
    ]),
    haze: mix(palette.haze, shift(named, 0.14), 0.35),
  };
}

/** Around a room or a piece of land whose lights are on. */
const AROUND_WORLD_AT_NIGHT: Colour = [0.3, 0.075, 272];

/** A plain wall of colour behind subjects that have no place. */
function chooseBackdrop(plan: ScenePlan, random: Random): Colour | null {
  const hue = random() * 360;
  const named = colourNamed(plan.backdrop);
  if (named) return named;
  const isShown = plan.subjects.length > 0 || plan.caption !== null;
  if (plan.setting !== 'abstract' || !isShown) return null;
  // The wall behind a surface goes with it.
  if (plan.isTabletop) return behindSurface(plan);
  if (plan.time === 'night' && plan.subjects.some(({ glyph }) => isSmallWorld(glyph)))
    return AROUND_WORLD_AT_NIGHT;
  if (plan.subjects.some(({ glyph }) => isSmallWorld(glyph))) return [0.87, 0.055, hue];
  return isProductShot(plan) ? [0.88, 0.04, hue] : [0.8, 0.11, hue];
}

function behindSurface({ surface, tableColour }: ScenePlan): Colour {
  const tone = COLOURS[tableColour ?? ''] ?? SURFACE_TONES[surface ?? 'wood'];
  return tone[0] < 0.5
    ? [tone[0] + 0.08, tone[1] * 0.7, tone[2]]
    : [Math.min(0.93, tone[0] + 0.06), Math.min(0.04, tone[1]), tone[2]];
}

/** An empty stage for a plan, without its setting, its actors and its weather. */
export function createStage(
  plan: ScenePlan,
  request: StageRequest,
  { environment, art }: { readonly environment: Environment; readonly art: ArtPack },
): Stage {
  const { width, height, still, take } = request;
  // The prompt is part of the seed, or two prompts with one seed would share their clouds.
  const seed = (hashText(plan.prompt) % 100_000) + (request.seed % 1_000_000_007);
  const random = createRandom(seed);
  const chosen = choosePalette(plan, random, take.hue);
  const ownPalette = withNamedSky(chosen.palette, plan);
  const { hours } = chosen;
  const palette = request.palette ?? ownPalette;
  const accents = chooseAccents(plan, random);
  const backdrop = chooseBackdrop(plan, random);
  const mark = plan.mark ?? null;
  const lines = mark?.isLined ? lineColours(plan) : null;
  const store = new SpriteStore(environment, art, PROPS, lines);
  const flat = mark !== null || (plan.style !== null && FLAT_STYLES.has(plan.style));
  const load: LoadSprite = (glyph, sizePx, colour) => store.get(glyph, sizePx, colour, flat);
  const light = lightOnce((sprite, options) =>
    mark !== null || plan.style === 'lineart'
      ? // The shapes of a logo and of a coloring page have no light and shade.
        paintOnce(environment, sprite.width, sprite.height, (context) =>
          context.drawImage(sprite, 0, 0),
        )
      : lightSprite(environment, sprite, lightingOf(palette, withRimOf(plan, options))),
  );
  const stage: Stage = {
    width,
    height,
    unit: Math.min(width, height) / 1000,
    environment,
    plan,
    palette,
    hours,
    accents,
    backdrop,
    take,
    seed,
    random,
    still,
    layers: [],
    horizon: 0.6,
    ground: 0.85,
    window: null,
    water: false,
    waterLine: null,
    lightSource: {
      x: width * (0.5 + palette.lightDirection[0] * 0.5),
      y: height * 0.15,
    },
    snowy: false,
    foliage: null,
    wet: false,
    hero: null,
    speakers: [],
    letteredPx: new Map(),
    steaming: null,
    zoom: 1,
    addLayer(order: number, depth: number, draw: DrawLayer, release?: () => void): void {
      stage.layers.push({ order, depth, draw, ...(release && { release }) });
    },
    addStatic(order: number, depth: number, paint: (context: Canvas2D) => void): void {
      stage.layers.push(staticLayer(stage, order, depth, paint));
    },
    async sprite(glyph: string, sizePx: number, colour: Colour | null = null, skin = null, parts) {
      const form = (stage.snowy ? SNOWY_FORMS[glyph] : undefined) ?? REDRAWN[glyph] ?? glyph;
      const inTone = store.inTone(form, skin);
      const sprite = await load(inTone, sizePx, colour);
      const isRepainted = colour !== null && hasPaintedParts(plan.subjects, glyph);
      const inOwnColours = isRepainted ? await load(inTone, sizePx, null) : sprite;
      const said = { glyph, colour, parts };
      let finished = finishSprite(environment, plan.subjects, said, sprite, inOwnColours);
      const subject = plan.subjects.find((each) => each.glyph === glyph);
      if (subject !== undefined)
        for (const add of ADDITIONS) finished = await add(environment, subject, finished, load);
      return letterThing(stage, glyph, finished);
    },
    lit: (sprite: Drawable, options: LitOptions = {}) => light(sprite, options),
  };
  return stage;
}

/** Beside the white border of a sticker a gleam would look like a faded edge. */
const withRimOf = ({ format }: ScenePlan, options: LitOptions): LitOptions =>
  format === 'sticker' ? { ...options, rim: 0.25 * (options.rim ?? 0.8) } : options;

function lightingOf(palette: Palette, options: LitOptions) {
  return {
    ambientTop: palette.ambientTop,
    ambientBottom: palette.ambientBottom,
    ambient: palette.ambient * (options.ambient ?? 1),
    rim: palette.rim,
    rimStrength: options.rim ?? 0.8,
    direction: options.direction ?? palette.lightDirection,
    haze: palette.haze,
    hazeAmount: options.haze ?? 0,
    darkness: options.dark ?? 0,
  };
}
