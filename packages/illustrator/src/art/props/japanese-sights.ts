import type { Canvas2D } from '../../canvas.ts';
import { type Colour, css, shift } from '../../math/colour.ts';
import {
  BRASS,
  fallShade,
  fillBox,
  fillEllipse,
  fillOutline,
  gloss,
  onBothSides,
  type PropFamily,
  roundShade,
  STONE,
  strokeLine,
  strokeOutline,
  within,
} from './brush.ts';

const VERMILION: Colour = [0.58, 0.2, 32];
const TILES: Colour = [0.42, 0.035, 220];
const LANTERN: Colour = [0.56, 0.22, 27];
const INK = css([0.2, 0.02, 30]);

/** A sweeping roof; its ridge is at `top`, its eaves reach from `left` to the mirrored side at `bottom`, in hundredths. */
export function sweepingRoof(
  context: Canvas2D,
  [left, top, bottom, ridge]: readonly [left: number, top: number, bottom: number, ridge: number],
  tiles: Colour,
): void {
  const right = 100 - left;
  const sag = bottom - 0.25 * (bottom - top);
  const outline = `M ${left} ${bottom - 3} Q ${left + 0.55 * (ridge - left)} ${sag} ${ridge} ${top} L ${100 - ridge} ${top} Q ${right - 0.55 * (ridge - left)} ${sag} ${right} ${bottom - 3} L ${right - 3} ${bottom + 1} Q 50 ${bottom - 2} ${left + 3} ${bottom + 1} Z`;
  fillOutline(context, outline, fallShade(context, top / 100, bottom / 100, tiles));
  within(context, outline, () => {
    for (let i = 0; i <= 16; i++) {
      const at = i / 16;
      const foot = left + (right - left) * at;
      const head = ridge + (100 - 2 * ridge) * at;
      strokeOutline(
        context,
        `M ${head} ${top} Q ${(head * 2 + foot) / 3} ${sag} ${foot} ${bottom + 2}`,
        0.006,
        css(shift(tiles, -0.08), 0.7),
      );
    }
    strokeOutline(
      context,
      `M ${left} ${bottom} Q 50 ${bottom - 3} ${right} ${bottom}`,
      0.016,
      css(shift(tiles, 0.1)),
    );
  });
}

/** The two characters of "雷門" on the lantern, one above the other. */
function lanternLetters(context: Canvas2D): void {
  for (const stroke of [
    'M 46.5 53 L 53.5 53 M 44.8 56.4 L 44.8 55 55.2 55 55.2 56.4 M 50 53 L 50 60',
    'M 46.8 56.8 L 48.3 57.4 M 46.8 59 L 48.3 59.5 M 51.8 57.4 L 53.3 56.8 M 51.8 59.5 L 53.3 59',
    'M 46.2 61 L 53.8 61 53.8 66 46.2 66 Z M 46.2 63.5 L 53.8 63.5 M 50 61 L 50 66',
    'M 45.6 78 L 45.6 69 49 69 49 73 45.6 73 M 45.6 71 L 49 71',
    'M 54.4 78 L 54.4 69 51 69 51 73 54.4 73 M 51 71 L 54.4 71',
  ])
    strokeOutline(context, stroke, 0.011, INK);
}

/** A huge red paper lantern with black caps. */
function bigLantern(context: Canvas2D): void {
  const body = 'M 40 48 Q 35 64 40 80 L 60 80 Q 65 64 60 48 Z';
  fillOutline(context, body, roundShade(context, 0.37, 0.63, LANTERN));
  within(context, body, () => {
    for (let y = 51; y < 80; y += 3)
      strokeLine(
        context,
        [
          [0.36, y / 100],
          [0.64, y / 100],
        ],
        0.004,
        css(shift(LANTERN, -0.1), 0.6),
      );
  });
  lanternLetters(context);
  for (const y of [0.455, 0.79]) {
    fillBox(context, [0.4, y, 0.2, 0.035], 0.006, INK);
    fillBox(context, [0.4, y + 0.012, 0.2, 0.01], 0, css(BRASS));
  }
  gloss(context, [0.43, 0.58, 0.012, 0.06], 0.25);
}

