/** How several of a kind look that lie on top of each other. */
export interface StackLook {
  /** Glyph of one of them as it lies in the stack. */
  readonly layer: string;
  /** How much of each is seen below the next one, of its height. */
  readonly seen: number;
  /** The stack stands on a plate. */
  readonly isOnPlate?: true;
  /** Glyph of what is on the uppermost by itself. */
  readonly top?: string;
  /** Each is so wide beside the one below it; absent: as wide. */
  readonly narrower?: number;
  /** Color names of the layers by themselves, in turn; absent: that of the layer's drawing. */
  readonly colours?: readonly string[];
}

const PASTELS = ['pink', 'mint', 'lavender', 'cream', 'sky blue', 'peach'] as const;
const BOOKS = ['navy', 'crimson', 'mustard', 'teal', 'cream', 'plum'] as const;

const PANCAKES: StackLook = {
  layer: '@pancakelayer',
  seen: 0.5,
  isOnPlate: true,
  top: '@pancaketop',
};
const COOKIES: StackLook = { layer: '@cookielayer', seen: 0.46, isOnPlate: true };
const DONUTS: StackLook = {
  layer: '@donutlayer',
  seen: 0.62,
  isOnPlate: true,
  colours: ['pink', 'brown', 'cream', 'mint'],
};
const LYING_BOOKS: StackLook = { layer: '@lyingbook', seen: 0.96, colours: BOOKS };
const FOLDED: StackLook = { layer: '@foldedtowel', seen: 0.94 };

const LOOKS: Readonly<Record<string, StackLook>> = {
  '@pancakes': PANCAKES,
  '@cookiestack': COOKIES,
  cookie: COOKIES,
  '@donutstack': DONUTS,
  doughnut: DONUTS,
  '@macaron': { layer: '@macaron', seen: 0.88, colours: PASTELS },
  books: LYING_BOOKS,
  'closed-book': LYING_BOOKS,
  '@foldedblanket': FOLDED,
  '@blanket': FOLDED,
  '@towel': FOLDED,
  rock: {
    layer: '@flatstone',
    seen: 0.9,
    narrower: 0.86,
    colours: ['grey', 'taupe', 'silver', 'slate blue', 'beige'],
  },
  '@soapbar': { layer: '@soapbar', seen: 0.9 },
};

/** How a stack of things of a glyph looks; those without a look of their own stand on each other as they are. */
export const stackLookOf = (glyph: string): StackLook =>
  LOOKS[glyph] ?? { layer: glyph, seen: 0.95 };

/** Whether things of a glyph have a layer of their own for stacks. */
export const hasStackLook = (glyph: string): boolean => LOOKS[glyph] !== undefined;

/** Color names of a stack whose things are said to be colorful. */
export const STACK_PASTELS: readonly string[] = PASTELS;
