import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { isInterior } from '../language/indoors.ts';
import type { FestivalName } from '../language/place-look.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { fract, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillPolygon } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { scaleOf } from './extent.ts';

type Garland = 'lights' | 'bunting' | 'bats' | 'lanterns' | 'hearts';

interface Decor {
  readonly garland: Garland;
  readonly colours: readonly Colour[];
  /** At both sides of the ground, from the borders inwards: glyph, size, and whether it glows. */
  readonly props: readonly (readonly [glyph: string, size: number, glows?: boolean])[];
  /** Floats at the sides. */
  readonly floats: readonly string[];
}

const RED: Colour = [0.58, 0.21, 25];
const GREEN: Colour = [0.6, 0.16, 150];
const GOLD: Colour = [0.84, 0.15, 88];
const BLUE: Colour = [0.62, 0.16, 250];
const PINK: Colour = [0.75, 0.16, 350];
const ORANGE: Colour = [0.72, 0.18, 55];
const VIOLET: Colour = [0.5, 0.18, 300];
const WHITE: Colour = [0.96, 0.02, 95];

const DECOR: Readonly<Record<FestivalName, Decor>> = {
  stpatrick: {
    garland: 'bunting',
    colours: [GREEN, GOLD, WHITE],
    props: [
      ['four-leaf-clover', 0.19],
      ['beer-mug', 0.14],
      ['shamrock', 0.16],
      ['coin', 0.1],
    ],
    floats: [],
  },
  dayofthedead: {
    garland: 'bunting',
    colours: [PINK, ORANGE, VIOLET, GOLD],
    props: [
      ['candle', 0.15, true],
      ['@sugarskull', 0.17],
      ['candle', 0.12, true],
      ['blossom', 0.14],
    ],
    floats: [],
  },
  mothersday: {
    garland: 'hearts',
    colours: [PINK, RED, WHITE],
    props: [
      ['wrapped-gift', 0.15],
      ['tulip', 0.16],
      ['blossom', 0.14],
      ['tulip', 0.14],
    ],
    floats: [],
  },
  halloween: {
    garland: 'bats',
    colours: [ORANGE, VIOLET],
    props: [
      ['jack-o-lantern', 0.2, true],
      ['headstone', 0.17],
      ['jack-o-lantern', 0.14, true],
      ['candle', 0.1, true],
    ],
    floats: ['ghost'],
  },
  christmas: {
    garland: 'lights',
    colours: [RED, GREEN, GOLD, BLUE],
    props: [
      ['christmas-tree', 0.46, true],
      ['wrapped-gift', 0.14],
      ['wrapped-gift', 0.11],
      ['teddy-bear', 0.13],
    ],
    floats: [],
  },
  birthday: {
    garland: 'bunting',
    colours: [PINK, GOLD, BLUE, GREEN, VIOLET],
    props: [
      ['wrapped-gift', 0.16],
      ['birthday-cake', 0.17, true],
      ['wrapped-gift', 0.12],
      ['party-popper', 0.12],
    ],
    floats: ['balloon', 'balloon'],
  },
  newyear: {
    garland: 'bunting',
    colours: [GOLD, WHITE, VIOLET],
    props: [
      ['party-popper', 0.15],
      ['clinking-glasses', 0.14],
      ['bottle-with-popping-cork', 0.15],
    ],
    floats: ['balloon'],
  },
  lunarnewyear: {
    garland: 'lanterns',
    colours: [RED, GOLD],
    props: [
      ['firecracker', 0.15, true],
      ['red-envelope', 0.12],
      ['firecracker', 0.12, true],
    ],
    floats: [],
  },
  diwali: {
    garland: 'lights',
    colours: [GOLD, ORANGE, PINK],
    props: [
      ['@diya', 0.13, true],
      ['@diya', 0.11, true],
      ['@diya', 0.13, true],
      ['hibiscus', 0.1],
      ['@diya', 0.1, true],
      ['@diya', 0.11, true],
    ],
    floats: [],
  },
  easter: {
    garland: 'bunting',
    colours: [PINK, GOLD, [0.8, 0.1, 220], [0.82, 0.12, 150]],
    props: [
      ['egg', 0.1],
      ['egg', 0.09],
      ['hatching-chick', 0.13],
      ['egg', 0.1],
      ['tulip', 0.15],
      ['egg', 0.08],
    ],
    floats: [],
  },
  valentine: {
    garland: 'hearts',
    colours: [RED, PINK],
    props: [
      ['bouquet', 0.17],
      ['heart-with-ribbon', 0.14],
      ['rose', 0.15],
      ['wrapped-gift', 0.12],
    ],
    floats: ['balloon'],
  },
  thanksgiving: {
    garland: 'bunting',
    colours: [ORANGE, RED, GOLD],
    props: [
      ['jack-o-lantern', 0.15],
      ['ear-of-corn', 0.13],
      ['pie', 0.13],
      ['red-apple', 0.08],
    ],
    floats: [],
  },
  eid: {
    garland: 'lights',
    colours: [GOLD, [0.7, 0.12, 190], WHITE],
    props: [
      ['@fanous', 0.2, true],
      ['wrapped-gift', 0.12],
      ['@fanous', 0.14, true],
    ],
    floats: ['crescent-moon'],
  },
  hanukkah: {
    garland: 'lights',
    colours: [BLUE, WHITE],
    props: [
      ['candle', 0.16, true],
      ['candle', 0.16, true],
      ['wrapped-gift', 0.14],
      ['doughnut', 0.1],
    ],
    floats: [],
  },
};

