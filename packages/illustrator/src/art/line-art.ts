import type { Canvas2D } from '../canvas.ts';
import { type Colour, css, toRgb } from '../math/colour.ts';
import { toHex } from './recolour.ts';

/** The colors of a drawing in lines: what its outlines are drawn in, and what they enclose. */
export interface LineColours {
  readonly ink: Colour;
  readonly paper: Colour;
}

/** Of the width of the drawing. */
const LINE = 0.017;
/** Paler than this a fill is a gleam or a shadow, which has no outline. */
const FAINTEST = 0.55;

/** The shapes of an SVG body as outlines that hide what lies behind them. */
export function svgInLines(body: string, width: number, { ink, paper }: LineColours): string {
  const plain = body
    .replace(/<defs>.*?<\/defs>/gs, '')
    .replace(/ (?:filter|opacity|fill-opacity|stroke|stroke-width|stroke-opacity)="[^"]*"/g, '')
    .replace(/fill="(?!none)[^"]*"/g, `fill="${toHex(toRgb(paper))}"`);
  return `<g stroke="${toHex(toRgb(ink))}" stroke-width="${(width * LINE).toFixed(3)}" stroke-linejoin="round" stroke-linecap="round">${plain}</g>`;
}

const alphaOf = (fill: unknown): number => {
  const alpha = typeof fill === 'string' ? /[,/]\s*([\d.]+)\)$/.exec(fill)?.[1] : undefined;
  return alpha === undefined ? 1 : Number(alpha);
};

/**
 * A context that draws outlines in place of filled shapes, for drawings in the unit square. What is stroked is drawn in
 * the ink.
 */
export function inLines(context: Canvas2D, { ink, paper }: LineColours): Canvas2D {
  const inkStyle = css(ink);
  const paperStyle = css(paper);
  const outline = (trace: () => void): void => {
    const fill = context.fillStyle;
    const isFaint = alphaOf(fill) * context.globalAlpha < FAINTEST;
    if (isFaint) return;
    const { lineWidth, strokeStyle, lineJoin } = context;
    context.fillStyle = paperStyle;
    context.strokeStyle = inkStyle;
    context.lineWidth = LINE;
    context.lineJoin = 'round';
    trace();
    context.fill();
    context.stroke();
    context.fillStyle = fill;
    context.strokeStyle = strokeStyle;
    context.lineWidth = lineWidth;
    context.lineJoin = lineJoin;
  };
  const drawn: Partial<Canvas2D> = {
    fill: () => outline(() => undefined),
    fillRect: (x, y, width, height) =>
      outline(() => {
        context.beginPath();
        context.rect(x, y, width, height);
      }),
    stroke: () => {
      const { strokeStyle, lineWidth } = context;
      context.strokeStyle = inkStyle;
      context.lineWidth = Math.min(lineWidth, LINE * 1.6);
      context.stroke();
      context.strokeStyle = strokeStyle;
      context.lineWidth = lineWidth;
    },
  };
  return new Proxy(context, {
    get(target, name) {
      const own = drawn[name as keyof Canvas2D];
      if (own !== undefined) return own;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
