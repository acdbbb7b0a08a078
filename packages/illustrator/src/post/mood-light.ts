import type { BlendMode, Canvas, Canvas2D } from '../canvas.ts';
import { coloursNamed } from '../language/colours.ts';
import type { LightName } from '../language/picture-look.ts';
import { type Colour, css } from '../math/colour.ts';
import { linearGradient } from '../painting.ts';
import type { Stage } from '../stage/stage.ts';

/** A color over the whole picture. */
interface Wash {
  readonly mode: BlendMode;
  readonly colour: Colour;
  /** 0–1. */
  readonly strength: number;
}

const WASHES: Readonly<Record<LightName, readonly Wash[]>> = {
  warm: [
    { mode: 'soft-light', colour: [0.78, 0.16, 65], strength: 0.55 },
    { mode: 'multiply', colour: [0.94, 0.06, 75], strength: 0.6 },
  ],
  cool: [
    { mode: 'soft-light', colour: [0.62, 0.12, 240], strength: 0.55 },
    { mode: 'multiply', colour: [0.94, 0.04, 235], strength: 0.5 },
  ],
  dramatic: [{ mode: 'overlay', colour: [0.45, 0.05, 270], strength: 0.35 }],
  soft: [{ mode: 'screen', colour: [0.62, 0.05, 75], strength: 0.2 }],
  gloomy: [
    { mode: 'color', colour: [0.55, 0.03, 250], strength: 0.5 },
    { mode: 'multiply', colour: [0.68, 0.05, 260], strength: 0.6 },
  ],
};

/** Pale green and dusty, over what is overgrown. */
const ABANDONED: readonly Wash[] = [
  { mode: 'color', colour: [0.6, 0.02, 130], strength: 0.58 },
  { mode: 'multiply', colour: [0.74, 0.035, 100], strength: 0.45 },
];

/** How dark the corners are at most, 0–1. */
const DRAMATIC_CORNERS = 0.62;

/** Darkens what is away from the hero. */
function darkenAround(context: Canvas2D, { width, height, hero }: Stage): void {
  const x = (hero?.x ?? 0.5) * width;
  const y = ((hero?.y ?? 0.6) - 0.12) * height;
  const shorter = Math.min(width, height);
  const gradient = context.createRadialGradient(x, y, shorter * 0.26, x, y, shorter * 0.86);
  gradient.addColorStop(0, css([0.1, 0.04, 275], 0));
  gradient.addColorStop(1, css([0.1, 0.04, 275], DRAMATIC_CORNERS));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Of lamps and fires, which leave other colors to be seen: in OKLCH, degrees. */
const isOfLamps = ([, , hue]: Colour): boolean => hue > 45 && hue < 110;
const BY_LAMPS = 0.45;

/** Light in one color over the whole picture, or in two from the left and the right. */
function shineFromSides(
  context: Canvas2D,
  { width, height }: Stage,
  [first, second = first]: readonly Colour[],
): void {
  if (first === undefined || second === undefined) return;
  const vivid = ([lightness, chroma, hue]: Colour): Colour => [
    Math.min(0.72, Math.max(0.5, lightness)),
    chroma < 0.04 ? chroma : Math.max(0.16, chroma),
    hue,
  ];
  const share = isOfLamps(first) && isOfLamps(second) ? BY_LAMPS : 1;
  for (const [mode, most] of [
    ['color', 0.36],
    ['soft-light', 0.6],
    ['multiply', 0.26],
  ] as const) {
    const strength = most * share;
    context.globalCompositeOperation = mode;
    context.fillStyle = linearGradient(
      context,
      [0, 0, width, 0],
      [
        [0, vivid(first), strength],
        [1, vivid(second), strength],
      ],
    );
    context.fillRect(0, 0, width, height);
  }
}

/** The light that the prompt asks for over the finished colors; null where it asks for none. */
export function createMoodLight(stage: Stage): ((canvas: Canvas) => void) | null {
  const { lights, landforms } = stage.plan;
  const colours = coloursNamed(stage.plan.lightColours ?? []);
  const washes = [
    ...lights.flatMap((light) => WASHES[light]),
    ...(landforms.includes('overgrowth') && !lights.includes('gloomy') ? ABANDONED : []),
  ];
  if (washes.length === 0 && colours.length === 0) return null;
  return (canvas) => {
    const context = canvas.getContext('2d');
    context.save();
    for (const { mode, colour, strength } of washes) {
      context.globalCompositeOperation = mode;
      context.fillStyle = css(colour, strength);
      context.fillRect(0, 0, stage.width, stage.height);
    }
    shineFromSides(context, stage, colours);
    context.globalCompositeOperation = 'source-over';
    if (lights.includes('dramatic')) darkenAround(context, stage);
    context.restore();
  };
}
