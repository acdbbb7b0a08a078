import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  type PropFamily,
  roundShade,
} from './brush.ts';

const FUR: Colour = [0.97, 0.01, 90];

function santaHat(context: Canvas2D, colour: Colour): void {
  context.fillStyle = roundShade(context, 0.1, 0.9, colour);
  context.beginPath();
  context.moveTo(0.12, 0.84);
  context.bezierCurveTo(0.16, 0.3, 0.5, 0.08, 0.72, 0.2);
  context.quadraticCurveTo(0.92, 0.32, 0.92, 0.62);
  context.quadraticCurveTo(0.82, 0.44, 0.72, 0.46);
  context.quadraticCurveTo(0.86, 0.64, 0.88, 0.84);
  context.fill();
  fillBox(context, [0.06, 0.78, 0.88, 0.18], 0.09, fallShade(context, 0.78, 0.96, FUR));
  fillEllipse(context, [0.92, 0.64, 0.085, 0.085], fallShade(context, 0.55, 0.73, FUR));
}

function partyHat(context: Canvas2D, colour: Colour): void {
  const outline = [
    [0.5, 0.1],
    [0.82, 0.96],
    [0.18, 0.96],
  ] as const;
  fillShape(context, outline, roundShade(context, 0.18, 0.82, colour));
  for (const [i, y] of [0.42, 0.62, 0.82].entries()) {
    const half = (y - 0.1) * 0.36;
    fillShape(
      context,
      [
        [0.5 - half, y],
        [0.5 + half, y - 0.06],
        [0.5 + half + 0.02, y],
        [0.5 - half - 0.02, y + 0.06],
      ],
      css(shift(colour, 0.16, 0.9, 90 + 60 * i)),
    );
  }
  fillEllipse(context, [0.5, 0.11, 0.09, 0.09], css([0.88, 0.15, 92]));
}

function witchHat(context: Canvas2D, colour: Colour): void {
  context.fillStyle = roundShade(context, 0.2, 0.8, colour);
  context.beginPath();
  context.moveTo(0.24, 0.84);
  context.quadraticCurveTo(0.42, 0.5, 0.44, 0.26);
  context.quadraticCurveTo(0.52, 0.06, 0.7, 0.12);
  context.quadraticCurveTo(0.6, 0.18, 0.6, 0.3);
  context.quadraticCurveTo(0.62, 0.56, 0.76, 0.84);
  context.fill();
  fillEllipse(context, [0.5, 0.86, 0.47, 0.11], fallShade(context, 0.75, 0.97, colour));
  fillShape(
    context,
    [
      [0.28, 0.74],
      [0.72, 0.74],
      [0.77, 0.84],
      [0.23, 0.84],
    ],
    css([0.7, 0.18, 55]),
  );
  fillBox(context, [0.44, 0.735, 0.12, 0.11], 0.02, css([0.87, 0.15, 92]));
}

function cowboyHat(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.3, 0.8, colour);
  context.beginPath();
  context.moveTo(0.28, 0.78);
  context.bezierCurveTo(0.26, 0.4, 0.36, 0.3, 0.5, 0.4);
  context.bezierCurveTo(0.64, 0.3, 0.74, 0.4, 0.72, 0.78);
  context.fill();
  fillBox(context, [0.28, 0.68, 0.44, 0.08], 0.02, css(shift(colour, -0.18)));
  context.fillStyle = fallShade(context, 0.66, 0.98, shift(colour, -0.03));
  context.beginPath();
  context.moveTo(0.01, 0.62);
  context.quadraticCurveTo(0.14, 0.82, 0.5, 0.8);
  context.quadraticCurveTo(0.86, 0.82, 0.99, 0.62);
  context.quadraticCurveTo(0.94, 0.96, 0.5, 0.95);
  context.quadraticCurveTo(0.06, 0.96, 0.01, 0.62);
  context.fill();
}

