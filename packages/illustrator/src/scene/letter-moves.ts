import type { Canvas, Canvas2D } from '../canvas.ts';
import type { TextMove } from '../language/text-moves.ts';
import { fract, plateau, smoothstep, TAU, wave } from '../math/periodic.ts';
import type { Stage } from '../stage/stage.ts';
import { originOf } from './phases.ts';

/** A letter of a headline. */
export interface Letter {
  readonly picture: Canvas;
  /** What is around it, behind all letters: the white border of a sticker. */
  readonly border?: Canvas;
  /** Top left corner at rest, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** How a letter differs from where it is at rest. Lengths are in heights of its font. */
interface LetterPlace {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  readonly wide: number;
  readonly tall: number;
  readonly alpha: number;
  /** How far copies of it are at its sides. */
  readonly ghosts: number;
}

const AT_REST: LetterPlace = { x: 0, y: 0, turn: 0, wide: 1, tall: 1, alpha: 1, ghosts: 0 };

/** A letter at a moment of the loop. */
interface Moment {
  readonly phase: number;
  /** Since the loop began, so that its first frame shows all letters in their places. */
  readonly since: number;
  readonly index: number;
  /** How far along the text it is, 0 to 1. */
  readonly along: number;
  /** Width of the picture, in heights of the font. */
  readonly across: number;
}

/** While the text is there: from when its letters have come until they go, in loops. */
const STAYS = { from: 0.42, to: 0.92 };
/** How far a loop has come when it begins: all letters are there. */
const AHEAD = 0.5;

/** How much of a letter has come, 0 to 1; one after the other, and all go together. */
const comeAt = (since: number, along: number): number => {
  const start = 0.02 + along * (STAYS.from - 0.14);
  return plateau([start, start + 0.1], [STAYS.to, 1], since);
};

/** Up and down again, slow at the top and quick below. */
const hopAt = (phase: number): number => 1 - ((1 + wave(phase, 2, 0.25)) / 2) ** 2.2;

type Move = (moment: Moment) => Partial<LetterPlace>;

const MOVES: Readonly<Record<TextMove, Move>> = {
  bounce: ({ phase, index }) => {
    const high = hopAt(phase - index * 0.045);
    return { y: -0.42 * high, wide: 1.1 - 0.12 * high, tall: 0.86 + 0.18 * high };
  },
  wiggle: ({ phase, index }) => ({
    turn: 0.22 * wave(phase, 3, index * 0.31),
    y: 0.05 * wave(phase, 3, index * 0.31 + 0.2),
  }),
  ripple: ({ phase, index }) => ({
    y: 0.2 * wave(phase, 2, -index * 0.13),
    turn: 0.06 * wave(phase, 2, -index * 0.13 + 0.25),
  }),
  pulse: ({ phase, index }) => {
    const size = 1 + 0.11 * wave(phase, 2, -index * 0.02);
    return { wide: size, tall: size };
  },
  shake: ({ phase, index }) => ({
    x: 0.05 * wave(phase, 12, index * 0.37),
    y: 0.05 * wave(phase, 12, index * 0.53 + 0.25),
    turn: 0.06 * wave(phase, 6, index * 0.41),
  }),
  spin: ({ phase, index }) => ({ wide: Math.cos(TAU * (phase - index * 0.03)) }),
  flash: ({ phase }) => ({ alpha: 0.08 + 0.92 * smoothstep(-0.3, 0.3, wave(phase, 3, 0.5)) }),
  slide: ({ since, across }) => {
    const [come, gone] = [smoothstep(0, 0.2, since), smoothstep(0.82, 1, since)];
    return { x: across * (gone + come - 1) };
  },
  drop: ({ since, along }) => {
    const come = comeAt(since, along);
    const isGoing = since > STAYS.to;
    return { y: (isGoing ? 2.2 : -2.6) * (1 - come), alpha: smoothstep(0, 0.4, come) };
  },
  appear: ({ since, along }) => {
    const come = comeAt(since, along);
    // A little larger before it settles.
    const size = come + 0.5 * come * (1 - come);
    return { wide: size, tall: size, alpha: smoothstep(0, 0.5, come) };
  },
  glitch: ({ phase, index }) => {
    const torn = smoothstep(0.1, 0.4, wave(phase, 3, 0.2) * wave(phase, 7));
    return { x: 0.14 * torn * wave(index * 0.37), ghosts: 0.07 + 0.12 * torn };
  },
};

const rising = ({ phase, index }: Moment): LetterPlace => ({
  ...AT_REST,
  y: 0.045 * wave(phase, 1, -index * 0.06),
});

/**
 * How the letters of a text move, as the prompt says.
 * @returns the place of a letter, by its index among how many, in a font of a height in pixels
 * @param floats letters rise and fall a little where it says nothing; tubes are screwed to their wall
 */
export function letterPlaces(
  stage: Stage,
  floats: boolean,
): (phase: number, index: number, count: number, px: number) => LetterPlace {
  const { captionMove } = stage.plan;
  const move = stage.still || captionMove === undefined ? null : MOVES[captionMove];
  const origin = originOf(stage);
  return (phase, index, count, px) => {
    const since = fract(phase - origin + AHEAD);
    const along = count > 1 ? index / (count - 1) : 0;
    const moment = { phase, since, index, along, across: stage.width / px };
    if (move !== null) return { ...AT_REST, ...move(moment) };
    return floats ? rising(moment) : AT_REST;
  };
}

const GHOSTS = [
  'brightness(0.7) sepia(1) saturate(9) hue-rotate(140deg)',
  'brightness(0.7) sepia(1) saturate(9) hue-rotate(-70deg)',
] as const;

/**
 * Draws a letter turned and moved about its middle.
 * @param px the height of its font
 */
export function drawMovedLetter(
  context: Canvas2D,
  { picture, x, y }: Letter,
  { x: aside, y: down, turn, wide, tall, alpha, ghosts }: LetterPlace,
  px: number,
): void {
  const [halfWide, halfTall] = [picture.width / 2, picture.height / 2];
  context.save();
  context.globalAlpha *= alpha;
  context.translate(x + halfWide + px * aside, y + halfTall + px * down);
  context.rotate(turn);
  context.scale(wide, tall);
  for (const [i, filter] of ghosts > 0 ? GHOSTS.entries() : []) {
    context.save();
    context.globalAlpha *= 0.7;
    context.filter = filter;
    context.drawImage(picture, -halfWide + px * ghosts * (i === 0 ? -1 : 1), -halfTall);
    context.restore();
  }
  context.drawImage(picture, -halfWide, -halfTall);
  context.restore();
}
