import type { Canvas, Canvas2D } from '../canvas.ts';
import { drawGlow, glowSprite } from '../glow-sprite.ts';
import type { PatternName, TextureName } from '../language/spec.ts';
import { type Colour, css, mix, shift, toRgb } from '../math/colour.ts';
import { TAU, wave } from '../math/periodic.ts';
import { createRandom } from '../math/random.ts';
import {
  blurred,
  fillCircle,
  fillPolygon,
  linearGradient,
  paintOnce,
  radialGradient,
} from '../painting.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPattern } from '../stage/surface-pattern.ts';
import { scaleOf } from './extent.ts';
import { paintVeins } from './front-table.ts';
import { addStrip } from './strip.ts';

const WHITE: Colour = [0.99, 0.003, 90];
const CREAM: Colour = [0.95, 0.022, 85];
const KRAFT: Colour = [0.72, 0.065, 68];
const OAK: Colour = [0.66, 0.09, 62];
const GOLD: Colour = [0.78, 0.13, 86];

/** The colors that the prompt names, or those that the texture has by itself. */
const coloursOf = ({ plan, accents }: Stage, ...own: readonly Colour[]): readonly Colour[] => {
  return plan.colours.length > 0 ? accents.slice(0, plan.colours.length) : own;
};

function fillWith(stage: Stage, paint: (context: Canvas2D) => void): void {
  addStrip(stage, { order: 0, depth: 0, top: -0.1, bottom: 1.1 }, paint);
}

const cover = (context: Canvas2D, { width, height }: Stage): void =>
  context.fillRect(-width, -height, 3 * width, 3 * height);

/** Soft light from the upper left over a plain tone. */
function paintLitTone(context: Canvas2D, stage: Stage, tone: Colour, depth = 0.05): void {
  const { width, height } = stage;
  context.fillStyle = linearGradient(
    context,
    [0, 0, width, height],
    [
      [0, shift(tone, depth * 0.6, 0.9)],
      [0.5, tone],
      [1, shift(tone, -depth, 1.05)],
    ],
  );
  cover(context, stage);
}

/** Grains of metal, each as bright as it happens to be turned to the light. */
function grainTile({ environment }: Stage, tone: Colour, seed: number): Canvas {
  const SIDE = 256;
  const random = createRandom(seed);
  return paintOnce(environment, SIDE, SIDE, (context) => {
    const pixels = context.createImageData(SIDE, SIDE);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const turn = random();
      const lightness = tone[0] - 0.26 + 0.3 * turn + (turn > 0.93 ? 0.3 : 0);
      const faded = turn > 0.93 ? 0.35 : 1 - 0.25 * turn;
      const hue = tone[2] + (random() - 0.5) * 16;
      pixels.data.set(toRgb([Math.min(0.99, Math.max(0.1, lightness)), tone[1] * faded, hue]), at);
      pixels.data[at + 3] = 255;
    }
    context.putImageData(pixels, 0, 0);
  });
}

function glitter(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const [tone = GOLD] = coloursOf(stage, GOLD);
  const tile = grainTile(stage, tone, stage.seed);
  const grain = 256 * 4.4 * unit;
  fillWith(stage, (context) => {
    context.imageSmoothingEnabled = false;
    for (let x = -grain; x < width + grain; x += grain) {
      for (let y = -grain; y < height + grain; y += grain) {
        context.drawImage(tile, x, y, grain + 1, grain + 1);
      }
    }
    context.imageSmoothingEnabled = true;
    const random = createRandom(stage.seed + 2);
    for (let patch = 0; patch < 26; patch++) {
      const light = patch % 2 === 0;
      const [x, y, radius] = [
        random() * width,
        random() * height,
        (0.12 + 0.2 * random()) * scaleOf(stage),
      ];
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, light ? shift(tone, 0.2, 0.6) : shift(tone, -0.3), light ? 0.28 : 0.2],
        [1, tone, 0],
      ]);
      fillCircle(context, x, y, radius);
    }
  });
  const random = createRandom(stage.seed + 7);
  const lights = Array.from({ length: 70 }, () => ({
    x: random() * width,
    y: random() * height,
    size: (9 + 30 * random() ** 3) * unit,
    offset: random(),
  }));
  const gleam = glowSprite(environment, mix(tone, WHITE, 0.7));
  stage.addLayer(3, 0, (context, phase) => {
    for (const { x, y, size, offset } of lights) {
      const bright = Math.max(0, 0.55 + 0.45 * wave(phase, 2, offset));
      drawGlow(context, gleam, x, y, size * 2, 0.7 * bright);
      context.fillStyle = css(WHITE, 0.9 * bright);
      fillPolygon(context, starPoints(x, y, size * bright));
    }
  });
}