function beanie(context: Canvas2D, colour: Colour): void {
  context.fillStyle = roundShade(context, 0.14, 0.86, colour);
  context.beginPath();
  context.moveTo(0.14, 0.84);
  context.bezierCurveTo(0.12, 0.12, 0.88, 0.12, 0.86, 0.84);
  context.fill();
  fillBox(
    context,
    [0.1, 0.72, 0.8, 0.22],
    0.07,
    fallShade(context, 0.72, 0.94, shift(colour, 0.08)),
  );
  for (let x = 0.17; x < 0.88; x += 0.09) {
    fillBox(context, [x, 0.74, 0.015, 0.18], 0.006, css(shift(colour, -0.08), 0.6));
  }
  fillEllipse(context, [0.5, 0.22, 0.12, 0.12], fallShade(context, 0.1, 0.34, FUR));
}

/** Worn: the face looks out below its brim. */
function knightHelm(context: Canvas2D, colour: Colour): void {
  context.fillStyle = css([0.56, 0.2, 25]);
  context.beginPath();
  context.moveTo(0.5, 0.3);
  context.bezierCurveTo(0.4, 0.02, 0.7, -0.02, 0.86, 0.24);
  context.quadraticCurveTo(0.66, 0.16, 0.56, 0.34);
  context.fill();
  context.fillStyle = roundShade(context, 0.06, 0.94, colour);
  context.beginPath();
  context.moveTo(0.06, 0.98);
  context.bezierCurveTo(0.02, 0.1, 0.98, 0.1, 0.94, 0.98);
  context.lineTo(0.78, 0.98);
  context.quadraticCurveTo(0.86, 0.5, 0.56, 0.47);
  context.lineTo(0.5, 0.58);
  context.lineTo(0.44, 0.47);
  context.quadraticCurveTo(0.14, 0.5, 0.22, 0.98);
  context.closePath();
  context.fill();
  context.strokeStyle = css(shift(colour, -0.18));
  context.lineWidth = 0.02;
  context.beginPath();
  context.moveTo(0.5, 0.34);
  context.lineTo(0.5, 0.47);
  context.stroke();
}

/** A tricorn with skull and bones. */
function pirateHat(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.2, 0.95, colour);
  context.beginPath();
  context.moveTo(0, 0.86);
  context.bezierCurveTo(0.16, 0.7, 0.2, 0.2, 0.5, 0.2);
  context.bezierCurveTo(0.8, 0.2, 0.84, 0.7, 1, 0.86);
  context.quadraticCurveTo(0.5, 1.04, 0, 0.86);
  context.fill();
  context.strokeStyle = css([0.82, 0.14, 88]);
  context.lineWidth = 0.03;
  context.beginPath();
  context.moveTo(0.02, 0.86);
  context.quadraticCurveTo(0.5, 1.03, 0.98, 0.86);
  context.stroke();
  fillEllipse(context, [0.5, 0.56, 0.1, 0.1], css([0.97, 0.01, 90]));
  fillBox(context, [0.455, 0.62, 0.09, 0.08], 0.02, css([0.97, 0.01, 90]));
  for (const x of [0.465, 0.535]) fillEllipse(context, [x, 0.56, 0.024, 0.028], css(colour));
}

function vikingHelm(context: Canvas2D, colour: Colour): void {
  for (const side of [-1, 1]) {
    context.fillStyle = css([0.93, 0.03, 85]);
    context.beginPath();
    context.moveTo(0.5 + side * 0.32, 0.72);
    context.quadraticCurveTo(0.5 + side * 0.56, 0.6, 0.5 + side * 0.46, 0.16);
    context.quadraticCurveTo(0.5 + side * 0.4, 0.46, 0.5 + side * 0.26, 0.52);
    context.fill();
  }
  context.fillStyle = roundShade(context, 0.14, 0.86, colour);
  context.beginPath();
  context.moveTo(0.14, 0.94);
  context.bezierCurveTo(0.1, 0.2, 0.9, 0.2, 0.86, 0.94);
  context.closePath();
  context.fill();
  fillBox(context, [0.1, 0.82, 0.8, 0.14], 0.05, css(shift(colour, -0.16)));
}