/** The gate of Asakusa: vermilion pillars, a wide roof and a lantern as tall as two people. */
function kaminarimon(context: Canvas2D, colour: Colour): void {
  onBothSides(context, () => {
    fillBox(context, [0.15, 0.48, 0.17, 0.47], 0, fallShade(context, 0.48, 0.95, [0.94, 0.02, 85]));
    fillBox(context, [0.17, 0.6, 0.13, 0.35], 0, css([0.36, 0.06, 160]));
    for (let i = 0; i < 5; i++)
      fillBox(context, [0.178 + i * 0.026, 0.6, 0.008, 0.35], 0, css(shift(colour, 0.04)));
    fillBox(context, [0.15, 0.58, 0.17, 0.025], 0, css(colour));
    fillBox(context, [0.15, 0.9, 0.17, 0.03], 0, css(colour));
    for (const x of [0.1, 0.3])
      fillBox(context, [x, 0.42, 0.06, 0.55], 0.006, roundShade(context, x, x + 0.06, colour));
    for (const x of [0.09, 0.29])
      fillBox(context, [x, 0.955, 0.08, 0.04], 0.01, fallShade(context, 0.95, 1, STONE));
  });
  fillBox(context, [0.08, 0.35, 0.84, 0.05], 0, fallShade(context, 0.35, 0.4, [0.95, 0.02, 85]));
  for (let i = 0; i < 17; i++)
    fillBox(context, [0.09 + i * 0.05, 0.35, 0.014, 0.04], 0, css(shift(colour, -0.06)));
  fillBox(context, [0.06, 0.39, 0.88, 0.06], 0.006, fallShade(context, 0.39, 0.45, colour));
  for (const x of [0.13, 0.33, 0.67, 0.87])
    fillEllipse(context, [x, 0.42, 0.016, 0.016], css(BRASS));
  bigLantern(context);
  sweepingRoof(context, [1, 9, 36, 22], TILES);
  fillBox(
    context,
    [0.19, 0.05, 0.62, 0.055],
    0.015,
    fallShade(context, 0.05, 0.1, shift(TILES, -0.06)),
  );
  onBothSides(context, () =>
    fillBox(context, [0.17, 0.03, 0.05, 0.09], 0.02, css(shift(TILES, -0.1))),
  );
}

/** Rows of curls on the head of a Buddha. */
function curls(context: Canvas2D, bronze: Colour): void {
  const cap =
    'M 37 25 Q 36 10 44 8 Q 45 2 50 2 Q 55 2 56 8 Q 64 10 63 25 Q 57 18 50 18 Q 43 18 37 25 Z';
  fillOutline(context, cap, fallShade(context, 0.02, 0.25, shift(bronze, -0.1)));
  within(context, cap, () => {
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 11; i++)
        fillEllipse(
          context,
          [0.36 + i * 0.028 + (row % 2) * 0.014, 0.035 + row * 0.032, 0.011, 0.011],
          css(shift(bronze, 0.02), 0.7),
        );
  });
}

/** A calm face with half-closed eyes. */
function calmFace(context: Canvas2D, bronze: Colour): void {
  const line = css(shift(bronze, -0.22));
  onBothSides(context, () => {
    fillEllipse(context, [0.365, 0.26, 0.018, 0.062], css(shift(bronze, -0.04)));
    strokeOutline(context, 'M 41.5 22.5 Q 44.5 20.4 48 22.4', 0.006, line);
    strokeOutline(context, 'M 41.8 25.4 Q 44.6 27.2 47.4 25.6', 0.009, line);
  });
  strokeOutline(context, 'M 50 23.5 L 49 29.4 51.4 29.6', 0.006, line);
  strokeOutline(context, 'M 46.8 33 Q 50 34.8 53.2 33', 0.009, line);
  fillEllipse(context, [0.5, 0.2, 0.009, 0.009], css(shift(bronze, 0.2)));
}

/** A large seated Buddha of bronze on its stone base. */
function greatBuddha(context: Canvas2D, bronze: Colour): void {
  fillOutline(context, 'M 6 99 L 11 87 L 89 87 L 94 99 Z', fallShade(context, 0.87, 1, STONE));
  fillOutline(
    context,
    'M 8 88 Q 3 73 25 69 L 75 69 Q 97 73 92 88 Z',
    roundShade(context, 0.05, 0.95, shift(bronze, -0.03)),
  );
  fillOutline(
    context,
    'M 22 78 Q 19 46 40 40 L 60 40 Q 81 46 78 78 Q 50 86 22 78 Z',
    roundShade(context, 0.2, 0.8, bronze),
  );
  fillOutline(context, 'M 42 40 Q 44 58 50 62 Q 56 58 58 40 Z', css(shift(bronze, 0.06)));
  const fold = css(shift(bronze, -0.12));
  onBothSides(context, () => {
    strokeOutline(context, 'M 41 41 Q 42 58 50 64 M 31 46 Q 26 60 30 76', 0.011, fold);
    strokeOutline(context, 'M 37 45 Q 38 62 47 70 M 12 84 Q 26 76 44 82', 0.008, fold);
  });
  fillEllipse(
    context,
    [0.5, 0.745, 0.12, 0.04],
    roundShade(context, 0.38, 0.62, shift(bronze, 0.03)),
  );
  strokeOutline(context, 'M 46 72 Q 50 69.5 54 72', 0.01, fold);
  fillBox(context, [0.45, 0.34, 0.1, 0.08], 0.02, css(shift(bronze, -0.06)));
  fillEllipse(
    context,
    [0.5, 0.24, 0.128, 0.145],
    roundShade(context, 0.37, 0.63, shift(bronze, 0.03)),
  );
  calmFace(context, bronze);
  curls(context, bronze);
}