/** A gleam with four rays. */
const starPoints = (x: number, y: number, size: number): [number, number][] =>
  Array.from({ length: 8 }, (_, i): [number, number] => {
    const reach = i % 2 === 0 ? size : size * 0.13;
    return [x + reach * Math.cos((i / 8) * TAU), y + reach * Math.sin((i / 8) * TAU)];
  });

/** One leaf of a branch, its stalk at the origin. */
function paintLeaf(context: Canvas2D, long: number, wide: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(long * 0.45, -wide, long, 0);
  context.quadraticCurveTo(long * 0.45, wide, 0, 0);
  context.fill();
}

/** A branch or a frond along the x axis from the origin. */
function paintBranch(context: Canvas2D, long: number, isPalm: boolean): void {
  const pairs = isPalm ? 15 : 9;
  context.lineWidth = long * 0.012;
  context.beginPath();
  context.moveTo(-long * 0.3, 0);
  context.quadraticCurveTo(long * 0.5, -long * 0.05, long, long * 0.06);
  context.stroke();
  for (let i = 0; i < pairs; i++) {
    const along = 0.08 + (0.92 * i) / pairs;
    const size = isPalm ? 0.46 * Math.sin(Math.PI * (0.16 + 0.8 * along)) : 0.26 - 0.1 * along;
    for (const side of [-1, 1]) {
      context.save();
      context.translate(along * long, -long * 0.05 * Math.sin(along * 3) * (1 - along));
      context.rotate(side * (isPalm ? 0.95 - 0.45 * along : 0.75));
      paintLeaf(context, size * long, (isPalm ? 0.022 : 0.055) * long);
      context.restore();
    }
  }
}

const BRANCHES = [
  { x: -0.08, y: 0.1, turn: 0.42, long: 0.82, isPalm: true },
  { x: 0.3, y: -0.12, turn: 1.05, long: 0.62, isPalm: true },
  { x: 1.08, y: 0.98, turn: 3.7, long: 0.62, isPalm: false },
  { x: 1.1, y: 0.62, turn: 3.45, long: 0.5, isPalm: false },
] as const;

/** A plain wall with the soft shadow of leaves that hang before the window. */
function leafshadow(stage: Stage): void {
  const { width, height, environment, unit } = stage;
  const [tone = CREAM] = coloursOf(stage, CREAM);
  const wall: Colour = [Math.max(tone[0], 0.86), Math.min(tone[1], 0.05), tone[2]];
  fillWith(stage, (context) => paintLitTone(context, stage, wall, 0.06));
  const scale = Math.max(width, height);
  const shade = css(shift(wall, -0.5, 0.9), 0.3);
  const sheets = [BRANCHES.slice(0, 2), BRANCHES.slice(2)].map((branches, i) => {
    const sharp = paintOnce(environment, width, height, (context) => {
      context.fillStyle = shade;
      context.strokeStyle = shade;
      for (const { x, y, turn, long, isPalm } of branches) {
        context.save();
        context.translate(x * width, y * height);
        context.rotate(turn);
        paintBranch(context, long * scale, isPalm);
        context.restore();
      }
    });
    return blurred(environment, sharp, (i === 0 ? 6 : 10) * unit);
  });
  sheets.forEach((sheet, i) => {
    stage.addLayer(2 + i, 0, (context, phase) => {
      const sway = 7 * unit * wave(phase, 1, i * 0.3);
      context.drawImage(
        sheet,
        sway - 0.04 * width,
        -0.03 * height - sway * 0.5,
        width * 1.08,
        height * 1.08,
      );
    });
  });
}

/** The light of a window with bars on a plain wall. */
function windowshadow(stage: Stage): void {
  const { width, height, environment, unit } = stage;
  const [tone = CREAM] = coloursOf(stage, CREAM);
  const wall: Colour = [Math.min(Math.max(tone[0], 0.8), 0.9), Math.min(tone[1], 0.06), tone[2]];
  fillWith(stage, (context) => paintLitTone(context, stage, wall, 0.08));
  const panes = paintOnce(environment, width, height, (context) => {
    context.fillStyle = css(shift(wall, 0.12, 0.7), 0.8);
    context.transform(1, 0.22, -0.32, 1, 0.26 * width, -0.02 * height);
    for (const column of [0, 1]) {
      for (const row of [0, 1, 2]) {
        context.fillRect(
          (0.14 + 0.29 * column) * width,
          (0.06 + 0.26 * row) * height,
          0.26 * width,
          0.23 * height,
        );
      }
    }
  });
  const light = blurred(environment, panes, 5 * unit);
  stage.addLayer(2, 0, (context) => context.drawImage(light, 0, 0));
}