/** Over the eyes, with holes for them. */
function heroMask(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.3, 0.72, colour);
  context.beginPath();
  context.moveTo(0.02, 0.42);
  context.quadraticCurveTo(0.26, 0.26, 0.5, 0.4);
  context.quadraticCurveTo(0.74, 0.26, 0.98, 0.42);
  context.quadraticCurveTo(0.94, 0.72, 0.7, 0.68);
  context.quadraticCurveTo(0.56, 0.66, 0.5, 0.56);
  context.quadraticCurveTo(0.44, 0.66, 0.3, 0.68);
  context.quadraticCurveTo(0.06, 0.72, 0.02, 0.42);
  context.fill();
  for (const x of [0.28, 0.72]) {
    fillEllipse(context, [x, 0.51, 0.11, 0.085], css([0.98, 0.005, 90]));
    fillEllipse(context, [x, 0.51, 0.045, 0.055], css([0.2, 0.02, 280]));
  }
}

/** A cook's tall white cap. */
function chefHat(context: Canvas2D, colour: Colour): void {
  for (const [x, y, radius] of [
    [0.26, 0.42, 0.22],
    [0.74, 0.42, 0.22],
    [0.5, 0.32, 0.27],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius * 0.92], roundShade(context, 0.05, 0.95, colour));
  }
  fillBox(context, [0.2, 0.42, 0.6, 0.4], 0.03, roundShade(context, 0.2, 0.8, colour));
  for (const x of [0.36, 0.5, 0.64]) {
    fillBox(context, [x, 0.5, 0.014, 0.2], 0.007, css(shift(colour, -0.12), 0.6));
  }
  fillBox(context, [0.17, 0.74, 0.66, 0.2], 0.04, fallShade(context, 0.74, 0.94, colour));
}

/** A green top hat with a buckle. */
function leprechaunHat(context: Canvas2D, colour: Colour): void {
  fillBox(context, [0.24, 0.16, 0.52, 0.66], 0.05, roundShade(context, 0.24, 0.76, colour));
  fillEllipse(context, [0.5, 0.17, 0.26, 0.05], css(shift(colour, 0.08)));
  fillBox(context, [0.24, 0.62, 0.52, 0.14], 0, css([0.24, 0.02, 280]));
  fillBox(context, [0.42, 0.6, 0.16, 0.18], 0.02, css([0.84, 0.16, 88]));
  fillBox(context, [0.455, 0.64, 0.09, 0.1], 0.01, css([0.24, 0.02, 280]));
  fillEllipse(
    context,
    [0.5, 0.84, 0.46, 0.09],
    roundShade(context, 0.04, 0.96, shift(colour, -0.04)),
  );
}

/** A wide brim with a pattern and a tall crown. */
function sombrero(context: Canvas2D, colour: Colour): void {
  context.fillStyle = fallShade(context, 0.2, 0.8, colour);
  context.beginPath();
  context.moveTo(0.3, 0.76);
  context.bezierCurveTo(0.32, 0.3, 0.42, 0.18, 0.5, 0.18);
  context.bezierCurveTo(0.58, 0.18, 0.68, 0.3, 0.7, 0.76);
  context.fill();
  context.fillStyle = fallShade(context, 0.6, 0.98, shift(colour, -0.03));
  context.beginPath();
  context.moveTo(0, 0.6);
  context.quadraticCurveTo(0.14, 0.78, 0.5, 0.76);
  context.quadraticCurveTo(0.86, 0.78, 1, 0.6);
  context.quadraticCurveTo(0.98, 0.97, 0.5, 0.97);
  context.quadraticCurveTo(0.02, 0.97, 0, 0.6);
  context.fill();
  fillBox(context, [0.3, 0.66, 0.4, 0.09], 0.02, css([0.56, 0.2, 25]));
  for (const [i, x] of [0.1, 0.22, 0.34, 0.5, 0.66, 0.78, 0.9].entries()) {
    const tones: readonly Colour[] = [
      [0.56, 0.2, 25],
      [0.6, 0.15, 150],
      [0.97, 0.01, 90],
    ];
    const y = 0.9 - 0.34 * (x - 0.5) ** 2;
    fillEllipse(context, [x, y, 0.035, 0.028], css(tones[i % 3] ?? colour));
  }
}

