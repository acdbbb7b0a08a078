import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import { TAU } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import { linearGradient, radialGradient } from '../../painting.ts';
import {
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  fillShape,
  PORCELAIN,
  type PropFamily,
  roundShade,
  strokeLine,
  turned,
  WOOD,
} from './brush.ts';

/** What is baked, and burgers and pizza as photographers show them. */

const CRUST: Colour = [0.68, 0.13, 62];
const CHEESE: Colour = [0.88, 0.14, 90];

/** A round crusty loaf with cuts, dusted with flour. */
function loaf(context: Canvas2D): void {
  fillOutline(
    context,
    'M 3 82 C 2 56 20 34 50 34 C 80 34 98 56 97 82 C 96 97 84 99.5 50 99.5 C 16 99.5 4 97 3 82 Z',
    radialGradient(context, 0.4, 0.5, 0.7, [
      [0, shift(CRUST, 0.08)],
      [0.6, CRUST],
      [1, shift(CRUST, -0.17)],
    ]),
  );
  for (const [x, tilt] of [
    [0.28, -0.02],
    [0.48, 0],
    [0.68, 0.02],
  ] as const) {
    strokeLine(
      context,
      [
        [x - 0.07 + tilt, 0.74],
        [x + 0.02, 0.6],
        [x + 0.09 + tilt, 0.44],
      ],
      0.06,
      css([0.9, 0.07, 80]),
    );
    strokeLine(
      context,
      [
        [x - 0.085 + tilt, 0.72],
        [x, 0.58],
        [x + 0.07 + tilt, 0.43],
      ],
      0.014,
      css(shift(CRUST, -0.2)),
    );
  }
  const random = createRandom(7);
  for (let i = 0; i < 60; i++) {
    const turn = random() * TAU;
    const out = random() ** 0.5;
    const at = [0.5 + 0.38 * out * Math.cos(turn), 0.6 + 0.2 * out * Math.sin(turn)] as const;
    fillEllipse(context, [...at, 0.007, 0.005], css([0.97, 0.02, 85], 0.65));
  }
}

/** A crescent of seven folds that overlap towards the middle, its ends to the front. */
function croissant(context: Canvas2D): void {
  for (const step of [-3, 3, -2, 2, -1, 1, 0]) {
    const out = Math.abs(step);
    const turn = step * 0.42;
    turned(context, [0.5 + 0.41 * Math.sin(turn), 0.86 - 0.42 * Math.cos(turn), turn * 0.9], () => {
      context.scale(0.19 - 0.036 * out, 0.27 - 0.055 * out);
      context.fillStyle = radialGradient(context, -0.15, -0.35, 1.3, [
        [0, [0.87, 0.12, 80]],
        [0.5, [0.75, 0.14, 68]],
        [1, [0.55, 0.12, 56]],
      ]);
      context.beginPath();
      context.arc(0, 0, 1, 0, TAU);
      context.fill();
      context.lineWidth = 0.05;
      context.strokeStyle = css([0.5, 0.11, 52], 0.45);
      context.stroke();
      context.strokeStyle = css([0.93, 0.08, 88], 0.5);
      context.beginPath();
      context.arc(0, 0.06, 0.82, -Math.PI * 0.72, -Math.PI * 0.38);
      context.stroke();
    });
  }
}

function pepperoni(context: Canvas2D, x: number, y: number, wide: number, tall: number): void {
  fillEllipse(context, [x, y, wide, tall], css([0.5, 0.19, 28]));
  fillEllipse(
    context,
    [x - wide * 0.08, y - tall * 0.12, wide * 0.86, tall * 0.84],
    css([0.6, 0.2, 30]),
  );
}

/** A leaf of basil. */
export function basilLeaf(
  context: Canvas2D,
  x: number,
  y: number,
  turn: number,
  size: number,
): void {
  turned(context, [x, y, turn], () => {
    fillEllipse(context, [0, 0, size, size * 0.5], css([0.55, 0.15, 140]));
    strokeLine(
      context,
      [
        [-size, 0],
        [size, 0],
      ],
      size * 0.12,
      css([0.7, 0.12, 135]),
    );
  });
}

