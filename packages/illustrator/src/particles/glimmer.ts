import type { Canvas } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { clamp, saw, wave } from '../math/periodic.ts';
import { starCorners } from '../math/star-corners.ts';
import { fillCircle, fillPolygon, paintOnce } from '../painting.ts';
import { isOverFace } from '../stage/over-face.ts';
import type { Stage } from '../stage/stage.ts';
import { addBands, type Band, createMotes, type Mote } from './bands.ts';

type GlimmerName = 'sparks' | 'fireflies' | 'dust' | 'embers' | 'stars';

interface Glimmer {
  readonly count: number;
  readonly radius: number;
  readonly colours: readonly Colour[];
  readonly strength: number;
  /** Stars and sparks have points, the others are round. */
  readonly pointed: boolean;
  /** Embers rise and go out, the others hover. */
  readonly rising: boolean;
}

const GLIMMERS: Readonly<Record<GlimmerName, Glimmer>> = {
  sparks: {
    count: 64,
    radius: 4.2,
    strength: 1,
    pointed: true,
    rising: false,
    colours: [
      [0.92, 0.14, 85],
      [0.85, 0.16, 330],
      [0.9, 0.1, 210],
    ],
  },
  fireflies: {
    count: 46,
    radius: 4.6,
    strength: 1,
    pointed: false,
    rising: false,
    colours: [
      [0.93, 0.18, 115],
      [0.92, 0.16, 100],
    ],
  },
  dust: {
    count: 40,
    radius: 1.9,
    strength: 0.45,
    pointed: false,
    rising: false,
    colours: [[0.97, 0.05, 90]],
  },
  embers: {
    count: 60,
    radius: 2.6,
    strength: 1,
    pointed: false,
    rising: true,
    colours: [
      [0.78, 0.2, 50],
      [0.85, 0.18, 75],
    ],
  },
  stars: {
    count: 50,
    radius: 3,
    strength: 1,
    pointed: true,
    rising: false,
    colours: [
      [0.95, 0.1, 95],
      [0.93, 0.06, 80],
    ],
  },
};

const CORE_SIZE = 32;

/** The bright middle: a disc, or a star of four long points. */
function core(stage: Stage, colour: Colour, pointed: boolean): Canvas {
  return paintOnce(stage.environment, CORE_SIZE, CORE_SIZE, (context) => {
    context.fillStyle = css(mix(colour, [1, 0, 0], 0.6));
    const half = CORE_SIZE / 2;
    if (!pointed) {
      fillCircle(context, half, half, half * 0.42);
      return;
    }
    fillPolygon(context, starCorners([half, half], half, 0.16, 4));
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
}

function placeOf(mote: Mote, phase: number, name: GlimmerName): Place {
  if (name === 'embers') {
    const risen = saw(phase, 1, mote.offset);
    return {
      x: mote.x + 0.04 * wave(phase, 1, mote.a),
      y: 1.05 - 1.15 * risen,
      alpha: Math.sin(risen * Math.PI) * (0.8 + 0.2 * wave(phase, 5, mote.b)),
    };
  }
  const blinks = name === 'dust' ? 1 : 1 + (mote.index % 2);
  return {
    x: mote.x + 0.035 * wave(phase, 1, mote.a) + 0.01 * wave(phase, 2, mote.b),
    y: (name === 'dust' ? mote.y : 0.15 + 0.78 * mote.y) + 0.024 * wave(phase, 1, mote.b),
    alpha: clamp(0.5 + 0.6 * wave(phase, blinks, mote.offset)),
  };
}

/** Small lights that hover or rise, each with a halo. */
export function addGlimmer(stage: Stage, name: GlimmerName, amount: number): void {
  const { width, height, unit, environment, accents, plan } = stage;
  const glimmer = GLIMMERS[name];
  const strength = Math.min(1, glimmer.strength * Math.max(1, amount / 2));
  const size = glimmer.radius * Math.max(1, amount ** 0.4);
  const named = name === 'sparks' && plan.colours.length > 0 ? accents[0] : undefined;
  const colours = named ? [shift(named, 0.12), shift(named, 0.22)] : glimmer.colours;
  const lights = colours.map((colour) => ({
    halo: glowSprite(environment, colour),
    core: core(stage, colour, glimmer.pointed),
  }));
  const draw = (
    context: Parameters<Parameters<typeof addBands>[2]>[0],
    phase: number,
    mote: Mote,
    band: Band,
  ): void => {
    const light = lights[mote.index % lights.length];
    const place = placeOf(mote, phase, name);
    const alpha = place.alpha * band.alpha * strength;
    if (!light || alpha < 0.02 || isOverFace(stage, place.x, place.y)) return;
    const x = place.x * width;
    const y = place.y * height;
    const radius = size * (0.6 + 0.8 * mote.b) * band.scale * unit;
    drawGlow(context, light.halo, x, y, radius * 6, alpha * 0.9);
    const reach = radius * (glimmer.pointed ? 2 * (0.7 + 0.5 * alpha) : 1.8);
    context.globalAlpha = alpha;
    context.drawImage(light.core, x - reach, y - reach, reach * 2, reach * 2);
  };
  addBands(stage, createMotes(stage, glimmer.count * amount, 6), draw);
}