/** A story of a pavilion: walls with posts and a railing before them. */
function pavilionStory(
  context: Canvas2D,
  [half, top, foot]: readonly [half: number, top: number, foot: number],
  wall: Colour,
): void {
  const left = 0.5 - half;
  fillBox(context, [left, top, half * 2, foot - top], 0, fallShade(context, top, foot, wall));
  const post = css(shift(wall, -0.16));
  for (let i = 0; i <= 6; i++)
    fillBox(context, [left + (i * half) / 3 - 0.006, top, 0.012, foot - top], 0, post);
  for (const i of [1, 3, 5])
    fillBox(
      context,
      [left + ((i - 0.15) * half) / 3, top + 0.05, half * 0.42, foot - top - 0.1],
      0.004,
      css([0.32, 0.05, 60], 0.75),
    );
  for (const y of [foot - 0.055, foot - 0.02])
    fillBox(context, [left - 0.04, y, half * 2 + 0.08, 0.012], 0.004, css(shift(wall, -0.1)));
}

/** The golden pavilion with its phoenix. */
function goldenPavilion(context: Canvas2D, gold: Colour): void {
  const bark: Colour = [0.46, 0.06, 55];
  fillOutline(
    context,
    'M 4 99 Q 8 91 20 92 L 82 92 Q 93 91 96 99 Z',
    fallShade(context, 0.91, 1, STONE),
  );
  pavilionStory(context, [0.33, 0.7, 0.93], [0.9, 0.03, 80]);
  sweepingRoof(context, [8, 61, 71, 20], bark);
  pavilionStory(context, [0.3, 0.45, 0.64], gold);
  sweepingRoof(context, [9, 35, 46, 24], bark);
  pavilionStory(context, [0.21, 0.25, 0.38], gold);
  sweepingRoof(context, [18, 11, 26, 46], bark);
  fillOutline(
    context,
    'M 49 11 L 49.4 6 Q 45 3 42 5 Q 46 6 48 9 Z M 51 11 L 50.6 6 Q 55 1 58 3 Q 54 5 52 9 Z',
    css(gold),
  );
  fillEllipse(context, [0.5, 0.055, 0.014, 0.03], css(shift(gold, 0.08)));
}

/** A story of a keep: white plaster with small dark windows. */
function keepStory(
  context: Canvas2D,
  [half, top, foot]: readonly [half: number, top: number, foot: number],
  plaster: Colour,
): void {
  fillBox(
    context,
    [0.5 - half, top, half * 2, foot - top],
    0,
    roundShade(context, 0.5 - half, 0.5 + half, plaster),
  );
  const count = Math.round(half * 12);
  for (let i = 0; i < count; i++) {
    const x = 0.5 - half + ((i + 0.5) * half * 2) / count;
    fillBox(context, [x - 0.018, foot - 0.085, 0.036, 0.05], 0.004, css([0.3, 0.03, 255]));
    fillBox(context, [x - 0.002, foot - 0.085, 0.004, 0.05], 0, css(plaster));
  }
}

/** A gable in the middle of a roof, its foot at `foot`. */
function gable(
  context: Canvas2D,
  [half, foot]: readonly [half: number, foot: number],
  tiles: Colour,
): void {
  const [left, right, top] = [50 - half, 50 + half, foot - half * 0.62];
  fillOutline(
    context,
    `M ${left + 3} ${foot} L 50 ${top + 1} ${right - 3} ${foot} Z`,
    css([0.93, 0.01, 85]),
  );
  strokeOutline(
    context,
    `M ${left} ${foot} Q ${50 - half * 0.4} ${foot - half * 0.34} 50 ${top} Q ${50 + half * 0.4} ${foot - half * 0.34} ${right} ${foot}`,
    0.022,
    css(tiles),
  );
  fillEllipse(context, [0.5, (foot - half * 0.22) / 100, 0.012, 0.012], css(BRASS));
}

/** The walls of hewn stone that a keep stands on. */
function stoneBase(context: Canvas2D): void {
  const base = 'M 16 76 Q 12 88 5 99 L 95 99 Q 88 88 84 76 Z';
  fillOutline(context, base, fallShade(context, 0.76, 1, STONE));
  within(context, base, () => {
    const joint = css(shift(STONE, -0.12), 0.8);
    for (let row = 0; row < 5; row++) {
      const y = 0.805 + row * 0.045;
      strokeLine(
        context,
        [
          [0, y],
          [1, y],
        ],
        0.005,
        joint,
      );
      for (let i = 0; i < 11; i++) {
        const x = i * 0.1 + (row % 2) * 0.05;
        strokeLine(
          context,
          [
            [x, y - 0.045],
            [x, y],
          ],
          0.005,
          joint,
        );
      }
    }
  });
}