/** A whole pizza on a board, seen aslant, with molten cheese over its edge. */
function pizza(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.8, 0.5, 0.19], css(shift(WOOD, -0.1)));
  fillEllipse(context, [0.5, 0.775, 0.5, 0.19], roundShade(context, 0, 1, shift(WOOD, 0.06)));
  fillEllipse(context, [0.5, 0.735, 0.44, 0.165], css(shift(CRUST, -0.12)));
  fillEllipse(
    context,
    [0.5, 0.715, 0.44, 0.165],
    roundShade(context, 0.06, 0.94, shift(CRUST, 0.05)),
  );
  fillEllipse(context, [0.5, 0.705, 0.385, 0.138], css([0.58, 0.19, 32]));
  fillEllipse(
    context,
    [0.5, 0.7, 0.37, 0.13],
    radialGradient(context, 0.42, 0.66, 0.45, [
      [0, shift(CHEESE, 0.06)],
      [1, shift(CHEESE, -0.07)],
    ]),
  );
  for (const [x, y] of [
    [0.36, 0.64],
    [0.55, 0.62],
    [0.7, 0.68],
    [0.28, 0.73],
    [0.46, 0.72],
    [0.62, 0.77],
    [0.42, 0.79],
  ] as const) {
    pepperoni(context, x, y, 0.055, 0.024);
  }
  for (const [x, y, turn] of [
    [0.46, 0.66, 0.4],
    [0.62, 0.7, -0.4],
    [0.36, 0.7, 0.1],
    [0.54, 0.765, 0.8],
  ] as const) {
    basilLeaf(context, x, y, turn, 0.035);
  }
  for (const [x, long] of [
    [0.24, 0.07],
    [0.37, 0.1],
    [0.52, 0.075],
    [0.66, 0.11],
    [0.77, 0.06],
  ] as const) {
    const y = 0.79 + 0.035 * Math.sin(Math.PI * (x - 0.1));
    fillBox(
      context,
      [x - 0.02, y - 0.02, 0.04, long],
      0.02,
      fallShade(context, y, y + long, CHEESE),
    );
  }
}

/** The same from straight above, round with cut lines. */
function pizzaFromAbove(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.5, 0.49, 0.49], css(shift(CRUST, -0.06)));
  fillEllipse(
    context,
    [0.5, 0.5, 0.475, 0.475],
    radialGradient(context, 0.5, 0.5, 0.48, [
      [0.8, shift(CRUST, 0.1)],
      [1, CRUST],
    ]),
  );
  fillEllipse(context, [0.5, 0.5, 0.405, 0.405], css([0.57, 0.19, 32]));
  fillEllipse(context, [0.5, 0.5, 0.39, 0.39], css(CHEESE));
  const random = createRandom(9);
  for (let i = 0; i < 26; i++) {
    const turn = random() * TAU;
    const out = 0.34 * random() ** 0.5;
    const at = [0.5 + out * Math.cos(turn), 0.5 + out * Math.sin(turn)] as const;
    fillEllipse(context, [...at, 0.05, 0.04], css(shift(CHEESE, 0.08 * (random() - 0.3)), 0.6));
  }
  for (let i = 0; i < 9; i++) {
    const turn = (i / 8) * TAU + 0.35;
    const out = i === 8 ? 0 : i % 2 ? 0.28 : 0.19;
    pepperoni(context, 0.5 + out * Math.cos(turn), 0.5 + out * Math.sin(turn), 0.06, 0.06);
  }
  for (let i = 0; i < 7; i++) {
    const turn = (i / 7) * TAU;
    basilLeaf(context, 0.5 + 0.24 * Math.cos(turn), 0.5 + 0.24 * Math.sin(turn), turn * 2, 0.038);
  }
  for (let i = 0; i < 4; i++) {
    const turn = (i / 4) * Math.PI + 0.15;
    const [dx, dy] = [0.47 * Math.cos(turn), 0.47 * Math.sin(turn)];
    strokeLine(
      context,
      [
        [0.5 - dx, 0.5 - dy],
        [0.5 + dx, 0.5 + dy],
      ],
      0.007,
      css([0.5, 0.1, 50], 0.55),
    );
  }
}

