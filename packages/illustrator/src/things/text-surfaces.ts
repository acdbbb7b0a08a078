import { SIGN_BOARDS } from '../art/props/signs.ts';
import type { Colour } from '../math/colour.ts';

/** How letters are put on a thing. */
export type LetterWork = 'print' | 'engraved' | 'icing' | 'gold' | 'graffiti' | 'carved' | 'blocks';

/** Where a thing bears a text that is said of it, and how. */
export interface TextSurface {
  /** Left, top, width and height that letters may fill, fractions of the drawing's box. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** What a print and the words below it fill together; absent: the same. */
  readonly shared?: TextSurface['box'];
  /** How far the middle of a line sags, as seen from above around a cylinder, in widths of the box. */
  readonly bow?: number;
  /** Clockwise, radians. */
  readonly tilt?: number;
  /** Hides what is drawn there: in a color, or in the drawing's own at the upper edge of the box. */
  readonly cover?: Colour | 'own';
  /** Absent: dark on a light ground, pale on a dark one. */
  readonly ink?: Colour;
  /** Id and weight of a font of the Studio; absent: Fredoka. */
  readonly font?: readonly [id: string, weight: number];
  readonly work?: LetterWork;
  /** The people printed on it are seen down to their shoulders. */
  readonly hasShoulders?: true;
}

const PAPER: Colour = [0.97, 0.015, 88];
const CHALK: Colour = [0.96, 0.01, 90];
const WOOD_INK: Colour = [0.3, 0.05, 45];
const SCREEN: Colour = [0.96, 0.02, 250];
const SCRIPT = ['lobster', 400] as const;
const BY_HAND = ['caveat', 700] as const;
const SERIF = ['playfair-display', 700] as const;
const BLOCK = ['anton', 400] as const;

/** Candles in the shape of numbers. */
const CANDLE_WAX = { ink: [0.6, 0.2, 5], font: ['titan-one', 400] } as const;

const boardOf = (glyph: string): TextSurface['box'] => SIGN_BOARDS[glyph] ?? [0.1, 0.1, 0.8, 0.8];