/** In front of the place, behind the actors. */
const ORDER = 47;
const DEPTH = 0.8;
const EGG_COLOURS = [PINK, [0.8, 0.1, 220], GOLD, [0.78, 0.14, 150], VIOLET] as const;

/** Dresses the place up for the prompt's holiday: a garland above, things at both sides, their light. */
export async function addFestival(stage: Stage): Promise<void> {
  const { festival, garlands = [], format, setting } = stage.plan;
  // A card shows its sheet of paper from above, without a place to decorate.
  if (format === 'card' && setting === 'flatlay') return;
  // A banner with goods has the words and the colors of the holiday.
  if (format === 'banner' && stage.plan.subjects.length > 0) return;
  if (festival === null) {
    for (const [line, garland] of garlands.entries()) {
      addGarland(stage, { garland, colours: [RED, GOLD, BLUE, GREEN, PINK] }, 0.07 * line);
    }
    return;
  }
  const decor = DECOR[festival];
  // Above a banner it would be behind the headline.
  if (format !== 'banner') addGarland(stage, decor);
  const shown = new Set(stage.plan.subjects.map(({ glyph }) => glyph));
  const isShown = (glyph: string): boolean =>
    shown.has(glyph) || (glyph === 'birthday-cake' && shown.has('@cake'));
  // The glasses and the bottle of New Year stand indoors alone.
  const isOutdoorNewYear = festival === 'newyear' && !isInterior(setting);
  if (stage.ground !== null && !stage.water && !isOutdoorNewYear) {
    await addProps(
      stage,
      decor.props.filter(([glyph]) => glyph === 'egg' || !isShown(glyph)),
    );
  }
  await addFloats(
    stage,
    decor.floats.filter((glyph) => !shown.has(glyph)),
  );
}

async function addProps(stage: Stage, props: Decor['props']): Promise<void> {
  const { width, height, environment } = stage;
  const scale = scaleOf(stage);
  const random = createRandom(stage.seed + 733);
  const ground = stage.ground ?? 0.88;
  const warm = glowSprite(environment, [0.86, 0.15, 70]);
  let reach = [0.0, 0.0];
  for (const [i, [glyph, size, glows]] of props.entries()) {
    const side = i % 2;
    const across = (size * scale * 0.86) / width;
    const inset = (reach[side] ?? 0) + across * 0.5 + 0.012;
    reach = reach.map((taken, at) => (at === side ? inset + across * 0.5 : taken));
    const x = side ? 1 - inset : inset;
    const y = ground - 0.035 + 0.05 * random() + (glyph === 'christmas-tree' ? -0.03 : 0);
    const colour = glyph === 'egg' ? (EGG_COLOURS[i % EGG_COLOURS.length] ?? null) : null;
    const px = Math.ceil(size * scale);
    const sprite = stage.lit(await stage.sprite(glyph, px, colour), { rim: 0.5 });
    const offset = random();
    stage.addLayer(ORDER + i * 0.01, DEPTH, (context, phase) => {
      context.fillStyle = css(stage.palette.shadow, 0.25);
      context.beginPath();
      context.ellipse(x * width, y * height, px * 0.36, px * 0.05, 0, 0, Math.PI * 2);
      context.fill();
      context.drawImage(sprite, x * width - px / 2, y * height - px * 0.95, px, px);
      if (!glows) return;
      const light = 0.5 + 0.08 * wave(phase, 3, offset) + 0.05 * wave(phase, 5, offset);
      drawGlow(context, warm, x * width, y * height - px * 0.5, px * 0.95, light);
    });
  }
}

async function addFloats(stage: Stage, floats: readonly string[]): Promise<void> {
  const { width, height } = stage;
  const scale = scaleOf(stage);
  const decor = stage.plan.festival === null ? null : DECOR[stage.plan.festival];
  for (const [i, glyph] of floats.entries()) {
    const px = Math.ceil((glyph === 'crescent-moon' ? 0.2 : 0.17) * scale);
    const colour = glyph === 'balloon' ? (decor?.colours[i + 1] ?? null) : null;
    const sprite = stage.lit(await stage.sprite(glyph, px, colour), { rim: 0.5 });
    const x = i % 2 ? 0.86 : 0.13;
    const y = 0.36 + 0.1 * (i % 2);
    stage.addLayer(ORDER - 0.1, DEPTH, (context, phase) => {
      context.drawImage(
        sprite,
        x * width - px / 2 + 0.008 * width * wave(phase, 1, 0.3 * i),
        y * height - px / 2 + 0.018 * height * wave(phase, 1, 0.4 * i + 0.2),
        px,
        px,
      );
    });
  }
}