/** A slice that is lifted off, with cheese that draws strings between. */
function cheesePull(context: Canvas2D): void {
  fillEllipse(context, [0.5, 0.86, 0.49, 0.13], css(shift(WOOD, -0.1)));
  fillEllipse(context, [0.5, 0.845, 0.49, 0.13], roundShade(context, 0, 1, shift(WOOD, 0.06)));
  fillEllipse(context, [0.5, 0.81, 0.44, 0.11], css(shift(CRUST, -0.1)));
  fillEllipse(context, [0.5, 0.8, 0.44, 0.11], css(shift(CRUST, 0.06)));
  fillEllipse(context, [0.5, 0.793, 0.385, 0.09], css(shift(CHEESE, -0.02)));
  for (const [x, y] of [
    [0.22, 0.79],
    [0.33, 0.84],
    [0.74, 0.76],
    [0.8, 0.82],
    [0.62, 0.85],
  ] as const) {
    pepperoni(context, x, y, 0.05, 0.017);
  }
  // The strings sag between the slice and the rest.
  for (const [fromX, toX, wide] of [
    [0.34, 0.4, 0.035],
    [0.42, 0.47, 0.022],
    [0.5, 0.52, 0.04],
    [0.58, 0.56, 0.018],
    [0.66, 0.62, 0.034],
    [0.73, 0.67, 0.02],
  ] as const) {
    context.fillStyle = fallShade(context, 0.35, 0.82, CHEESE);
    context.beginPath();
    context.moveTo(toX - wide, 0.4);
    context.bezierCurveTo(
      toX - wide * 0.25,
      0.52,
      fromX - wide * 0.25,
      0.66,
      fromX - wide * 1.5,
      0.8,
    );
    context.lineTo(fromX + wide * 1.5, 0.8);
    context.bezierCurveTo(fromX + wide * 0.25, 0.66, toX + wide * 0.25, 0.52, toX + wide, 0.4);
    context.fill();
  }
  turned(context, [0.52, 0.26, -0.12], () => {
    fillShape(
      context,
      [
        [-0.36, 0.12],
        [0.34, -0.1],
        [0.36, 0.14],
        [0.28, 0.2],
      ],
      css(shift(CRUST, -0.14)),
    );
    fillShape(
      context,
      [
        [-0.38, 0.1],
        [0.3, -0.17],
        [0.34, 0.13],
      ],
      linearGradient(
        context,
        [-0.3, -0.1, 0.3, 0.2],
        [
          [0, shift(CHEESE, 0.05)],
          [1, shift(CHEESE, -0.07)],
        ],
      ),
    );
    strokeLine(
      context,
      [
        [0.3, -0.17],
        [0.36, 0],
        [0.35, 0.15],
      ],
      0.085,
      css(shift(CRUST, 0.06)),
    );
    for (const [x, y] of [
      [-0.08, 0.03],
      [0.12, -0.06],
      [0.18, 0.08],
    ] as const) {
      pepperoni(context, x, y, 0.055, 0.036);
    }
  });
}

interface Layer {
  readonly draw: (context: Canvas2D, y: number) => void;
}

const half = 0.36;
const bunTop: Layer = {
  draw(context, y) {
    fillOutline(
      context,
      `M ${50 - half * 100} ${y * 100 + 12} C ${50 - half * 100} ${y * 100 - 8} ${50 + half * 100} ${y * 100 - 8} ${50 + half * 100} ${y * 100 + 12} Q ${50 + half * 100} ${y * 100 + 15} ${46 + half * 100} ${y * 100 + 15} L ${54 - half * 100} ${y * 100 + 15} Q ${50 - half * 100} ${y * 100 + 15} ${50 - half * 100} ${y * 100 + 12} Z`,
      fallShade(context, y - 0.04, y + 0.15, [0.76, 0.13, 68]),
    );
    for (const [x, dy] of [
      [0.34, 0.055],
      [0.44, 0.02],
      [0.54, 0.045],
      [0.64, 0.03],
      [0.5, 0.085],
      [0.7, 0.08],
      [0.3, 0.095],
    ] as const) {
      fillEllipse(context, [x, y + dy, 0.016, 0.011], css([0.96, 0.04, 88]));
    }
  },
};
const lettuce: Layer = {
  draw(context, y) {
    context.fillStyle = fallShade(context, y - 0.02, y + 0.07, [0.72, 0.18, 132]);
    context.beginPath();
    context.moveTo(0.1, y);
    for (let i = 0; i <= 16; i++) context.lineTo(0.1 + (0.8 * i) / 16, y - 0.012 + (i % 2) * 0.012);
    for (let i = 16; i >= 0; i--) {
      const x = 0.1 + (0.8 * i) / 16;
      context.quadraticCurveTo(x + 0.025, y + 0.085, x, y + 0.035);
    }
    context.fill();
  },
};
const tomato: Layer = {
  draw(context, y) {
    for (const x of [0.34, 0.66]) {
      fillBox(
        context,
        [x - 0.17, y, 0.34, 0.05],
        0.022,
        fallShade(context, y, y + 0.05, [0.6, 0.21, 28]),
      );
    }
  },
};
const cheese: Layer = {
  draw(context, y) {
    fillShape(
      context,
      [
        [0.12, y],
        [0.88, y],
        [0.86, y + 0.025],
        [0.7, y + 0.03],
        [0.6, y + 0.085],
        [0.5, y + 0.03],
        [0.14, y + 0.025],
      ],
      fallShade(context, y, y + 0.08, [0.84, 0.16, 82]),
    );
  },
};
const patty: Layer = {
  draw(context, y) {
    fillBox(context, [0.13, y, 0.74, 0.1], 0.048, fallShade(context, y, y + 0.1, [0.4, 0.07, 45]));
    const random = createRandom(3);
    for (let i = 0; i < 26; i++) {
      fillEllipse(
        context,
        [0.17 + 0.66 * random(), y + 0.02 + 0.06 * random(), 0.02, 0.008],
        css([0.3, 0.05, 40], 0.5),
      );
    }
  },
};
const bunBottom: Layer = {
  draw(context, y) {
    fillBox(
      context,
      [0.14, y, 0.72, 0.1],
      [0.02, 0.02, 0.06, 0.06],
      fallShade(context, y, y + 0.1, [0.76, 0.13, 68]),
    );
    fillBox(context, [0.14, y, 0.72, 0.02], 0.01, css([0.93, 0.06, 85]));
  },
};

