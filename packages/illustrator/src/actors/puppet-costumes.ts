import type { FourLeggedTail } from '../art/props/animals/four-legged.ts';
import { HEAD_LOOKS } from '../art/props/animals/heads.ts';
import { COATS } from '../art/props/animals/index.ts';
import type { Colour } from '../math/colour.ts';

export type TailKind = 'bushy' | 'ringed' | 'nub' | 'tufted' | 'thin';

/** How the body below a head-only glyph is dressed. What is absent is derived from the head. */
export interface Costume {
  readonly main?: Colour;
  readonly limb?: Colour;
  /** null for none. */
  readonly belly?: Colour | null;
  /** Feet and lower legs. */
  readonly foot?: Colour;
  readonly hand?: Colour;
  readonly tail?: TailKind;
  readonly tailTip?: Colour;
  readonly clothed?: boolean;
  readonly robot?: boolean;
  /** Ribs instead of a belly. */
  readonly bones?: boolean;
  /** Of a spotted coat. */
  readonly spots?: Colour;
  /** Arms with suckers instead of legs. */
  readonly hasTentacles?: boolean;
  /** Wound with strips of linen. */
  readonly isBandaged?: boolean;
}

const clothed = (main: Colour, foot: Colour): Costume => ({
  main,
  limb: main,
  belly: null,
  foot,
  clothed: true,
});

const PUPPETS: Readonly<Record<string, Costume>> = {
  fox: {
    main: [0.72, 0.17, 50],
    belly: [0.93, 0.05, 75],
    foot: [0.32, 0.04, 300],
    hand: [0.32, 0.04, 300],
    tail: 'bushy',
    tailTip: [0.96, 0.02, 80],
  },
  bear: { tail: 'nub' },
  panda: {
    main: [0.95, 0.01, 280],
    limb: [0.3, 0.03, 290],
    belly: [0.98, 0.005, 280],
    foot: [0.3, 0.03, 290],
    hand: [0.3, 0.03, 290],
    tail: 'nub',
  },
  'polar-bear': { main: [0.95, 0.01, 250], tail: 'nub' },
  lion: { main: [0.78, 0.14, 70], tail: 'tufted', tailTip: [0.45, 0.09, 40] },
  koala: { tail: 'nub' },
  wolf: {
    main: [0.62, 0.02, 270],
    belly: [0.9, 0.01, 270],
    tail: 'bushy',
    tailTip: [0.92, 0.01, 270],
  },
  raccoon: {
    main: [0.58, 0.02, 270],
    belly: [0.85, 0.01, 270],
    tail: 'ringed',
    tailTip: [0.35, 0.02, 280],
  },
  hamster: { belly: [0.96, 0.02, 80], tail: 'nub' },
  frog: { main: [0.78, 0.17, 155], belly: [0.93, 0.1, 110] },
  'rabbit-face': { tail: 'nub' },
  'tiger-face': { tail: 'tufted' },
  'cat-face': { tail: 'thin' },
  'dog-face': { tail: 'thin' },
  'mouse-face': { tail: 'thin' },
  'monkey-face': { tail: 'thin' },
  'cow-face': { tail: 'tufted' },
  'pig-face': { tail: 'nub' },
  'horse-face': { tail: 'tufted' },
  alien: { main: [0.8, 0.2, 145] },
  'alien-monster': {},
  goblin: {},
  ogre: {},
  robot: { main: [0.82, 0.03, 300], limb: [0.6, 0.22, 10], robot: true },
  girl: clothed([0.68, 0.17, 330], [0.4, 0.12, 280]),
  boy: clothed([0.6, 0.17, 250], [0.35, 0.06, 280]),
  child: clothed([0.75, 0.16, 60], [0.4, 0.1, 260]),
  baby: clothed([0.86, 0.09, 210], [0.95, 0.02, 90]),
  woman: clothed([0.6, 0.18, 300], [0.35, 0.08, 290]),
  man: clothed([0.55, 0.13, 240], [0.3, 0.05, 260]),
  person: clothed([0.7, 0.16, 45], [0.35, 0.05, 260]),
  'old-man': clothed([0.55, 0.07, 150], [0.35, 0.05, 60]),
  'old-woman': clothed([0.6, 0.14, 340], [0.4, 0.06, 290]),
  'older-person': clothed([0.6, 0.1, 200], [0.35, 0.05, 260]),
  'man-beard': clothed([0.45, 0.08, 50], [0.3, 0.05, 50]),
  'woman-blond-hair': clothed([0.66, 0.15, 20], [0.35, 0.06, 280]),
  'santa-claus': {
    main: [0.55, 0.22, 25],
    belly: [0.55, 0.22, 25],
    foot: [0.25, 0.02, 280],
    hand: [0.97, 0.01, 90],
  },
  skull: { main: [0.94, 0.01, 90], limb: [0.94, 0.01, 90], belly: null, bones: true },
  'clown-face': clothed([0.7, 0.2, 330], [0.6, 0.22, 25]),
};

