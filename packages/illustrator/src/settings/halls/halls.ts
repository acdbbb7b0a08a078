import type { Canvas2D } from '../../canvas.ts';
import type { HallName } from '../../language/indoors.ts';
import type { Colour } from '../../math/colour.ts';
import type { Stage } from '../../stage/stage.ts';
import { addLightStrings } from '../light-strings.ts';
import { addStrip } from '../strip.ts';
import { addBeams, type Beam } from './beams.ts';
import { addRopes, paintBigTop, paintHoop, paintScoreboard, paintTrusses } from './fittings.ts';
import { paintCanvas, paintCourt, paintIce, paintRing } from './floors.ts';
import { paintHallAbove, paintStands } from './stands.ts';

type Paint = (context: Canvas2D, stage: Stage) => void;

interface Hall {
  readonly dark: Colour;
  /** Share of the seats that are taken. */
  readonly share: number;
  /** In this order: what hangs over the stands, then the floor, then what stands behind the actors. */
  readonly paints: readonly Paint[];
  readonly beams: readonly Beam[];
  /** How bright they are. */
  readonly light?: number;
  readonly add?: (stage: Stage) => void;
}

const WARM: Colour = [0.95, 0.08, 85];
const COOL: Colour = [0.95, 0.03, 230];

const HALLS: Readonly<Record<Exclude<HallName, 'runway'>, Hall>> = {
  circus: {
    dark: [0.24, 0.06, 25],
    share: 0.94,
    paints: [paintBigTop, paintRing],
    beams: [
      { x: 0.12, y: -0.02, to: [0.4, 0.86], colour: WARM, swing: 0.05 },
      { x: 0.88, y: -0.02, to: [0.6, 0.86], colour: [0.86, 0.14, 340], swing: 0.05 },
    ],
    add: (stage) => addLightStrings(stage, { top: 0.24, drop: 0.06 }),
  },
  arena: {
    dark: [0.22, 0.04, 265],
    share: 0.96,
    paints: [paintTrusses, paintScoreboard, paintCourt, paintHoop],
    beams: [
      { x: 0.06, y: 0.02, to: [0.34, 0.84], colour: COOL },
      { x: 0.94, y: 0.02, to: [0.66, 0.84], colour: COOL },
    ],
    light: 0.34,
  },
  boxingring: {
    dark: [0.16, 0.04, 275],
    share: 0.96,
    paints: [paintTrusses, paintCanvas],
    beams: [
      { x: 0.28, y: 0.0, to: [0.36, 0.86], colour: COOL },
      { x: 0.5, y: -0.02, to: [0.5, 0.88], colour: WARM },
      { x: 0.72, y: 0.0, to: [0.64, 0.86], colour: COOL },
    ],
    add: addRopes,
  },
  icerink: {
    dark: [0.3, 0.06, 250],
    share: 0.35,
    paints: [paintTrusses, paintIce],
    beams: [
      { x: 0.2, y: 0.02, to: [0.3, 0.84], colour: COOL },
      { x: 0.8, y: 0.02, to: [0.7, 0.84], colour: COOL },
    ],
    light: 0.3,
  },
};

/** The painter of a hall with seats around its floor. */
export const hall =
  (name: Exclude<HallName, 'runway'>) =>
  (stage: Stage): void => {
    const { dark, share, paints, beams, light, add } = HALLS[name];
    stage.horizon = 0.6;
    stage.ground = 0.9;
    stage.lightSource = { x: 0.5 * stage.width, y: 0 };
    addStrip(stage, { order: 2, depth: 0.1, top: -0.1, bottom: 1.1 }, (context) => {
      paintHallAbove(context, stage, dark);
      const isEmpty = stage.plan.isEmptyPlace;
      paintStands(context, stage, { dark, share: isEmpty ? 0 : share });
      for (const paint of paints) paint(context, stage);
    });
    addBeams(stage, beams, light);
    add?.(stage);
  };