/** All layers apart in the air, one above the other. */
function burgerLayers(context: Canvas2D): void {
  const layers: readonly (readonly [Layer, number])[] = [
    [bunBottom, 0.89],
    [patty, 0.73],
    [cheese, 0.62],
    [tomato, 0.51],
    [lettuce, 0.38],
    [bunTop, 0.15],
  ];
  for (const [layer, y] of layers) layer.draw(context, y);
}

/** The layers fly apart, turned, with crumbs and drops of sauce around them. */
function burgerBlast(context: Canvas2D): void {
  const random = createRandom(23);
  for (let i = 0; i < 46; i++) {
    const turn = random() * TAU;
    const out = 0.2 + 0.3 * random();
    const size = 0.006 + 0.016 * random();
    const tone: readonly Colour[] = [
      [0.72, 0.18, 132],
      [0.6, 0.21, 28],
      [0.76, 0.13, 68],
      [0.84, 0.16, 82],
    ];
    const at = [0.5 + out * 1.05 * Math.cos(turn), 0.5 + out * 0.98 * Math.sin(turn)] as const;
    fillEllipse(context, [...at, size, size * (0.6 + 0.6 * random())], css(tone[i % 4]!));
  }
  const pieces: readonly (readonly [Layer, number, number, number])[] = [
    [bunBottom, 0.5, 0.86, 0.16],
    [patty, 0.46, 0.68, -0.22],
    [cheese, 0.6, 0.56, 0.3],
    [tomato, 0.4, 0.46, 0.24],
    [lettuce, 0.56, 0.34, -0.26],
    [bunTop, 0.47, 0.12, -0.3],
  ];
  for (const [layer, x, y, turn] of pieces) {
    turned(context, [x, y, turn], () => {
      context.scale(0.78, 0.78);
      context.translate(-0.5, 0);
      layer.draw(context, 0);
    });
  }
}

function cookieAt(context: Canvas2D, x: number, y: number, wide: number): void {
  const dough: Colour = [0.74, 0.11, 68];
  fillEllipse(context, [x, y + 0.035, wide, 0.07], css(shift(dough, -0.16)));
  fillEllipse(context, [x, y, wide, 0.075], roundShade(context, x - wide, x + wide, dough));
  for (const [dx, dy] of [
    [-0.6, -0.2],
    [-0.2, 0.35],
    [0.1, -0.4],
    [0.45, 0.2],
    [0.7, -0.15],
    [-0.45, 0.4],
  ] as const) {
    fillEllipse(context, [x + dx * wide, y + dy * 0.075, 0.035, 0.017], css([0.32, 0.06, 45]));
  }
}

/** Cookies on top of each other on a plate. */
function cookieStack(context: Canvas2D): void {
  fillEllipse(
    context,
    [0.5, 0.92, 0.49, 0.075],
    roundShade(context, 0, 1, shift(PORCELAIN, -0.06)),
  );
  fillEllipse(context, [0.5, 0.908, 0.48, 0.066], css(PORCELAIN));
  for (const [i, aside] of [0, 0.02, -0.025, 0.015, -0.01].entries()) {
    cookieAt(context, 0.5 + aside, 0.85 - i * 0.105, 0.32);
  }
}

export const BAKERY: PropFamily = {
  '@loaf': loaf,
  '@croissant': croissant,
  '@pizza': pizza,
  '@pizzaabove': pizzaFromAbove,
  '@cheesepull': cheesePull,
  '@burgerlayers': burgerLayers,
  '@burgerblast': burgerBlast,
  '@cookiestack': cookieStack,
  '@basil': (context) => basilLeaf(context, 0.5, 0.55, -0.5, 0.45),
};
