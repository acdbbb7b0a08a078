import { directionOf } from '@loopwright/studio/lettering';
import type { Canvas, Environment } from '../canvas.ts';
import type { Colour } from '../math/colour.ts';
import { paintOnce } from '../painting.ts';
import type { TextSurface } from '../things/text-surfaces.ts';
import { fitLines, LINE_HEIGHT } from './fit-lines.ts';
import { paintBlocks } from './letter-blocks.ts';
import { paintWork } from './letter-work.ts';

/** Id and weight of the font of things that have none of their own. */
export const PLAIN_FONT = ['fredoka', 700] as const;
/** Of a surface's width and height that letters may fill. */
export const FILLED = 0.9;
/** The name of a player is set small above the number. */
const NAME_AND_NUMBER = /^(?<name>[^\n]+)\n(?<number>\d{1,3})$/u;
const NAME_SHARE = 0.28;

/** "HOME 3 - AWAY 2": a line for each side. */
const SCORE =
  /^(?<home>\p{L}[^\d\n]{0,20} \d{1,3})(?:\s*[-–:,]\s*|\s+)(?<away>\p{L}[^\d\n]{0,20} \d{1,3})$/u;

/** Pixels. */
export interface Room {
  readonly wide: number;
  readonly tall: number;
}

interface Inks {
  readonly ink: Colour;
  readonly ground: Colour;
}

interface LetteredRoom {
  /** As large as the room. */
  readonly picture: Canvas;
  /** Height of the letters, in pixels. */
  readonly letterPx: number;
}

/** Letters a flat room in the manner of a surface, as large as fits. */
export function letterRoom(
  environment: Environment,
  text: string,
  surface: TextSurface,
  room: Room,
  inks: Inks,
): LetteredRoom {
  if (surface.work === 'blocks') return paintBlocks(environment, text, room);
  const player = NAME_AND_NUMBER.exec(text)?.groups;
  return player === undefined
    ? letterLines(environment, text.replace(SCORE, '$<home>\n$<away>'), surface, room, inks)
    : letterPlayer(environment, player, surface, room, inks);
}

function letterPlayer(
  environment: Environment,
  player: Readonly<Record<string, string>>,
  surface: TextSurface,
  { wide, tall }: Room,
  inks: Inks,
): LetteredRoom {
  const part = (line: string, share: number): LetteredRoom =>
    letterLines(environment, line, surface, { wide, tall: tall * share }, inks);
  const name = part((player['name'] ?? '').toUpperCase(), NAME_SHARE);
  const number = part(player['number'] ?? '', 1 - NAME_SHARE);
  const picture = paintOnce(environment, wide, tall, (context) => {
    context.drawImage(name.picture, 0, 0);
    context.drawImage(number.picture, 0, tall * NAME_SHARE);
  });
  return { picture, letterPx: name.letterPx };
}

function letterLines(
  environment: Environment,
  text: string,
  { font, work }: TextSurface,
  { wide, tall }: Room,
  inks: Inks,
): LetteredRoom {
  const manner = work === undefined || work === 'blocks' ? 'print' : work;
  const { families } = environment.fontOf(text, ...(font ?? PLAIN_FONT));
  const ruler = environment.createCanvas(1, 1).getContext('2d');
  const { lines, fontPx } = fitLines(ruler, text, families, wide * FILLED, tall * FILLED);
  const picture = paintOnce(environment, wide, tall, (context) => {
    context.direction = directionOf(text);
    context.font = `${fontPx}px ${families}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    lines.forEach((line, row) => {
      const y = tall / 2 + (row - (lines.length - 1) / 2) * fontPx * LINE_HEIGHT;
      paintWork(context, line, { x: wide / 2, y, fontPx }, manner, inks);
    });
  });
  return { picture, letterPx: fontPx };
}
