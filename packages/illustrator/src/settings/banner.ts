import type { Canvas2D } from '../canvas.ts';
import { COLOURS, coloursNamed } from '../language/colours.ts';
import type { FestivalName } from '../language/place-look.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { fillCircle, fillPolygon, paintOnce } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { addStrip } from './strip.ts';

const WHITE: Colour = [0.99, 0.004, 90];
const INK: Colour = [0.24, 0.03, 280];

const BLACK: Colour = [0.2, 0.005, 280];
const AMBER: Colour = [0.84, 0.16, 85];
/** Fields of banners whose prompts name no color. */
const FIELDS: readonly Colour[] = [
  [0.56, 0.2, 25],
  [0.5, 0.17, 262],
  [0.5, 0.18, 300],
  [0.56, 0.11, 190],
  [0.62, 0.19, 5],
];

/** Colors of holidays: of the field and of what lies on it. */
const OF_FESTIVALS: Partial<Record<FestivalName, readonly [field: Colour, beside: Colour]>> = {
  christmas: [
    [0.46, 0.17, 25],
    [0.98, 0.012, 90],
  ],
  valentine: [
    [0.6, 0.21, 10],
    [0.98, 0.015, 350],
  ],
  mothersday: [
    [0.68, 0.16, 355],
    [0.99, 0.012, 350],
  ],
  halloween: [
    [0.34, 0.13, 300],
    [0.92, 0.075, 72],
  ],
  easter: [
    [0.66, 0.12, 300],
    [0.97, 0.05, 100],
  ],
  stpatrick: [
    [0.48, 0.14, 150],
    [0.97, 0.03, 110],
  ],
  thanksgiving: [
    [0.5, 0.13, 45],
    [0.97, 0.03, 85],
  ],
  lunarnewyear: [
    [0.5, 0.2, 27],
    [0.9, 0.12, 88],
  ],
  newyear: [
    [0.3, 0.1, 270],
    [0.88, 0.12, 88],
  ],
  diwali: [
    [0.42, 0.15, 310],
    [0.86, 0.14, 80],
  ],
  eid: [
    [0.42, 0.1, 165],
    [0.93, 0.07, 90],
  ],
  hanukkah: [
    [0.46, 0.16, 260],
    [0.98, 0.01, 250],
  ],
};

/** The field of a banner, and the plaque on it that bears the words. */
export interface BannerColours {
  readonly field: Colour;
  readonly plaque: Colour;
  /** What is lettered on the plaque. */
  readonly ink: Colour;
  /** What is lettered on the field. */
  readonly onField: Colour;
  readonly isNeon: boolean;
}

const isPale = ([lightness]: Colour): boolean => lightness > 0.72;
const contrast = (one: Colour, other: Colour): number => Math.abs(one[0] - other[0]);

/** The plaque on which letters of a named color can be read: the field's own color, or else ink or white. */
function underLetters(letters: Colour | undefined, plaque: Colour, field: Colour): Colour {
  const isReadable = (ground: Colour): boolean => contrast(letters ?? ground, ground) > 0.28;
  if (letters === undefined || isReadable(plaque)) return plaque;
  if (isReadable(field)) return shift(field, field[0] > 0.5 ? -0.06 : 0.06);
  return isPale(letters) ? INK : WHITE;
}

/** The field a little darker or lighter, where letters of a named color could not be read on it. */
function fieldUnder(letters: Colour | undefined, field: Colour): Colour {
  if (letters === undefined || contrast(letters, field) > 0.24) return field;
  const away = shift(field, letters[0] > field[0] ? -0.09 : 0.09);
  return contrast(letters, away) > 0.22 ? away : field;
}

/** The colors of a banner: those that the prompt names, in the order that it names them. */
export function bannerColours({ plan, accents }: Pick<Stage, 'plan' | 'accents'>): BannerColours {
  const names = [...new Set([...(plan.backdrop === null ? [] : [plan.backdrop]), ...plan.colours])];
  const named = coloursNamed(names);
  const isNeon = /\bneon\b/i.test(plan.prompt);
  const own = FIELDS[Math.floor(accents[0]?.[2] ?? 0) % FIELDS.length] ?? INK;
  if (named.length === 0 && /black friday/i.test(plan.prompt)) named.push(BLACK, AMBER);
  if (named.length === 0 && plan.festival !== null)
    named.push(...(OF_FESTIVALS[plan.festival] ?? []));
  const [first = own, second] = named;
  // Of red and white the red one is the field, unless the prompt names a background.
  const isTurned =
    second !== undefined && plan.backdrop === null && isPale(first) && !isPale(second);
  const letters = plan.captionColour === null ? undefined : COLOURS[plan.captionColour];
  const said = isTurned ? second : first;
  const field = fieldUnder(letters, said);
  const other = isTurned ? first : second;
  const beside = other ?? (isPale(said) ? shift(said, -0.3, 1.6) : WHITE);
  // Words over things stand on the field.
  const plaque = plan.subjects.length > 0 ? beside : underLetters(letters, beside, field);
  const ink = contrast(field, plaque) > 0.28 ? field : isPale(plaque) ? INK : WHITE;
  const onField = contrast(plaque, field) > 0.28 ? plaque : isPale(field) ? INK : WHITE;
  return { field, plaque, ink, onField, isNeon };
}