/** Things that are not listed bear a text where they are even. */
export const TEXT_SURFACES: Readonly<Record<string, TextSurface>> = {
  '@sign': { box: boardOf('@sign'), ink: WOOD_INK },
  '@wholeiceberg': { box: [0.27, 0.44, 0.48, 0.22], ink: [0.99, 0.01, 220], font: BLOCK },
  '@placard': { box: boardOf('@placard'), ink: WOOD_INK },
  '@chalkboard': { box: boardOf('@chalkboard'), ink: CHALK, font: BY_HAND },
  '@blackboard': {
    box: [0.08, 0.1, 0.84, 0.57],
    cover: [0.4, 0.06, 160],
    ink: CHALK,
    font: BY_HAND,
  },
  '@whiteboard': {
    box: [0.06, 0.08, 0.88, 0.57],
    cover: [0.97, 0.004, 250],
    ink: [0.42, 0.17, 265],
    font: BY_HAND,
  },
  '@webbutton': { box: [0.12, 0.37, 0.76, 0.24], ink: [0.99, 0.01, 90] },
  '@coffee': { box: [0.205, 0.41, 0.41, 0.34], shared: [0.205, 0.45, 0.41, 0.33], bow: 0.05 },
  '@letteredcake': { box: [0.13, 0.43, 0.74, 0.34], bow: 0.045, work: 'icing', font: SCRIPT },
  '@toppedcake': { box: [0.08, 0.02, 0.84, 0.4], work: 'gold', font: SCRIPT },
  '@laptopcall': { box: [0.17, 0.1, 0.66, 0.4], hasShoulders: true },
  '@tabletcall': { box: [0.1, 0.15, 0.8, 0.54], hasShoulders: true },
  '@agecake1': { box: [0.36, 0.15, 0.28, 0.4], ...CANDLE_WAX },
  '@agecake2': { box: [0.27, 0.15, 0.46, 0.4], ...CANDLE_WAX },
  '@agecake3': { box: [0.2, 0.15, 0.6, 0.4], ...CANDLE_WAX },
  '@printshirt': { box: [0.3, 0.27, 0.4, 0.5], font: BLOCK },
  '@hoodie': { box: [0.28, 0.44, 0.44, 0.15], shared: [0.28, 0.37, 0.44, 0.38], font: BLOCK },
  '@totebag': { box: [0.2, 0.42, 0.6, 0.46] },
  '@hangingbanner': { box: [0.08, 0.35, 0.84, 0.36], bow: 0.062, font: ['titan-one', 400] },
  '@bannerplane': { box: [0.03, 0.46, 0.56, 0.2], font: ['titan-one', 400] },
  '@licenseplate': { box: [0.1, 0.36, 0.8, 0.28], ink: [0.36, 0.14, 262], font: BLOCK },
  '@billboard': { box: [0.06, 0.1, 0.88, 0.46], font: BLOCK },
  '@marquee': { box: [0.1, 0.2, 0.8, 0.36], ink: [0.24, 0.04, 20], font: BLOCK },
  '@scoreboard': {
    box: [0.07, 0.18, 0.86, 0.44],
    ink: [0.84, 0.16, 78],
    font: ['press-start-2p', 400],
  },
  '@streetsign': { box: [0.06, 0.14, 0.88, 0.3], ink: CHALK, font: ['noto-sans', 700] },
  '@letteredenvelope': { box: [0.1, 0.42, 0.8, 0.34], font: BY_HAND },
  '@letterblocks': { box: [0.02, 0.04, 0.96, 0.9], work: 'blocks' },
  'closed-book': { box: [0.27, 0.12, 0.52, 0.6], ink: [0.95, 0.07, 90], font: SERIF },
  'stop-sign': { box: [0.12, 0.28, 0.76, 0.42], ink: CHALK, font: BLOCK },
  '@stopsign': { box: [0.19, 0.2, 0.62, 0.28], cover: 'own', ink: CHALK, font: BLOCK },
  headstone: {
    box: [0.3, 0.17, 0.4, 0.5],
    cover: 'own',
    ink: [0.36, 0.02, 270],
    font: SERIF,
    work: 'engraved',
  },
  'red-heart': { box: [0.2, 0.24, 0.6, 0.36] },
  cookie: { box: [0.13, 0.22, 0.74, 0.56], font: SCRIPT, work: 'icing' },
  '@fridge': { box: [0.36, 0.34, 0.44, 0.2], cover: [0.93, 0.1, 95], font: BY_HAND },
  '@cerealbox': { box: [0.2, 0.4, 0.52, 0.5], cover: PAPER },
  '@pouch': { box: [0.27, 0.32, 0.46, 0.42], cover: PAPER },
  '@papercup': { box: [0.3, 0.4, 0.4, 0.32] },
  '@powdertub': { box: [0.27, 0.55, 0.46, 0.3], cover: PAPER },
  '@jar': { box: [0.2, 0.46, 0.6, 0.3], bow: 0.03, cover: PAPER },
  '@emptyjar': { box: [0.2, 0.64, 0.6, 0.24], bow: 0.03, cover: PAPER },
  '@jamjar': { box: [0.24, 0.46, 0.52, 0.34], cover: PAPER },
  '@bottle': { box: [0.33, 0.57, 0.36, 0.3], bow: 0.03, cover: PAPER, font: SERIF },
  '@milkcarton': { box: [0.24, 0.36, 0.34, 0.3], cover: PAPER },
  '@sweater': { box: [0.3, 0.34, 0.4, 0.4] },
  'mobile-phone': { box: [0.25, 0.17, 0.5, 0.6], cover: SCREEN },
  laptop: { box: [0.15, 0.09, 0.7, 0.46], ink: CHALK },
  'desktop-computer': { box: [0.1, 0.07, 0.8, 0.44], ink: CHALK },
  television: { box: [0.215, 0.31, 0.46, 0.33], ink: CHALK },
  'billed-cap': { box: [0.29, 0.25, 0.33, 0.26], tilt: -0.06 },
  '@box': { box: [0.16, 0.48, 0.68, 0.4], ink: [0.36, 0.08, 45], font: BLOCK },
  'graduation-cap': { box: [0.18, 0.28, 0.3, 0.16], ink: [0.9, 0.12, 90], font: SERIF },
  trophy: { box: [0.24, 0.67, 0.54, 0.22], cover: [0.86, 0.13, 88], font: SERIF, work: 'engraved' },
  '@snowglobe': { box: [0.2, 0.83, 0.6, 0.13], ink: CHALK },
  '@wall': { box: [0.06, 0.1, 0.88, 0.8], font: ['titan-one', 400], work: 'graffiti' },
  'racing-car': { box: [0.4, 0.64, 0.16, 0.16], cover: PAPER, font: BLOCK },
  'page-facing-up': { box: [0.22, 0.24, 0.56, 0.62], cover: 'own' },
  clipboard: { box: [0.28, 0.24, 0.46, 0.52], cover: [0.94, 0.02, 300] },
  newspaper: { box: [0.13, 0.2, 0.6, 0.2], cover: 'own', font: ['playfair-display', 900] },
  notebook: { box: [0.22, 0.24, 0.42, 0.4], cover: PAPER },
  '@pumpkin': { box: [0.14, 0.36, 0.72, 0.44], font: BLOCK, work: 'carved' },
  'jack-o-lantern': { box: [0.12, 0.36, 0.76, 0.44], cover: 'own', font: BLOCK, work: 'carved' },
  'triangular-flag': { box: [0.25, 0.27, 0.4, 0.22], ink: CHALK },
  balloon: { box: [0.42, 0.14, 0.4, 0.36], ink: CHALK },
  label: { box: [0.2, 0.34, 0.52, 0.28], tilt: -0.72 },
  '@apron': { box: [0.28, 0.4, 0.44, 0.15] },
  '@pillow': { box: [0.14, 0.36, 0.72, 0.42], font: SCRIPT },
  '@cushion': { box: [0.12, 0.6, 0.76, 0.3], cover: 'own', font: SCRIPT },
  '@doormat': { box: [0.1, 0.68, 0.8, 0.22], cover: 'own', ink: [0.24, 0.04, 50] },
  door: { box: [0.27, 0.18, 0.46, 0.3], cover: PAPER },
  backpack: { box: [0.27, 0.52, 0.46, 0.28], ink: CHALK },
};

/** What a thing becomes that bears a text: the side of it that has room for letters. */
export const LETTERED_FORMS: Readonly<Record<string, string>> = {
  'open-book': 'closed-book',
  '@spellbook': 'closed-book',
  't-shirt': '@printshirt',
  'birthday-cake': '@letteredcake',
  '@cake': '@letteredcake',
  '@weddingcake': '@letteredcake',
  'shopping-bags': '@totebag',
  envelope: '@letteredenvelope',
  '@checklist': 'page-facing-up',
  '@graffitiwall': '@wall',
  '@buildingblocks': '@letterblocks',
};