/** A white keep with dark roofs on a base of stone. */
function japaneseCastle(context: Canvas2D, tiles: Colour): void {
  const plaster: Colour = [0.96, 0.012, 85];
  stoneBase(context);
  keepStory(context, [0.33, 0.6, 0.77], plaster);
  sweepingRoof(context, [8, 51, 64, 24], tiles);
  gable(context, [14, 63], tiles);
  keepStory(context, [0.25, 0.38, 0.53], plaster);
  sweepingRoof(context, [16, 30, 41, 30], tiles);
  keepStory(context, [0.18, 0.18, 0.32], plaster);
  sweepingRoof(context, [22, 6, 20, 36], tiles);
  gable(context, [11, 19], tiles);
  fillBox(context, [0.35, 0.045, 0.3, 0.03], 0.01, css(shift(tiles, -0.06)));
  onBothSides(context, () => {
    fillOutline(context, 'M 36 6 Q 33 1 38 0.5 Q 37 3 39 6 Z', css(BRASS));
  });
}

/** The lattice of a tower between two heights, narrower above. */
function lattice(context: Canvas2D, top: number, foot: number, steel: Colour): void {
  const halfAt = (y: number): number => 0.022 + 0.13 * Math.max(0, (y - 0.2) / 0.8) ** 1.5;
  const outline = `M ${50 - halfAt(top) * 100} ${top * 100} L ${50 + halfAt(top) * 100} ${top * 100} Q ${50 + halfAt((top + foot) / 2) * 92} ${(top + foot) * 50} ${50 + halfAt(foot) * 100} ${foot * 100} L ${50 - halfAt(foot) * 100} ${foot * 100} Q ${50 - halfAt((top + foot) / 2) * 92} ${(top + foot) * 50} ${50 - halfAt(top) * 100} ${top * 100} Z`;
  fillOutline(context, outline, roundShade(context, 0.34, 0.66, steel));
  within(context, outline, () => {
    const line = css(shift(steel, -0.2), 0.75);
    for (let y = top; y < foot; y += 0.05) {
      strokeLine(
        context,
        [
          [0.3, y],
          [0.7, y + 0.11],
        ],
        0.006,
        line,
      );
      strokeLine(
        context,
        [
          [0.7, y],
          [0.3, y + 0.11],
        ],
        0.006,
        line,
      );
    }
    for (const x of [0.46, 0.54])
      strokeLine(
        context,
        [
          [0.5, top],
          [x, foot],
        ],
        0.008,
        line,
      );
  });
}

/** A very tall tower of pale steel with two observation decks. */
function skytree(context: Canvas2D, steel: Colour): void {
  fillBox(context, [0.492, 0.005, 0.016, 0.2], 0.006, roundShade(context, 0.49, 0.51, steel));
  fillBox(context, [0.482, 0.09, 0.036, 0.12], 0.006, roundShade(context, 0.48, 0.52, steel));
  lattice(context, 0.2, 0.99, steel);
  for (const [y, half] of [
    [0.27, 0.052],
    [0.4, 0.078],
  ] as const) {
    fillOutline(
      context,
      `M ${50 - half * 100} ${y * 100} L ${50 + half * 100} ${y * 100} L ${50 + half * 62} ${y * 100 + 6} L ${50 - half * 62} ${y * 100 + 6} Z`,
      roundShade(context, 0.42, 0.58, shift(steel, 0.05)),
    );
    fillBox(context, [0.5 - half, y - 0.004, half * 2, 0.018], 0.006, css([0.5, 0.09, 240]));
  }
  fillBox(context, [0.3, 0.965, 0.4, 0.03], 0.008, fallShade(context, 0.96, 1, STONE));
}

/** Sights of Japan. */
export const JAPANESE_SIGHTS: PropFamily = {
  '@kaminarimon': (context, colour) => kaminarimon(context, colour ?? VERMILION),
  '@greatbuddha': (context, colour) => greatBuddha(context, colour ?? [0.6, 0.055, 165]),
  '@goldenpavilion': (context, colour) => goldenPavilion(context, colour ?? [0.82, 0.15, 86]),
  '@japanesecastle': (context, colour) => japaneseCastle(context, colour ?? [0.4, 0.035, 235]),
  '@skytree': (context, colour) => skytree(context, colour ?? [0.86, 0.025, 240]),
};