/** The height of a string that hangs between nails, in fractions of the height. */
const hang = (t: number): number => 0.035 + 0.075 * (1 - (2 * fract(t * 2) - 1) ** 2);

/** @param lower how much lower it hangs, a fraction of the height */
function addGarland(
  stage: Stage,
  { garland, colours }: Pick<Decor, 'garland' | 'colours'>,
  lower = 0,
): void {
  if (garland === 'bats') return addBats(stage);
  const { width, height, unit, environment } = stage;
  const count = Math.round(22 * Math.max(1, width / height));
  const halos = colours.map((colour) => glowSprite(environment, colour));
  stage.addLayer(58, DEPTH, (context, phase) => {
    const sway = (t: number): number => 0.006 * height * wave(phase, 1, t);
    context.strokeStyle = css([0.3, 0.04, 60], 0.9);
    context.lineWidth = 3 * unit;
    context.beginPath();
    for (let i = 0; i <= 60; i++) {
      const t = i / 60;
      context.lineTo(t * width * 1.06 - 0.03 * width, (hang(t) + lower) * height + sway(t));
    }
    context.stroke();
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const x = t * width * 1.06 - 0.03 * width;
      const y = (hang(t) + lower) * height + sway(t);
      const colour = colours[i % colours.length] ?? GOLD;
      if (garland === 'bunting') paintFlag(context, [x, y], 22 * unit, colour);
      else if (garland === 'hearts') paintHeart(context, [x, y], 17 * unit, colour);
      else {
        const halo = halos[i % halos.length];
        const shine = 0.6 + 0.3 * wave(phase, 2, i * 0.37);
        const isLantern = garland === 'lanterns';
        if (isLantern && i % 2) continue;
        const size = (isLantern ? 26 : 8) * unit;
        context.fillStyle = css(shift(colour, 0.06));
        context.beginPath();
        context.ellipse(
          x,
          y + size * 1.1,
          size,
          size * (isLantern ? 0.86 : 1.3),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
        if (isLantern) {
          context.fillStyle = css(GOLD);
          context.fillRect(x - size * 0.4, y + size * 0.14, size * 0.8, size * 0.2);
          context.fillRect(x - size * 0.4, y + size * 1.86, size * 0.8, size * 0.2);
        }
        if (halo) drawGlow(context, halo, x, y + size * 1.1, size * (isLantern ? 2.6 : 4.4), shine);
      }
    }
  });
}

type Context = Parameters<typeof fillPolygon>[0];

function paintFlag(
  context: Context,
  [x, y]: readonly [number, number],
  size: number,
  colour: Colour,
): void {
  context.fillStyle = css(colour);
  fillPolygon(context, [
    [x - size, y],
    [x + size, y],
    [x, y + size * 2.1],
  ]);
}

function paintHeart(
  context: Context,
  [x, y]: readonly [number, number],
  size: number,
  colour: Colour,
): void {
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(x, y + size * 2);
  context.bezierCurveTo(
    x - size * 2,
    y + size * 0.7,
    x - size * 0.8,
    y - size * 0.5,
    x,
    y + size * 0.5,
  );
  context.bezierCurveTo(
    x + size * 0.8,
    y - size * 0.5,
    x + size * 2,
    y + size * 0.7,
    x,
    y + size * 2,
  );
  context.fill();
}

/** Bats that circle far above, and a web in a corner. */
function addBats(stage: Stage): void {
  const { width, height, unit } = stage;
  const random = createRandom(stage.seed + 91);
  const bats = Array.from({ length: 7 }, () => ({
    x: random(),
    y: 0.08 + 0.26 * random(),
    size: (22 + 24 * random()) * unit,
    offset: random(),
  }));
  stage.addLayer(30, 0.5, (context, phase) => {
    context.fillStyle = css([0.2, 0.06, 300]);
    for (const { x, y, size, offset } of bats) {
      const flap = 0.5 + 0.5 * wave(phase, 6, offset);
      const at = (x + 0.03 * wave(phase, 1, offset)) * width;
      const up = (y + 0.018 * wave(phase, 2, offset)) * height;
      context.beginPath();
      context.moveTo(at, up + size * 0.3);
      for (const side of [-1, 1]) {
        const tip = up - size * (0.6 * flap - 0.2);
        context.moveTo(at, up + size * 0.35);
        context.quadraticCurveTo(
          at + side * size * 0.5,
          up - size * 0.5 * flap,
          at + side * size * 1.4,
          tip,
        );
        context.quadraticCurveTo(
          at + side * size * 1.1,
          up + size * 0.1,
          at + side * size * 0.9,
          up + size * 0.3,
        );
        context.quadraticCurveTo(at + side * size * 0.5, up, at, up + size * 0.35);
      }
      context.fill();
      context.beginPath();
      context.ellipse(at, up + size * 0.05, size * 0.2, size * 0.34, 0, 0, Math.PI * 2);
      context.fill();
    }
  });
}

/** All things that holidays bring along. */
export function glyphsOfFestivals(): readonly string[] {
  const decors = Object.values(DECOR);
  const props = decors.flatMap((decor) => decor.props.map(([glyph]) => glyph));
  return [...props, ...decors.flatMap(({ floats }) => floats)];
}
