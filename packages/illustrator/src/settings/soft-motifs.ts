import { COLOURS } from '../language/colours.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { saw, TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, radialGradient, softDisc } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { type CreateMotif, inTurn, reachOf } from './motif-colours.ts';

const SIDE = 128;
const GREY: Colour = [0.86, 0.012, 260];
const INK: Colour = [0.24, 0.05, 280];

/** "ink in water": it spreads down from above through something light. */
export const isInWater = ({ plan }: Pick<Stage, 'plan'>): boolean =>
  plan.abstractMotif === 'smoke' && /\bink\b/i.test(plan.prompt);

/** What smoke is said to be colored like; grey as it is, or black of ink. */
function coloursOfSmoke(stage: Stage, colours: readonly Colour[]): readonly Colour[] {
  const { colours: names, backdrop, prompt } = stage.plan;
  const own = names.filter((name) => name !== backdrop && COLOURS[name] !== undefined);
  if (own.length > 0 || /\b(?:colou?rful|rainbow|multicolou?red|neon)\b/i.test(prompt))
    return colours;
  return [isInWater(stage) ? INK : GREY];
}

const PLUMES = 3;
const PUFFS = 46;

/** Plumes that rise, curl and thin out; ink sinks. */
export const smoke: CreateMotif = (stage, palette) => {
  const { width, height, environment } = stage;
  const colours = coloursOfSmoke(stage, palette);
  const sprites = colours.map((colour) =>
    softDisc(environment, SIDE, [
      [0, colour, 0.5],
      [0.5, colour, 0.2],
      [1, colour, 0],
    ]),
  );
  const shorter = Math.min(width, height);
  const [from, way] = isInWater(stage) ? [-0.08, 1.15] : [1.08, -1.15];
  return (context, phase) => {
    for (let i = 0; i < PLUMES * PUFFS; i++) {
      const plume = i % PLUMES;
      const t = saw(phase, 1, i / (PLUMES * PUFFS) + plume * 0.37);
      const bends = 0.9 + 0.45 * plume;
      const curl = (0.03 + 0.17 * t) * Math.sin(TAU * (bends * t ** 0.8 - phase + plume * 0.31));
      const eddy = 0.075 * t * Math.sin(TAU * (3 * t + phase + i * 0.17));
      const radius = (0.035 + 0.16 * t + 0.02 * Math.sin(i * 2.4)) * shorter;
      const x = (0.5 + 0.16 * (plume - 1) * (0.5 + t) + curl + eddy) * width;
      const y = (from + way * t) * height;
      context.globalAlpha = Math.min(1, t * 8) * (1 - t) ** 0.8;
      context.drawImage(inTurn(sprites, plume), x - radius, y - radius, radius * 2, radius * 2);
    }
    context.globalAlpha = 1;
  };
};

const BLOBS = 9;
const CORNERS = 40;

/** Soft bodies of color that drift and change their shape. */
export const blobs: CreateMotif = (stage, colours) => {
  const { width, height, seed } = stage;
  const random = createRandom(seed + 17);
  const shorter = Math.min(width, height);
  const all = Array.from({ length: BLOBS }, (_, i) => ({
    x: (0.18 + 0.32 * (i % 3) + 0.1 * (random() - 0.5)) * width,
    y: (0.18 + 0.32 * Math.floor(i / 3) + 0.1 * (random() - 0.5)) * height,
    radius: (0.13 + 0.07 * random()) * shorter,
    start: random(),
    colour: inTurn(colours, i + Math.floor(i / 3)),
  }));
  return (context, phase) => {
    for (const { x, y, radius, start, colour } of all) {
      context.save();
      context.translate(
        x + 0.06 * shorter * wave(phase, 1, start),
        y + 0.08 * shorter * wave(phase, 1, start + 0.25),
      );
      context.beginPath();
      for (let i = 0; i < CORNERS; i++) {
        const turn = (TAU * i) / CORNERS;
        const bulge =
          1 +
          0.16 * Math.sin(2 * turn + TAU * (phase + start)) +
          0.1 * Math.sin(3 * turn - TAU * (phase - start));
        context.lineTo(radius * bulge * Math.cos(turn), radius * bulge * Math.sin(turn));
      }
      context.closePath();
      context.fillStyle = radialGradient(context, -radius * 0.3, -radius * 0.4, radius * 1.7, [
        [0, shift(colour, 0.16, 0.85)],
        [0.5, colour],
        [1, shift(colour, -0.14)],
      ]);
      context.fill();
      context.restore();
    }
  };
};

const ARMS = 2;
const STARS = 640;
const CORE: Colour = [0.97, 0.05, 85];
const NEBULA: readonly Colour[] = [
  [0.6, 0.18, 320],
  [0.55, 0.19, 295],
  [0.62, 0.15, 260],
  [0.68, 0.12, 225],
];
/** Arms look the same again after this share of a turn. */
const TURN = 1 / ARMS;

/** A spiral of stars around a bright core, seen at a slant. */
export const galaxy: CreateMotif = (stage, palette) => {
  const { width, height, environment, seed, plan } = stage;
  const colours = plan.colours.length > 0 ? palette : NEBULA;
  const random = createRandom(seed + 29);
  const reach = 0.8 * reachOf(stage);
  const clouds = colours.map((colour) =>
    softDisc(environment, SIDE, [
      [0, colour, 0.2],
      [1, colour, 0],
    ]),
  );
  const core = softDisc(environment, SIDE * 2, [
    [0, CORE, 1],
    [0.2, CORE, 0.7],
    [1, inTurn(colours, 0), 0],
  ]);
  const half = Array.from({ length: STARS / ARMS }, () => {
    const out = random() ** 0.8;
    return {
      out,
      turn: 0.75 * out + (random() + random() + random() - 1.5) * 0.16,
      radius: (0.0012 + 0.0022 * random()) * width,
      fill: css(mix([0.98, 0.02, 250], inTurn(colours, Math.floor(out * 4)), random() * 0.6)),
      isCloud: random() < 0.5,
    };
  });
  // Every arm has the same stars, so that the picture is whole again after the share of a turn.
  const all = Array.from({ length: ARMS }, (_, arm) =>
    half.map((star) => ({ ...star, turn: star.turn + arm / ARMS })),
  ).flat();
  return (context, phase) => {
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(-0.35);
    context.globalCompositeOperation = 'screen';
    for (const [i, { out, turn, radius, fill, isCloud }] of all.entries()) {
      const angle = TAU * (turn - TURN * phase);
      const [x, y] = [reach * out * Math.cos(angle), reach * out * Math.sin(angle) * 0.55];
      const wide = (0.07 + 0.1 * out) * reach;
      if (isCloud)
        context.drawImage(inTurn(clouds, i % half.length), x - wide, y - wide, wide * 2, wide * 2);
      context.fillStyle = fill;
      fillCircle(context, x, y, radius);
    }
    const wide = 0.3 * reach * (1 + 0.03 * wave(phase, 1));
    context.drawImage(core, -wide, -wide * 0.7, wide * 2, wide * 1.4);
    context.restore();
  };
};
