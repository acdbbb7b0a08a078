import type { Canvas2D } from '../canvas.ts';
import type { Stage } from '../stage/stage.ts';
import {
  type BenchKind,
  chairBackDrawing,
  createBench,
  DESK_FLOOR,
  DESK_SINK,
  stoolDrawing,
} from './bench.ts';
import { FREE_HANDS } from './figure-moves.ts';
import type { HeldThing } from './held-thing.ts';
import type { PoseName } from './pose-name.ts';

const BENCH_TOP = 1;
/** People sit before them. */
const SCREENS = /laptop|computer|typewriter|keyboard|@paperstack/;
/** Done sitting at a desk. */
const DESK_WORK: ReadonlySet<PoseName> = new Set<PoseName>([
  'write',
  'type',
  'slump',
  'panic',
  'think',
  'facepalm',
]);

const benchKind = (pose: PoseName, isAtDesk: boolean): BenchKind =>
  pose === 'slump' ? 'pillow' : isAtDesk ? 'desk' : 'table';

/** Done on a stool at a small table. */
const ON_STOOLS: ReadonlySet<PoseName> = new Set<PoseName>(['boardgame', 'tabletalk', 'tablerest']);

/** What a person works at. */
interface Workplace {
  /** Null for none. */
  readonly bench: ReturnType<typeof createBench> | null;
  /** How far a person sinks onto the chair of a desk. */
  readonly sunk: number;
  /** Draws the seat behind the person, and hides what is below the floor of a desk. */
  drawSeat(context: Canvas2D): void;
}

/** @param hands what the hands do, when it is something else than the pose */
export function createWorkplace(
  stage: Stage,
  onBench: readonly HeldThing[],
  name: PoseName,
  hands: PoseName | null,
): Workplace {
  const isAtDesk =
    onBench.length > 0 &&
    (DESK_WORK.has(name) ||
      ((FREE_HANDS.has(name) || name === 'read') &&
        onBench.some((thing) => SCREENS.test(thing.glyph))));
  const drawChair = isAtDesk ? chairBackDrawing(stage) : null;
  const drawStool = ON_STOOLS.has(name) ? stoolDrawing(stage) : null;
  const kind = benchKind(name, isAtDesk);
  return {
    bench:
      onBench.length > 0
        ? createBench(stage, onBench, BENCH_TOP, { motion: hands ?? name, kind })
        : null,
    sunk: isAtDesk ? DESK_SINK : 0,
    drawSeat(context) {
      if (isAtDesk) clipBelowDesk(context);
      drawChair?.(context);
      drawStool?.(context);
    },
  };
}

/** The floor hides the lower part of a person at a desk. */
function clipBelowDesk(context: Canvas2D): void {
  context.beginPath();
  context.rect(-3, -4, 6, 4 + DESK_FLOOR);
  context.clip();
}
