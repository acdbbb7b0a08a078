import type { Canvas, Canvas2D } from '../canvas.ts';
import { isSkyBody } from '../language/scenery-things.ts';
import type { SettingName } from '../language/setting-name.ts';
import { type Colour, css, mix, shift } from '../math/colour.ts';
import { flash } from '../math/flash.ts';
import { saw, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import { fillCircle, glow, paintOnce, verticalGradient } from '../painting.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { MARS } from '../stage/palettes.ts';
import type { Palette, Stage } from '../stage/stage.ts';
import { paintLightning } from './window-lightning.ts';
import { paintLandscape, type ViewName, viewOf } from './window-views.ts';

export interface WindowFrame {
  /** Pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LAMPS: readonly Colour[] = [
  [0.85, 0.14, 75],
  [0.75, 0.17, 350],
  [0.8, 0.13, 210],
];

/** Where the prompt puts a sun or a moon there, the view has none of its own. */
const hasOwnSkyBody = ({ plan }: Stage): boolean =>
  plan.subjects.some(({ glyph, isOutside }) => isOutside === true && isSkyBody(glyph));

/** What falls outside. */
type Outdoors = 'rain' | 'snow' | null;

function outdoorsOf({ weather }: ScenePlan): Outdoors {
  if (weather.includes('rain') || weather.includes('storm')) return 'rain';
  return weather.includes('snow') ? 'snow' : null;
}

/** The place outside that the prompt names; snow falls on a snowy one. */
function placeOutside({ plan }: Stage): SettingName | null {
  const isSnowing = plan.sights.length > 0 && plan.weather.includes('snow');
  return plan.otherPlace ?? (isSnowing ? 'snowfield' : null);
}

/** What is outside at the hour of the prompt. */
function paintView(
  stage: Stage,
  outside: Palette,
  frame: WindowFrame,
  name: ViewName,
  falling: Outdoors,
): Canvas {
  const { unit } = stage;
  const random = createRandom(stage.seed);
  const night = outside.night > 0.5;
  return paintOnce(stage.environment, frame.width, frame.height, (context) => {
    context.fillStyle = verticalGradient(context, 0, frame.height, outside.sky, 16);
    context.fillRect(0, 0, frame.width, frame.height);
    if (!hasOwnSkyBody(stage) && !(falling === 'rain' && !night)) {
      const x = 0.74 * frame.width;
      const y = 0.24 * frame.height;
      const radius = 0.055 * frame.width;
      glow(context, x, y, radius * 5, outside.light, 0.7);
      context.fillStyle = css(outside.sun);
      fillCircle(context, x, y, radius);
    }
    if (name !== 'town') {
      const { width, height } = frame;
      paintLandscape(name, { context, stage, outside, width, height, random });
      if (falling === 'rain') veil(context, frame, night);
      return;
    }
    for (let row = 0; row < 2; row++) {
      for (let left = -10 * unit; left < frame.width;) {
        const across = (30 + 40 * random()) * unit;
        const tall = (0.2 + 0.35 * random() - 0.1 * row) * frame.height;
        const wall = mix(outside.haze, [0.22, 0.07, 280], (night ? 0.35 : 0.2) + 0.3 * row);
        context.fillStyle = css(wall);
        context.fillRect(left, frame.height - tall, across - 2 * unit, tall);
        for (let down = frame.height - tall + 8 * unit; down < frame.height; down += 13 * unit) {
          for (let pane = left + 6 * unit; pane < left + across - 10 * unit; pane += 12 * unit) {
            const lit = random() < (night ? 0.42 : 0.14);
            context.fillStyle = lit ? css([0.86, 0.14, 80], 0.75) : css([0.3, 0.06, 280], 0.16);
            context.fillRect(pane, down, 5 * unit, 7 * unit);
          }
        }
        left += across;
      }
    }
    if (falling === 'rain') veil(context, frame, night);
  });
}

/** Under clouds of rain everything is grey, and lost towards the sky. */
function veil(context: Canvas2D, { width, height }: WindowFrame, night: boolean): void {
  const grey: Colour = night ? [0.3, 0.03, 262] : [0.66, 0.02, 245];
  context.globalAlpha = night ? 0.45 : 0.72;
  context.fillStyle = verticalGradient(context, 0, height, [
    [0, shift(grey, -0.1)],
    [1, shift(grey, 0.06)],
  ]);
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

/**
 * The view with lights out of focus; drops run down the pane, or flakes fall behind it.
 * @param usual what is seen where the prompt names no other place
 */
export function addView(stage: Stage, frame: WindowFrame, usual: ViewName = 'town'): void {
  const { unit, plan, hours } = stage;
  const place = placeOutside(stage);
  const outside = place === 'mars' && plan.time !== 'night' ? MARS : hours[plan.time];
  const falling = outdoorsOf(plan);
  const random = createRandom(stage.seed + 41);
  const name = viewOf(place) ?? usual;
  const view = paintView(stage, outside, frame, name, falling);
  stage.window = {
    x: frame.x / stage.width,
    y: frame.y / stage.height,
    width: frame.width / stage.width,
    height: frame.height / stage.height,
  };
  const lights = Array.from(
    { length: outside.night > 0.5 && name === 'town' ? 18 : 0 },
    (_, i) => ({
      x: frame.x + random() * frame.width,
      y: frame.y + (0.5 + 0.5 * random()) * frame.height,
      radius: (8 + 20 * random()) * unit,
      fill: css(LAMPS[i % 3] ?? [0.85, 0.14, 75]),
      offset: random(),
    }),
  );
  const share = (frame.width * frame.height) / (stage.width * stage.height);
  const isRain = falling === 'rain';
  const amount = falling === null ? 0 : Math.round((isRain ? 60 : 46) * Math.max(1, share * 5));
  const drops = Array.from({ length: amount }, () => ({
    x: frame.x + random() * frame.width,
    offset: random(),
    runs: falling === 'snow' ? 1 : 1 + Math.floor(random() * 2),
    tail: (0.04 + 0.08 * random()) * frame.height,
    thickness: (1 + 1.6 * random()) * unit * (isRain ? 1.5 : 1),
  }));
  const streaks = Array.from({ length: isRain ? amount : 0 }, () => ({
    x: frame.x + random() * 1.1 * frame.width,
    offset: random(),
    long: (0.06 + 0.07 * random()) * frame.height,
  }));
  const isStormy = plan.weather.includes('storm');
  stage.addLayer(4, 0.1, (context, phase) => {
    context.save();
    context.beginPath();
    context.rect(frame.x, frame.y, frame.width, frame.height);
    context.clip();
    context.drawImage(view, frame.x, frame.y);
    if (isStormy) paintLightning(context, frame, flash(phase, stage.still ? phase - 0.015 : 0.5));
    context.globalCompositeOperation = 'screen';
    for (const { x, y, radius, fill, offset } of lights) {
      context.globalAlpha = 0.16 + 0.1 * wave(phase, 1, offset);
      context.fillStyle = fill;
      fillCircle(context, x, y, radius);
    }
    context.globalCompositeOperation = 'source-over';
    context.strokeStyle = css([0.92, 0.02, 235], 0.5);
    context.lineWidth = 2.2 * unit;
    for (const { x, offset, long } of streaks) {
      const y = frame.y + (saw(phase, 4, offset) * 1.2 - 0.15) * frame.height;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x - long * 0.18, y + long);
      context.stroke();
    }
    const tail = css([0.95, 0.03, 230]);
    for (const { x, offset, runs, tail: length, thickness } of drops) {
      const fallen = saw(phase, runs, offset);
      const at = x + 3 * unit * Math.sin(fallen * 20);
      const y = frame.y + (fallen * 1.2 - 0.1) * frame.height;
      context.fillStyle = tail;
      if (falling === 'snow') {
        context.globalAlpha = 0.9;
        fillCircle(context, at + 12 * unit * wave(phase, 1, offset), y, thickness * 1.9);
        continue;
      }
      context.globalAlpha = 0.28;
      context.fillRect(at - thickness / 2, y - length, thickness, length);
      context.globalAlpha = 0.75;
      context.beginPath();
      context.ellipse(at, y, thickness * 1.5, thickness * 2.2, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  });
}