/** How a body's tail is drawn for an animal that is seen from the side. */
const TAILS: Readonly<Partial<Record<FourLeggedTail, TailKind>>> = {
  curled: 'bushy',
  bushy: 'bushy',
  plume: 'bushy',
  ringed: 'ringed',
  upright: 'ringed',
  tuft: 'nub',
  raised: 'thin',
  hook: 'thin',
  long: 'thin',
};

function costumeOfBreed(glyph: string): Costume | null {
  const coat = COATS[glyph.replace(/-face$/, '')];
  if (!coat || !glyph.endsWith('-face')) return null;
  const { tail, ...dress } = coat;
  const kind = TAILS[tail];
  return { ...dress, ...(kind && { tail: kind }) };
}

const CAT_HEADS = /^(grinning|smiling|kissing|weary|crying|pouting)-cat|^cat-with/;
const BLUE: Colour = [0.6, 0.17, 250];
const WARDROBE: readonly Colour[] = [
  BLUE,
  [0.68, 0.17, 330],
  [0.66, 0.15, 150],
  [0.7, 0.16, 45],
  [0.58, 0.18, 300],
];

function costumeOfHead(glyph: string): Costume | null {
  const look = HEAD_LOOKS[glyph];
  if (!look) return null;
  const { colour, belly, limbs, feet, tail, tailTip, hasTentacles = false, isBandaged } = look;
  return {
    main: colour,
    ...(belly && { belly }),
    ...(isBandaged && { isBandaged, belly: null }),
    ...(limbs && { limb: limbs }),
    ...(feet && { foot: feet }),
    ...(tail && { tail }),
    ...(tailTip && { tailTip }),
    hasTentacles,
  };
}

/** The body for a head-only glyph, null when the glyph has one (or should do without). */
export function costumeOf(glyph: string, category: string): Costume | null {
  const costume = PUPPETS[glyph] ?? costumeOfBreed(glyph) ?? costumeOfHead(glyph);
  if (costume) return costume;
  if (CAT_HEADS.test(glyph)) return { tail: 'thin' };
  // The drawing of a turban is a head, its category is that of busts.
  if (category !== 'person' && glyph !== 'person-wearing-turban') return null;
  const garment = WARDROBE[glyph.length % WARDROBE.length] ?? BLUE;
  return clothed(garment, [0.34, 0.06, 280]);
}

/** Drawn with a body or a seat of their own, although their category is busts. */
const WHOLE = /dancing|levitating|merm|merperson|fairy|claus|baby|feeding|pregnant|veil|massage/;

/** Head, shoulders and garment: the puppet only needs what is below. */
export const isBust = (glyph: string, category: string): boolean =>
  (category === 'person-role' || category === 'person-fantasy') &&
  !WHOLE.test(glyph) &&
  costumeOf(glyph, category) === null;

/** Busts that are drawn with a raised hand and tool at their right side. */
export const raisesRightHand = (glyph: string): boolean =>
  /detective|artist|cook|farmer|factory|judge|mechanic|singer|mage|health|scientist|teacher/.test(
    glyph,
  );

/** Busts whose lowest row shows hands or a laptop instead of a garment. */
export const showsNoGarment = (glyph: string): boolean => /zombie|technolog/.test(glyph);

/** Which arms the drawing of a bust shows already. */
export const armsShownBy = (glyph: string): 'none' | 'right' | 'both' => {
  if (showsNoGarment(glyph)) return 'both';
  return raisesRightHand(glyph) ? 'right' : 'none';
};