/** A blast with its cloud, on top of somebody whose mind is blown. */
function blast(context: Canvas2D): void {
  for (const [x, y, radius] of [
    [0.24, 0.3, 0.17],
    [0.76, 0.3, 0.17],
    [0.38, 0.18, 0.18],
    [0.62, 0.18, 0.18],
    [0.5, 0.3, 0.2],
  ] as const) {
    fillEllipse(context, [x, y, radius, radius * 0.86], css([0.83, 0.03, 60]));
    fillEllipse(context, [x - 0.02, y - 0.03, radius * 0.8, radius * 0.66], css([0.93, 0.02, 70]));
  }
  for (const [spikes, radius, tone] of [
    [11, 0.34, [0.68, 0.2, 40]],
    [11, 0.24, [0.86, 0.17, 85]],
    [9, 0.13, [0.97, 0.08, 95]],
  ] as const) {
    fillShape(
      context,
      Array.from({ length: spikes * 2 }, (_, i): [number, number] => {
        const turn = (Math.PI * i) / spikes;
        const reach = i % 2 === 0 ? radius : radius * 0.55;
        return [0.5 + 1.25 * reach * Math.cos(turn), 0.68 + reach * Math.sin(turn)];
      }),
      css(tone),
    );
  }
}

/** A top hat that stands on its crown. */
function upturnedHat(context: Canvas2D): void {
  const felt: Colour = [0.33, 0.03, 290];
  fillEllipse(context, [0.5, 0.2, 0.48, 0.1], css(shift(felt, 0.06)));
  fillEllipse(context, [0.5, 0.19, 0.32, 0.06], css(shift(felt, -0.16)));
  context.beginPath();
  context.moveTo(0.02, 0.2);
  context.bezierCurveTo(0.04, 0.34, 0.96, 0.34, 0.98, 0.2);
  context.bezierCurveTo(0.9, 0.26, 0.1, 0.26, 0.02, 0.2);
  context.fillStyle = roundShade(context, 0.02, 0.98, shift(felt, 0.08));
  context.fill();
  context.beginPath();
  context.moveTo(0.18, 0.27);
  context.lineTo(0.14, 0.92);
  context.bezierCurveTo(0.2, 1, 0.8, 1, 0.86, 0.92);
  context.lineTo(0.82, 0.27);
  context.bezierCurveTo(0.7, 0.31, 0.3, 0.31, 0.18, 0.27);
  context.fillStyle = roundShade(context, 0.14, 0.86, felt);
  context.fill();
  context.beginPath();
  context.moveTo(0.177, 0.3);
  context.lineTo(0.166, 0.44);
  context.bezierCurveTo(0.3, 0.48, 0.7, 0.48, 0.834, 0.44);
  context.lineTo(0.823, 0.3);
  context.bezierCurveTo(0.7, 0.34, 0.3, 0.34, 0.177, 0.3);
  context.fillStyle = roundShade(context, 0.16, 0.84, [0.58, 0.2, 20]);
  context.fill();
}

