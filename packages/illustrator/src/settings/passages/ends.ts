import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { fillCircle, verticalGradient } from '../../painting.ts';
import type { Stage } from '../../stage/stage.ts';
import { BUILT_ENDS } from './built-ends.ts';
import type { End } from './end.ts';
import { endOf, type Tube, type WallOptions } from './perspective.ts';

/** What is at the end of a long room. */
export type EndName =
  | 'window'
  | 'archedwindow'
  | 'doors'
  | 'gate'
  | 'altar'
  | 'dark'
  /** Out into the open. */
  | 'daylight'
  /** So bright that nothing is seen in it. */
  | 'light'
  | 'throne'
  | 'darkarch'
  /** A ramp under a lit sign. */
  | 'exit'
  /** Golden, on a pedestal. */
  | 'statue'
  | 'sarcophagus';

/** The panes of a rose window. */
const ROSE: readonly Colour[] = [
  [0.66, 0.17, 255],
  [0.84, 0.15, 88],
  [0.64, 0.2, 20],
];
const FRAME: Colour = [0.94, 0.012, 90];
const IRON: Colour = [0.26, 0.02, 265];

function paintPanes(
  { box, context, stage, at }: End,
  frame: readonly [number, number, number, number],
): void {
  const [x0, y0, x1, y1] = frame;
  const sky = stage.hours[stage.plan.time].sky;
  const [left, top] = at(x0, y0);
  const [right, bottom] = at(x1, y1);
  context.fillStyle = verticalGradient(context, top, bottom, sky);
  context.fillRect(left, top, right - left, bottom - top);
  box([x0, (y0 + y1) / 2 - 0.012, x1, (y0 + y1) / 2 + 0.012], FRAME);
  box([(x0 + x1) / 2 - 0.012, y0, (x0 + x1) / 2 + 0.012, y1], FRAME);
}

const PAINT: Readonly<Record<EndName, (end: End) => void>> = {
  window: (end) => {
    end.box([0.22, 0.12, 0.78, 0.72], FRAME);
    paintPanes(end, [0.26, 0.16, 0.74, 0.68]);
  },
  archedwindow: (end) => {
    end.arch([0.24, 0.04, 0.76, 0.78], [0.3, 0.05, 45]);
    end.arch([0.29, 0.09, 0.71, 0.75], [0.95, 0.08, 88]);
    end.box([0.485, 0.09, 0.515, 0.75], [0.3, 0.05, 45]);
    for (const y of [0.36, 0.56]) end.box([0.29, y, 0.71, y + 0.02], [0.3, 0.05, 45]);
  },
  doors: (end) => {
    end.box([0.24, 0.2, 0.76, 1], shift(IRON, 0.2));
    for (const x of [0.27, 0.51]) {
      end.box([x, 0.24, x + 0.22, 1], shift(IRON, 0.36));
      end.box([x + 0.04, 0.32, x + 0.18, 0.54], [0.88, 0.06, 215]);
    }
  },
  gate: (end) => {
    end.arch([0.24, 0.2, 0.76, 1], shift(IRON, -0.08));
    end.arch([0.29, 0.27, 0.71, 1], [0.4, 0.08, 50]);
    for (let i = 1; i < 5; i++)
      end.box([0.29 + i * 0.084, 0.34, 0.295 + i * 0.084, 1], [0.3, 0.06, 45]);
    for (const y of [0.5, 0.8]) end.box([0.29, y, 0.71, y + 0.03], IRON);
  },
  altar: (end) => {
    const { context, at, size } = end;
    end.arch([0.1, 0.02, 0.9, 1], [0.9, 0.05, 85]);
    const [x, y] = at(0.5, 0.34);
    context.fillStyle = css([0.36, 0.04, 280]);
    fillCircle(context, x, y, 0.26 * size);
    for (let petal = 0; petal < 12; petal++) {
      const angle = (petal / 12) * Math.PI * 2;
      context.fillStyle = css(ROSE[petal % ROSE.length] ?? FRAME);
      fillCircle(
        context,
        x + 0.17 * size * Math.cos(angle),
        y + 0.17 * size * Math.sin(angle),
        0.042 * size,
      );
      context.fillStyle = css(ROSE[(petal + 1) % ROSE.length] ?? FRAME);
      fillCircle(
        context,
        x + 0.09 * size * Math.cos(angle),
        y + 0.09 * size * Math.sin(angle),
        0.026 * size,
      );
    }
    context.fillStyle = css([0.97, 0.08, 95]);
    fillCircle(context, x, y, 0.045 * size);
    end.box([0.3, 0.78, 0.7, 0.98], [0.96, 0.015, 90]);
    end.box([0.27, 0.75, 0.73, 0.8], [0.82, 0.13, 85]);
    end.box([0.485, 0.58, 0.515, 0.76], [0.8, 0.14, 85]);
    end.box([0.44, 0.63, 0.56, 0.66], [0.8, 0.14, 85]);
  },
  light: (end) => {
    end.box([0, 0, 1, 1], [0.99, 0.03, 92]);
  },
  dark: (end) => {
    end.box([0, 0, 1, 1], [0.3, 0.03, 250]);
    end.arch([0.42, 0.16, 1, 1.02], [0.12, 0.02, 265]);
  },
  ...BUILT_ENDS,
};

/** Paints the wall at the end of a long room. */
export function paintEnd(
  context: Canvas2D,
  stage: Stage,
  tube: Tube,
  { name, tone }: { readonly name: EndName; readonly tone: WallOptions['tone'] },
): void {
  const [left, top, right, bottom] = endOf(stage, tube);
  const at = (x: number, y: number): readonly [number, number] => [
    left + x * (right - left),
    top + y * (bottom - top),
  ];
  const size = Math.min(right - left, bottom - top);
  const box: End['box'] = ([x0, y0, x1, y1], colour) => {
    const [px, py] = at(x0, y0);
    const [qx, qy] = at(x1, y1);
    context.fillStyle = css(tone(colour, 1));
    context.fillRect(px, py, qx - px, qy - py);
  };
  const arch: End['arch'] = ([x0, y0, x1, y1], colour) => {
    const [px, py] = at(x0, y0);
    const [qx, qy] = at(x1, y1);
    const radius = (qx - px) / 2;
    context.fillStyle = css(tone(colour, 1));
    context.beginPath();
    context.roundRect(px, py, qx - px, qy - py, [radius, radius, 0, 0]);
    context.fill();
  };
  box([-0.02, -0.4, 1.02, 1], tone([0.7, 0.03, 80], tube.far));
  PAINT[name]({ context, stage, box, arch, at, size });
}