function marble(stage: Stage): void {
  const { width, height, unit } = stage;
  const [tone = WHITE, vein] = coloursOf(stage, WHITE);
  fillWith(stage, (context) => {
    paintLitTone(context, stage, tone, 0.03);
    const random = createRandom(stage.seed + 4);
    for (let cloud = 0; cloud < 16; cloud++) {
      const [x, y, radius] = [
        random() * width,
        random() * height,
        (0.15 + 0.25 * random()) * width,
      ];
      const pale = cloud % 2 === 0;
      context.fillStyle = radialGradient(context, x, y, radius, [
        [0, shift(tone, pale ? 0.06 : tone[0] > 0.5 ? -0.09 : 0.08, 0.9), 0.5],
        [1, tone, 0],
      ]);
      fillCircle(context, x, y, radius);
    }
    paintVeins(
      context,
      [-0.05 * width, -0.1 * height, 1.05 * width, 1.05 * height],
      random,
      unit * 1.3,
    );
    if (vein !== undefined || tone[0] < 0.5) {
      context.globalAlpha = 0.8;
      paintFineVeins(context, stage, vein ?? [0.85, 0.01, 90]);
    }
  });
}

function paintFineVeins(
  context: Canvas2D,
  { width, height, unit, seed }: Stage,
  ink: Colour,
): void {
  const random = createRandom(seed + 9);
  context.strokeStyle = css(ink);
  context.lineCap = 'round';
  for (let vein = 0; vein < 9; vein++) {
    let [x, y] = [random() * width * 1.3 - 0.3 * width, random() * height * 0.4 - 0.1 * height];
    context.lineWidth = (1.5 + 4 * random()) * unit;
    context.beginPath();
    for (let step = 0; step < 12; step++) {
      context.lineTo(x, y);
      x += (0.01 + 0.11 * random()) * width;
      y += (0.01 + 0.12 * random()) * height;
    }
    context.stroke();
  }
}

function bokeh(stage: Stage): void {
  const { width, height, unit, environment } = stage;
  const tones = coloursOf(stage, [0.8, 0.13, 75], [0.72, 0.15, 45], [0.85, 0.1, 90]);
  const [first = GOLD] = tones;
  fillWith(stage, (context) => {
    context.fillStyle = radialGradient(
      context,
      width / 2,
      height * 0.45,
      Math.max(width, height) * 0.8,
      [
        [0, shift(first, -0.3, 0.8)],
        [1, shift(first, -0.58, 0.6)],
      ],
    );
    cover(context, stage);
  });
  const random = createRandom(stage.seed);
  const lights = Array.from({ length: 60 }, (_, i) => ({
    x: random() * width,
    y: random() * height,
    radius: (18 + 70 * random() ** 1.6) * unit,
    colour: shift(tones[i % tones.length] ?? first, 0.06 * random(), 0.9, (random() - 0.5) * 14),
    offset: random(),
  }));
  const glows = lights.map(({ colour }) => glowSprite(environment, colour));
  stage.addLayer(2, 0, (context, phase) => {
    lights.forEach(({ x, y, radius, colour, offset }, i) => {
      const bright = 0.34 + 0.16 * wave(phase, 1, offset);
      const glow = glows[i];
      if (glow) drawGlow(context, glow, x, y, radius * 1.7, 0.3 * bright);
      context.fillStyle = css(colour, bright);
      fillCircle(context, x, y, radius);
      context.strokeStyle = css(shift(colour, 0.12), bright);
      context.lineWidth = 3 * unit;
      context.stroke();
    });
  });
}

/** Washes of watercolor that run into each other on white paper. */
function wash(stage: Stage): void {
  const { width, height } = stage;
  const [first = WHITE, second = shift(first, 0.06, 0.8, 35)] = coloursOf(
    stage,
    [0.78, 0.1, 235],
    [0.82, 0.09, 350],
  );
  fillWith(stage, (context) => {
    context.fillStyle = css(WHITE);
    cover(context, stage);
    const random = createRandom(stage.seed + 1);
    for (let blot = 0; blot < 34; blot++) {
      const tone = mix(first, second, random());
      const [x, y] = [random() * width, random() * height];
      const radius = (0.1 + 0.26 * random()) * Math.max(width, height);
      paintBlot(context, x, y, radius, tone, random);
    }
  });
}