/** Around a face, which is to be seen in it. */
function hood(context: Canvas2D, colour: Colour): void {
  context.fillStyle = roundShade(context, 0.04, 0.96, colour);
  context.beginPath();
  context.moveTo(0.5, 0.02);
  context.bezierCurveTo(0.86, 0.02, 0.98, 0.34, 0.94, 0.64);
  context.bezierCurveTo(0.92, 0.84, 0.76, 0.96, 0.5, 0.98);
  context.bezierCurveTo(0.24, 0.96, 0.08, 0.84, 0.06, 0.64);
  context.bezierCurveTo(0.02, 0.34, 0.14, 0.02, 0.5, 0.02);
  context.closePath();
  context.ellipse(0.5, 0.53, 0.285, 0.33, 0, 0, Math.PI * 2, true);
  context.fill();
}

function gnomeHat(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 8 94 Q 26 50 54 4 Q 72 50 92 94 Q 50 102 8 94',
    roundShade(context, 0.1, 0.9, colour),
  );
}

/** Seen from the front: the peak is above the eyes. */
function workCap(context: Canvas2D, colour: Colour): void {
  fillOutline(
    context,
    'M 14 82 C 12 42 28 28 50 28 C 72 28 88 42 86 82',
    fallShade(context, 0.3, 0.82, colour),
  );
  fillEllipse(context, [0.5, 0.29, 0.045, 0.03], css(shift(colour, -0.1)));
  fillEllipse(
    context,
    [0.5, 0.85, 0.37, 0.1],
    fallShade(context, 0.75, 0.95, shift(colour, -0.12)),
  );
}

function strawHat(context: Canvas2D, colour: Colour): void {
  fillEllipse(context, [0.5, 0.83, 0.49, 0.13], fallShade(context, 0.7, 0.96, colour));
  fillOutline(
    context,
    'M 24 82 C 24 44 32 34 50 34 C 68 34 76 44 76 82 Q 50 90 24 82',
    fallShade(context, 0.3, 0.84, shift(colour, 0.03)),
  );
  fillShape(
    context,
    [
      [0.243, 0.68],
      [0.757, 0.68],
      [0.76, 0.82],
      [0.5, 0.86],
      [0.24, 0.82],
    ],
    css([0.5, 0.13, 30]),
  );
}

/** Hats that no emoji shows. */
export const HATS: PropFamily = {
  '@hoodhat': (context, colour) => hood(context, colour ?? [0.55, 0.21, 27]),
  '@gnomehat': (context, colour) => gnomeHat(context, colour ?? [0.58, 0.21, 27]),
  '@workcap': (context, colour) => workCap(context, colour ?? [0.5, 0.13, 255]),
  '@strawhat': (context, colour) => strawHat(context, colour ?? [0.84, 0.1, 88]),
  '@upturnedhat': upturnedHat,
  '@blasthat': (context) => blast(context),
  '@sombrerohat': (context, colour) => sombrero(context, colour ?? [0.83, 0.12, 80]),
  '@leprechaunhat': (context, colour) => leprechaunHat(context, colour ?? [0.55, 0.16, 148]),
  '@chefhat': (context, colour) => chefHat(context, colour ?? [0.97, 0.006, 90]),
  '@hero-mask': (context, colour) => heroMask(context, colour ?? [0.55, 0.21, 27]),
  '@knighthelm': (context, colour) => knightHelm(context, colour ?? [0.76, 0.015, 260]),
  '@piratehat': (context, colour) => pirateHat(context, colour ?? [0.28, 0.03, 290]),
  '@vikinghelm': (context, colour) => vikingHelm(context, colour ?? [0.66, 0.05, 70]),
  '@santahat': (context, colour) => santaHat(context, colour ?? [0.56, 0.21, 25]),
  '@partyhat': (context, colour) => partyHat(context, colour ?? [0.68, 0.17, 350]),
  '@witchhat': (context, colour) => witchHat(context, colour ?? [0.3, 0.07, 300]),
  '@cowboyhat': (context, colour) => cowboyHat(context, colour ?? [0.5, 0.09, 55]),
  '@beaniehat': (context, colour) => beanie(context, colour ?? [0.58, 0.17, 30]),
};