function paintStripes(context: Canvas2D, { width, height }: Stage, field: Colour): void {
  context.fillStyle = css(field);
  context.fillRect(-width, -height, 3 * width, 3 * height);
  context.fillStyle = css(shift(field, field[0] > 0.5 ? -0.04 : 0.04));
  const step = width / 9;
  for (let i = -12; i < 24; i += 2) {
    fillPolygon(context, [
      [i * step, -0.1 * height],
      [(i + 1) * step, -0.1 * height],
      [(i + 1) * step - 0.6 * height, 1.1 * height],
      [i * step - 0.6 * height, 1.1 * height],
    ]);
  }
}

/** Dots in a corner, as on printed flyers. */
function paintDots(context: Canvas2D, stage: Stage, tone: Colour, left: number, top: number): void {
  context.fillStyle = css(tone, 0.55);
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const gap = 26 * stage.unit;
      fillCircle(context, left + column * gap, top + row * gap, 4.5 * stage.unit);
    }
  }
}

/** Tubes of light around the picture. */
function addNeonFrame(stage: Stage, tone: Colour): void {
  const { width, height, unit } = stage;
  const paint = (inset: number, line: number) =>
    paintOnce(stage.environment, width, height, (context) => {
      context.shadowColor = css(tone);
      context.shadowBlur = 46 * unit;
      context.strokeStyle = css(shift(tone, 0.06));
      context.lineWidth = line * unit;
      context.beginPath();
      context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 46 * unit);
      context.stroke();
      context.stroke();
      context.shadowBlur = 0;
      context.strokeStyle = css(shift(tone, 0.32, 0.35));
      context.lineWidth = line * 0.34 * unit;
      context.stroke();
    });
  const [outer, inner] = [paint(46 * unit, 13), paint(76 * unit, 7)];
  stage.addLayer(4, 0, (context, phase) => {
    context.globalAlpha = 0.88 + 0.12 * wave(phase, 2);
    context.drawImage(outer, 0, 0);
    context.globalAlpha = 0.7 + 0.2 * wave(phase, 1, 0.4);
    context.drawImage(inner, 0, 0);
    context.globalAlpha = 1;
  });
}

/** Where the plaque is, as fractions of the picture. */
export const PLAQUE = { left: 0.09, top: 0.2, width: 0.82, height: 0.6 } as const;

function paintPlaque(
  context: Canvas2D,
  { width, height, unit }: Stage,
  colours: BannerColours,
): void {
  const [x, y] = [PLAQUE.left * width, PLAQUE.top * height];
  const [wide, tall] = [PLAQUE.width * width, PLAQUE.height * height];
  context.save();
  context.shadowColor = css([0.15, 0.03, 280], 0.35);
  context.shadowBlur = 40 * unit;
  context.shadowOffsetY = 14 * unit;
  context.fillStyle = css(colours.plaque);
  context.beginPath();
  context.roundRect(x, y, wide, tall, 34 * unit);
  context.fill();
  context.restore();
  context.strokeStyle = css(colours.ink);
  context.lineWidth = 6 * unit;
  context.beginPath();
  context.roundRect(x + 24 * unit, y + 24 * unit, wide - 48 * unit, tall - 48 * unit, 22 * unit);
  context.stroke();
}

interface Disc {
  readonly y: number;
  readonly radius: number;
  /** Radius of the line around it. */
  readonly ring: number;
}

/** Behind one thing. */
const discOf = ({ width, height }: Stage): Disc => {
  const side = Math.min(width, height);
  return { y: 0.695 * height, radius: 0.255 * side, ring: 0.282 * side };
};

/** Behind several things in a row: it rises from the lower edge. */
const risingDiscOf = ({ width, height, unit }: Stage): Disc => {
  const radius = 0.54 * width;
  return { y: 0.5 * height + radius, radius, ring: radius + 30 * unit };
};

/** A disc in a ring, in the middle from side to side. */
function paintDisc(
  context: Canvas2D,
  { width, unit }: Stage,
  tone: Colour,
  { y, radius, ring }: Disc,
): void {
  context.fillStyle = css(tone);
  fillCircle(context, width / 2, y, radius);
  context.strokeStyle = css(tone, 0.7);
  context.lineWidth = 6 * unit;
  context.beginPath();
  context.arc(width / 2, y, ring, 0, TAU);
  context.stroke();
}

/** Flat shapes behind what a banner or a flyer says: a plaque for words alone, a disc behind things. */
export function banner(stage: Stage): void {
  const { width, height, plan } = stage;
  const colours = bannerColours(stage);
  const { field, plaque, isNeon } = colours;
  stage.ground = 0.9;
  const hasThings = plan.subjects.length > 0;
  addStrip(stage, { order: 0, depth: 0, top: -0.1, bottom: 1.1 }, (context) => {
    paintStripes(context, stage, field);
    if (isNeon) return;
    for (const side of [0, 1]) {
      context.fillStyle = css(plaque, hasThings ? 0.9 : 1);
      const corner = (x: number, y: number): [number, number] =>
        side === 0 ? [x * width, y * height] : [(1 - x) * width, (1 - y) * height];
      const reach = hasThings ? 0.1 : 0.24;
      fillPolygon(context, [corner(-0.1, -0.1), corner(reach, -0.1), corner(-0.1, reach)]);
    }
    // Beside the title there is no room for them.
    paintDots(context, stage, plaque, 0.82 * width, (hasThings ? 0.85 : 0.05) * height);
    paintDots(context, stage, plaque, 0.04 * width, 0.85 * height);
    if (!hasThings) return paintPlaque(context, stage, colours);
    const isOne = plan.subjects.length === 1 && plan.subjects[0]?.count === 1;
    paintDisc(context, stage, plaque, isOne ? discOf(stage) : risingDiscOf(stage));
  });
  if (isNeon) addNeonFrame(stage, plaque);
}