function paintBlot(
  context: Canvas2D,
  x: number,
  y: number,
  radius: number,
  tone: Colour,
  random: () => number,
): void {
  const bumps = Array.from({ length: 14 }, () => 0.8 + 0.35 * random());
  context.beginPath();
  for (let i = 0; i <= 56; i++) {
    const turn = (i / 56) * TAU;
    const at = ((i / 56) * 14) % 14;
    const low = bumps[Math.floor(at) % 14] ?? 1;
    const high = bumps[Math.ceil(at) % 14] ?? 1;
    const reach = radius * (low + (high - low) * (at - Math.floor(at)));
    context.lineTo(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  context.closePath();
  context.fillStyle = radialGradient(context, x, y, radius * 1.1, [
    [0, shift(tone, 0.1, 0.7), 0.12],
    [0.8, tone, 0.2],
    [1, shift(tone, -0.05), 0.28],
  ]);
  context.fill();
}

const paper =
  (own: Colour, isKraft = false) =>
  (stage: Stage): void => {
    const { width, height, unit } = stage;
    const [tone = own] = coloursOf(stage, own);
    fillWith(stage, (context) => {
      paintLitTone(context, stage, tone, 0.03);
      const random = createRandom(stage.seed + 5);
      for (let fibre = 0; fibre < 900; fibre++) {
        const [x, y, turn] = [random() * width, random() * height, random() * TAU];
        const long = (4 + 16 * random()) * unit;
        context.strokeStyle = css(shift(tone, random() > 0.5 ? 0.07 : -0.1), isKraft ? 0.4 : 0.22);
        context.lineWidth = (0.8 + 1.2 * random()) * unit;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + long * Math.cos(turn), y + long * Math.sin(turn));
        context.stroke();
      }
      if (/\b(?:old|vintage|aged|antique|parchment|alt|viejo|vieux)\b/iu.test(stage.plan.prompt)) {
        context.fillStyle = radialGradient(
          context,
          width / 2,
          height / 2,
          Math.hypot(width, height) * 0.56,
          [
            [0, [0.6, 0.09, 65], 0.1],
            [0.7, [0.6, 0.09, 65], 0.22],
            [1, [0.35, 0.07, 55], 0.75],
          ],
        );
        cover(context, stage);
      }
    });
  };

function linen(stage: Stage): void {
  const { width, height, unit } = stage;
  const [tone = CREAM] = coloursOf(stage, CREAM);
  fillWith(stage, (context) => {
    paintLitTone(context, stage, tone, 0.04);
    const random = createRandom(stage.seed + 6);
    const step = 5 * unit;
    for (let at = -step; at < Math.max(width, height) + step; at += step) {
      context.fillStyle = css(shift(tone, -0.12), 0.1 + 0.2 * random());
      context.fillRect(at, -height, step * 0.4, 3 * height);
      context.fillStyle = css(shift(tone, -0.12), 0.1 + 0.2 * random());
      context.fillRect(-width, at, 3 * width, step * 0.4);
    }
  });
}

function wood(stage: Stage): void {
  const { width, height, unit } = stage;
  const [tone = OAK] = coloursOf(stage, OAK);
  fillWith(stage, (context) => {
    const random = createRandom(stage.seed + 8);
    const boards = 5;
    for (let board = -1; board <= boards; board++) {
      const left = (board / boards) * width;
      const own = shift(tone, (random() - 0.5) * 0.08);
      context.fillStyle = css(own);
      context.fillRect(left, -height, width / boards + 2, 3 * height);
      for (let grain = 0; grain < 22; grain++) {
        const x = left + (random() * width) / boards;
        const bend = (random() - 0.5) * 26 * unit;
        context.strokeStyle = css(shift(own, -0.12), 0.14 + 0.22 * random());
        context.lineWidth = (1 + 2.4 * random()) * unit;
        context.beginPath();
        context.moveTo(x, -0.1 * height);
        context.bezierCurveTo(x + bend, 0.35 * height, x - bend, 0.65 * height, x, 1.1 * height);
        context.stroke();
      }
      context.fillStyle = css(shift(tone, -0.3), 0.7);
      context.fillRect(left, -height, 4 * unit, 3 * height);
    }
  });
}

/** Figures in the second color on the first. */
const patterned =
  (name: PatternName, own: Colour, ownInk: Colour) =>
  (stage: Stage): void => {
    const { width, height } = stage;
    const [first = own, second = shift(first, first[0] > 0.8 ? -0.2 : 0.3, 0.8)] = coloursOf(
      stage,
      own,
      ownInk,
    );
    // Pale figures need a ground that they stand out from.
    const ink = stage.plan.colours.length === 1 ? WHITE : second;
    fillWith(stage, (context) => {
      context.fillStyle = css(first);
      cover(context, stage);
      const side = Math.max(width, height) * 1.06;
      context.translate(-0.03 * side, -0.03 * side);
      context.scale(side, side);
      paintPattern(context, name, first[0] > 0.94 && ink === WHITE ? [0.75, 0.1, first[2]] : ink);
    });
  };

function rays(stage: Stage): void {
  const { width, height } = stage;
  const [first = GOLD, second = shift(first, 0.12, 0.8)] = coloursOf(stage, [0.82, 0.15, 85]);
  fillWith(stage, (context) => {
    context.fillStyle = css(first);
    cover(context, stage);
    context.fillStyle = css(second);
    const reach = Math.hypot(width, height);
    const blades = 16;
    for (let i = 0; i < blades; i++) {
      const at = (turn: number): [number, number] => [
        width / 2 + reach * Math.cos(((i + turn) / blades) * TAU),
        height / 2 + reach * Math.sin(((i + turn) / blades) * TAU),
      ];
      fillPolygon(context, [[width / 2, height / 2], at(-0.25), at(0.25)]);
    }
  });
}

/** All colors of the rainbow from corner to corner. */
function rainbow(stage: Stage): void {
  const { width, height, plan } = stage;
  const isSoft = plan.style === 'pastel' || /\b(?:soft|light|pale)\b/i.test(plan.prompt);
  fillWith(stage, (context) => {
    const hues = [20, 55, 95, 145, 215, 265, 320];
    context.fillStyle = linearGradient(
      context,
      [0, 0, width, height],
      hues.map((hue, i) => [i / (hues.length - 1), isSoft ? [0.9, 0.07, hue] : [0.76, 0.16, hue]]),
    );
    cover(context, stage);
  });
}

/** Large soft shapes in neighboring tones of one color. */
function plain(stage: Stage): void {
  const { width, height } = stage;
  const [tone = CREAM, second] = coloursOf(stage, CREAM);
  const isBare = /\b(?:plain|solid|blank|empty)\b/i.test(stage.plan.prompt);
  fillWith(stage, (context) => {
    paintLitTone(context, stage, tone, 0.03);
    if (isBare && second === undefined) return;
    const shapes = [
      { x: 0.06, y: 0.08, radius: 0.36, tone: second ?? shift(tone, -0.05, 1.2) },
      { x: 0.98, y: 0.94, radius: 0.42, tone: second ?? shift(tone, -0.04, 1.1, 10) },
      { x: 0.96, y: 0.06, radius: 0.16, tone: shift(tone, 0.03, 0.7) },
    ];
    const random = createRandom(stage.seed);
    for (const { x, y, radius, tone: own } of shapes) {
      context.fillStyle = css(own, 0.75);
      context.beginPath();
      const turn = random() * TAU;
      for (let i = 0; i <= 60; i++) {
        const angle = (i / 60) * TAU;
        const reach =
          radius * width * (1 + 0.14 * Math.sin(2 * angle + turn) + 0.06 * Math.sin(3 * angle));
        context.lineTo(x * width + reach * Math.cos(angle), y * height + reach * Math.sin(angle));
      }
      context.fill();
    }
  });
}

const PAINTERS: Readonly<Record<TextureName, (stage: Stage) => void>> = {
  glitter,
  leafshadow,
  windowshadow,
  marble,
  bokeh,
  wash,
  paper: paper(CREAM),
  kraft: paper(KRAFT, true),
  linen,
  wood,
  dots: patterned('dots', [0.85, 0.09, 350], WHITE),
  stripes: patterned('stripes', WHITE, [0.8, 0.09, 235]),
  checks: patterned('checks', WHITE, [0.7, 0.16, 25]),
  zigzag: patterned('zigzag', [0.8, 0.1, 190], WHITE),
  leopard: patterned('leopard', [0.8, 0.09, 75], [0.26, 0.04, 50]),
  rays,
  rainbow,
  plain,
};

/** Fills the whole picture with what its background is made of. */
export function paintTexture(stage: Stage, texture: TextureName): void {
  PAINTERS[texture](stage);
}
