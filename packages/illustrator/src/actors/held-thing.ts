import { boundsOf } from '../art/bounds.ts';
import { gripOf } from '../art/grip.ts';
import type { Canvas2D } from '../canvas.ts';
import { FACES, hasFace } from '../language/faces.ts';
import type { MotionName } from '../language/spec.ts';
import type { Colour } from '../math/colour.ts';
import { wave } from '../math/periodic.ts';
import type { LitOptions, Stage } from '../stage/stage.ts';
import { naturalSize } from '../things/natural-size.ts';
import { isEyewear, isStacked, isWorn } from '../things/nature.ts';
import { isBoard } from '../things/seats.ts';
import type { Point, PoseName } from './pose.ts';
import { gripTool, toolAim, type ToolGrip, toolSize } from './tool-grip.ts';

/** Where a thing is on the body of its owner. */
export type Hold =
  | 'head'
  | 'eyes'
  | 'neck'
  /** A bag on the back. */
  | 'back'
  | 'torso'
  | 'hand'
  /** In the left hand, while the right one holds something else. */
  | 'left'
  | 'chest'
  | 'strum'
  /** A violin, on the shoulder. */
  | 'chin'
  | 'overhead'
  | 'tether'
  | 'floor'
  | 'bar'
  | 'can'
  /** On a table before the actor. */
  | 'bench'
  /** In a circle above the hands. */
  | 'juggled'
  /** Up and down above both hands. */
  | 'tossed'
  | 'mouth'
  /** Before the face, between both hands. */
  | 'face'
  /** One on each hand. */
  | 'fists'
  | 'shoulder'
  /** A long handle in both hands. */
  | 'handle'
  /** Looked at, in one hand. */
  | 'palm'
  /** A fishing rod with its line. */
  | 'rod'
  /** Upside down above the own head. */
  | 'doused'
  /** Tipped over what stands on the table. */
  | 'pourer'
  /** A wheel, in both hands. */
  | 'board'
  /** A sign before the body, with the hands behind its edges. */
  | 'sign'
  /** On its way from a hand; several fly up from both. */
  | 'thrown'
  /** Coming into both hands. */
  | 'caught'
  /** Falling from the right hand to the ground. */
  | 'dropped'
  /** Above the head, between both hands. */
  | 'lifted'
  /** Swung below the feet with both hands. */
  | 'rope'
  /** To the neck of a dog that walks before its owner. */
  | 'leash'
  /** Swung by the handle at its lower end. */
  | 'swung'
  /** A stick that points forward. */
  | 'skewer'
  /** On the head, which is no hat. */
  | 'crown'
  /** Between the teeth. */
  | 'teeth'
  | 'nose'
  /** In the air over a pan. */
  | 'flipped'
  /** On the wall beside its owner, who is to be seen in it. */
  | 'mirror'
  /** At its grip, with its end to what is worked on. */
  | 'tool'
  /** Comes out of the mouth: fire, water. */
  | 'breath'
  /** A long stick that stands on the ground, in the right hand. */
  | 'staff'
  /** The same, one in each hand. */
  | 'poles'
  /** An animal, before the chest. */
  | 'arms';

const STRUMMED =
  /guitar|ukulele|bagpipes|trombone|banjo|violin|accordion|saxophone|trumpet|@flute|@clarinet|long-drum|maracas|tambourine|postal-horn/;
const STANDING =
  /@cello|@doublebass|@harp|@drumkit|@grandpiano|musical-keyboard|^drum$|@easel|@turntable/;

/** Its width, and where its middle is below the crown. */
interface Wear {
  readonly size: number;
  readonly y: number;
}

/** What covers more of a head than a hat. */
const HEADGEAR: Readonly<Record<string, Wear>> = {
  headphone: { size: 1.04, y: 0.45 },
  '@spacehelmet': { size: 1.3, y: 0.42 },
  '@astronauthelmet': { size: 1.3, y: 0.42 },
  '@petconehat': { size: 1.6, y: 0.46 },
  '@bikehelmet': { size: 1.06, y: 0.06 },
  '@motorcyclehelmet': { size: 1.06, y: 0.06 },
  '@footballhelmet': { size: 1.06, y: 0.06 },
  '@supermask': { size: 0.84, y: 0.42 },
  '@carnivalmask': { size: 0.9, y: 0.24 },
  '@knighthelm': { size: 1.3, y: 0.33 },
  '@kabutohelm': { size: 1.3, y: 0.14 },
  '@soldierhelm': { size: 1.02, y: 0.06 },
  '@romanhelm': { size: 1.12, y: 0.22 },
  '@trooperhelm': { size: 1.14, y: 0.44 },
  '@souwesterhat': { size: 1.12, y: 0.03 },
  '@dwarfhelm': { size: 1.04, y: 0.12 },
  '@headwraphat': { size: 1.04, y: 0.06 },
  '@earrings': { size: 0.94, y: 0.68 },
  'diving-mask': { size: 0.86, y: 0.46 },
  '@weldingmask': { size: 1.06, y: 0.44 },
  '@beekeeperhat': { size: 1.3, y: 0.5 },
};
const EYEWEAR: Wear = { size: 0.62, y: 0.42 };

/** Hats that cover the hair. */
const HATS: Readonly<Record<string, Wear>> = {
  '@workcap': { size: 0.84, y: 0.03 },
  'billed-cap': { size: 0.92, y: 0.06 },
  '@strawhat': { size: 1.08, y: 0.02 },
  '@witchhat': { size: 1, y: -0.18 },
  '@gnomehat': { size: 0.9, y: -0.22 },
  '@hoodhat': { size: 1.16, y: 0.43 },
  '@sweatband': { size: 0.86, y: 0.24 },
  '@bandagehat': { size: 0.98, y: 0.24 },
  '@berethat': { size: 0.86, y: 0.06 },
  '@shepherdhat': { size: 1.22, y: 0.5 },
  '@nunhat': { size: 1.28, y: 0.5 },
  '@nemeshat': { size: 1.3, y: 0.48 },
  '@reaperhat': { size: 1.34, y: 0.42 },
  '@captaincap': { size: 0.98, y: 0.08 },
  '@policecap': { size: 0.96, y: 0 },
  '@servicecap': { size: 0.94, y: 0.1 },
  '@sailorcap': { size: 0.92, y: 0.07 },
  '@pithhelm': { size: 1.16, y: 0.06 },
  '@pillboxhat': { size: 0.62, y: -0.02 },
  '@minerhelm': { size: 0.98, y: 0.1 },
  '@hardhat': { size: 0.98, y: 0.1 },
  '@climbhelm': { size: 0.98, y: 0.1 },
  '@hockeyhelm': { size: 1.06, y: 0.3 },
  '@fencinghelm': { size: 1.16, y: 0.42 },
  '@swimcap': { size: 0.92, y: 0.14 },
  '@fedorahat': { size: 1.1, y: 0.06 },
  '@jockeyhelm': { size: 0.96, y: 0.06 },
};

/** Sticks that stand on the ground: their width, and where the shaft is from their middle, in widths. */
export const STAFFS: Readonly<Record<string, { readonly size: number; readonly shaft: number }>> = {
  '@crook': { size: 1.5, shaft: -0.12 },
  '@scythe': { size: 1.6, shaft: -0.28 },
  '@hikingpole': { size: 0.86, shaft: 0 },
  '@icehockeystick': { size: 0.95, shaft: 0.2 },
};

/** Long things with a handle at their lower end. */
const SWUNG = /^@(racket|spear|hockeystick|baseballbat|golfclub|oar|katana|sword|foil)$/;

/** Things that are held in a way of their own. */
const OWN_HOLDS: Readonly<Record<string, Hold>> = {
  '@mouthleash': 'teeth',
  '@wallmirror': 'mirror',
  backpack: 'back',
  umbrella: 'overhead',
  'closed-umbrella': 'overhead',
  balloon: 'tether',
  kite: 'tether',
  '@wateringcan': 'can',
  '@barbell': 'bar',
  '@dumbbell': 'fists',
  '@pompom': 'fists',
  '@hikingpole': 'poles',
  '@crook': 'staff',
  '@scythe': 'staff',
  '@icehockeystick': 'staff',
  '@sign': 'sign',
  '@placard': 'sign',
  '@shipwheel': 'board',
  'mobile-phone': 'palm',
  'fishing-pole': 'rod',
  '@skewer': 'skewer',
  '@leash': 'leash',
  '@jumprope': 'rope',
  violin: 'chin',
};

/** The head of an animal above a person's own: of a costume. */
const isHood = (glyph: string): boolean => /-(head|face)$/.test(glyph) || hasFace(glyph);

/** Between the teeth of who eats it: hats, and what an animal bites that is no food. */
export const isChewed = (glyph: string, category: string | null, isByAnimal: boolean): boolean =>
  isWorn(glyph) || (isByAnimal && !/^(food|drink|plant|animal)/.test(category ?? ''));

/** Held open before the chest and read. */
const isReading = (glyph: string): boolean =>
  /book|newspaper|map|@writtenletter|@blueprint/.test(glyph);

export function holdOf(glyph: string): Hold {
  const own = OWN_HOLDS[glyph];
  if (own !== undefined) return own;
  if (isEyewear(glyph) || HEADGEAR[glyph]) return 'eyes';
  if (isWorn(glyph)) return 'head';
  if (
    /scarf|necktie|@bowtie|@necklace|@chainnecklace|@pearlpendant|prayer-beads|sports-medal|medal$|@whistle/.test(
      glyph,
    )
  )
    return 'neck';
  if (/shirt|dress|coat|kimono|sari|vest$/.test(glyph)) return 'torso';
  if (SWUNG.test(glyph)) return 'swung';
  if (STANDING.test(glyph)) return 'floor';
  if (STRUMMED.test(glyph)) return 'strum';
  if (
    isReading(glyph) ||
    /laptop|teddy|wrapped-gift|steaming-bowl|@soup|@ramen|bouquet|pizza$|@box|package/.test(glyph)
  )
    return 'chest';
  return 'hand';
}

/** How a motion holds what would else be in the hand. */
const HOLDS_OF_MOTIONS: Readonly<Partial<Record<MotionName, Hold>>> = {
  breathe: 'breath',
  juggle: 'juggled',
  toss: 'tossed',
  eat: 'mouth',
  drink: 'mouth',
  sing: 'mouth',
  photo: 'face',
  catch: 'caught',
  throw: 'thrown',
  drop: 'dropped',
  lift: 'lifted',
  sweep: 'handle',
  selfie: 'hand',
  call: 'hand',
  pour: 'pourer',
  spit: 'left',
  save: 'caught',
  panflip: 'flipped',
  takeout: 'chest',
  harvest: 'left',
  cream: 'left',
  thumbsup: 'left',
  handover: 'hand',
  drench: 'doused',
};
const IN_HANDS: ReadonlySet<Hold> = new Set<Hold>(['hand', 'chest', 'palm']);

/** Held by the right hand alone. */
const IN_RIGHT_HAND: ReadonlySet<Hold> = new Set<Hold>(['tether', 'overhead']);

/** One actor's things, so that none covers another: in the left hand, in the right one, before the chest. */
export function shareHands(holds: readonly Hold[]): readonly Hold[] {
  const inHands = holds.flatMap((hold, index) => (IN_HANDS.has(hold) ? index : []));
  const isRightTaken = holds.some((hold) => IN_RIGHT_HAND.has(hold));
  if (inHands.length < 2 && !isRightTaken) return holds;
  const places: readonly Hold[] = isRightTaken ? ['left', 'chest'] : ['left', 'hand', 'chest'];
  return holds.map((hold, index) => places[inHands.indexOf(index)] ?? hold);
}

/** Where a thing is while its owner does something with it. */
export function holdWhile(glyph: string, motion: MotionName): Hold {
  const hold = holdOf(glyph);
  if (glyph === 'boxing-glove') return 'fists';
  if (glyph === '@whistle' && motion === 'blow') return 'mouth';
  if (glyph === '@knitting') return 'chest';
  if (hold === 'hand' && toolAim(glyph, motion) !== null) return 'tool';
  // What is given is held out.
  if (motion === 'give' && hold === 'chest') return 'hand';
  return IN_HANDS.has(hold) ? (HOLDS_OF_MOTIONS[motion] ?? hold) : hold;
}

/** Things that look different when they are worn. */
const WORN_AS: Readonly<Record<string, string>> = {
  '@earrings': '@earringshat',
  scarf: '@wornscarf',
  '@hockeystick': '@heldhockeystick',
  '@astronauthelmet': '@spacehelmet',
  '@bikehelmet': '@wornhelmet',
  '@motorcyclehelmet': '@wornhelmet',
  '@footballhelmet': '@wornhelmet',
  '@supermask': '@hero-mask',
  headphone: '@wornheadphones',
  '@sign': '@placard',
  laptop: '@openlaptop',
};

/** The pose that goes with what the hands are busy with. */
export function poseForHold(hold: Hold, glyph: string): PoseName | null {
  switch (hold) {
    case 'chin':
      return 'fiddle';
    case 'strum':
      return 'play';
    case 'floor':
      return glyph === 'drum' ? 'beat' : 'play';
    case 'arms':
      return 'embrace';
    case 'crown':
      return 'raise';
    case 'chest':
      return isReading(glyph) ? 'read' : 'hold';
    case 'can':
      return 'water';
    case 'bar':
      return 'lift';
    case 'hand':
    case 'swung':
    case 'staff':
      return 'hold';
    case 'poles':
      return 'show';
    case 'left':
      return 'show';
    case 'bench':
      return 'read';
    case 'leash':
      return 'hold';
    case 'palm':
      return 'look';
    case 'board':
    case 'sign':
      return 'present';
    case 'rod':
      return 'fish';
    case 'overhead':
    case 'tether':
      return 'raise';
    default:
      return null;
  }
}

/** What the hands do that hold these things; null when none needs them. */
export function handsOfHeld(
  held: readonly { readonly hold: Hold; readonly glyph: string }[],
): PoseName | null {
  const poses = held.map(({ hold, glyph }) => poseForHold(hold, glyph));
  return poses.find((each) => each !== null) ?? null;
}

/** Moves with the head. */
export const isOnHead = (hold: Hold): boolean => /^(head|eyes|crown|teeth|nose)$/.test(hold);

/** Held out to one side. */
export const isDirected = (hold: Hold): boolean =>
  hold === 'can' || hold === 'rod' || hold === 'leash';

/** Things that only actors with hands can hold. */
export const needsHands = (hold: Hold): boolean =>
  !isOnHead(hold) && !/^(neck|back|breath)$/.test(hold);

export interface HeldThing {
  readonly glyph: string;
  readonly hold: Hold;
  /** Which of several that are held together, from 0. */
  readonly copy: number;
  /** Where the prompt names one. */
  readonly colour?: Colour;
  readonly copies: number;
  /** Width in head widths. */
  readonly size: number;
  /** Where a hand holds it, from its middle in widths; only of what is held by a handle. */
  readonly grip: { readonly x: number; readonly y: number };
  /** How it is turned in the hand; null for what is no tool in use. */
  readonly inUse: ToolGrip | null;
  /** Height of what is drawn, in widths. */
  readonly tall: number;
  /** How far below the crown the line of a rod ends, in head widths; absent: below the soles. */
  readonly lineDepth?: number;
  /** Where the mouth of a puppet is that has it there, in head widths below the crown. */
  readonly mouthY: number;
  /** With its middle on the origin, `width` wide. */
  draw(context: Canvas2D, width: number): void;
}

export interface HeldThingOptions {
  readonly glyph: string;
  readonly hold: Hold;
  /** What its holder does. */
  readonly motion: MotionName;
  readonly colour: Colour | null;
  /** What the prompt says of its size, 1 is natural. */
  readonly scale: number;
  /** Width of the holder's head. */
  readonly headPx: number;
  /** Glyph of the holder. */
  readonly holder: string;
  readonly light: LitOptions;
}

/** How far the box of a head reaches above its crown, in widths of the head. */
const HEAD_BOX_ABOVE_CROWN = 0.06;

export async function createHeldThing(stage: Stage, options: HeldThingOptions): Promise<HeldThing> {
  const { glyph, hold, motion, colour, scale, headPx, holder, light } = options;
  const aim = hold === 'tool' ? toolAim(glyph, motion) : null;
  // A bar reaches from hand to hand, however small it is said to be.
  const size = sizeOf(glyph, hold) * (hold === 'bar' ? Math.max(1, scale) : scale) ** 0.7;
  const sprite = stage.lit(
    await stage.sprite(drawnAs(glyph, hold, motion), Math.ceil(size * headPx * 1.15), colour),
    light,
  );
  const bounds = boundsOf(sprite);
  const middleX = (bounds.left + bounds.right) / 2;
  const middleY = (bounds.top + bounds.bottom) / 2;
  return {
    glyph,
    hold,
    // From the bank it ends in the water behind.
    ...(hold === 'rod' && stage.plan.setting === 'lake' && !stage.water && { lineDepth: 1.12 }),
    ...(colour && { colour }),
    copy: 0,
    copies: 1,
    inUse: aim && gripTool(glyph, aim, sprite, [middleX, middleY]),
    grip: hold === 'overhead' || hold === 'swung' ? gripOf(sprite) : { x: 0, y: 0 },
    size,
    mouthY: (FACES[holder]?.mouthY ?? 0.74) - HEAD_BOX_ABOVE_CROWN,
    tall: ((bounds.bottom - bounds.top) * sprite.height) / sprite.width,
    draw(context, width) {
      const height = (width * sprite.height) / sprite.width;
      context.drawImage(sprite, -middleX * width, -middleY * height, width, height);
    },
  };
}

/** A laptop turns its back to the viewer only where somebody types on it. */
function drawnAs(glyph: string, hold: Hold, motion: MotionName): string {
  if (glyph === 'laptop' && hold !== 'bench') return glyph;
  if (motion === 'stir' && hold === 'bench' && SOUPS.test(glyph)) return 'pot-of-food';
  return (hold === 'neck' ? AROUND_NECKS[glyph] : undefined) ?? WORN_AS[glyph] ?? glyph;
}

/** Cooked in a pot, and served in a bowl. */
const SOUPS = /^(steaming-bowl|@soup|bowl-with-spoon|@ramen|curry-rice|@currybowl|spaghetti)$/;

/** What lies in a loop in a shop hangs from a neck. */
const AROUND_NECKS: Readonly<Record<string, string>> = {
  '@chainnecklace': '@wornchain',
  '@pearlpendant': '@wornpendant',
};

/** Drawn before the head, whatever the hands do. */
export const isBeforeFace = (hold: Hold): boolean =>
  /^(breath|mouth|face|doused|juggled|tossed|flipped|shoulder|thrown|caught|lifted)$/.test(hold);

const NECKWEAR_SIZES: Readonly<Record<string, number>> = {
  scarf: 0.6,
  necktie: 0.46,
  '@bowtie': 0.42,
  '@necklace': 0.6,
  '@chainnecklace': 0.36,
  '@pearlpendant': 0.36,
  'sports-medal': 0.46,
  '@whistle': 0.4,
};

const SWUNG_SIZES: Readonly<Record<string, number>> = { '@racket': 0.62, '@baseballbat': 0.66 };

const BENCH_SIZES: Readonly<Record<string, number>> = {
  '@digitalpiano': 1.04,
  '@beakerblast': 0.86,
};

/** Under an arm. */
const CARRIED_BOARD = 1.45;

/** Natural widths in head widths. */
function sizeOf(glyph: string, hold: Hold): number {
  if (glyph === '@dumbbell') return 0.46;
  if (hold === 'head') return HATS[glyph]?.size ?? (glyph === 'crown' ? 0.56 : 0.72);
  if (hold === 'eyes') return (HEADGEAR[glyph] ?? EYEWEAR).size;
  if (hold === 'neck') return NECKWEAR_SIZES[glyph] ?? 0.62;
  if (hold === 'torso') return 0.82;
  if (hold === 'back') return 0.9;
  if (hold === 'overhead') return 1.25;
  if (hold === 'tether') return 0.95;
  if (hold === 'floor') return 0.95 * naturalSize(glyph);
  if (hold === 'swung') return SWUNG_SIZES[glyph] ?? 1;
  if (hold === 'strum') return 0.8;
  if (hold === 'chin') return 0.62;
  if (hold === 'can') return 0.62;
  if (hold === 'skewer') return 0.62;
  if (hold === 'lifted') return 0.8 * Math.min(1.2, Math.max(0.85, naturalSize(glyph) ** 0.5));
  if (hold === 'bar') return 1.5;
  if (hold === 'board') return 1.1;
  if (hold === 'sign') return 1.4;
  if (hold === 'chest' && glyph === '@knitting') return 0.9;
  if (hold === 'chest') return isStacked(glyph) ? 0.74 : 0.6;
  if (glyph === '@mouthleash') return 0.8;
  if (hold === 'teeth') return 0.56 * Math.min(1.2, Math.max(0.8, naturalSize(glyph) ** 0.6));
  if (hold === 'nose' && glyph.endsWith('ball')) return 0.8;
  if (hold === 'nose') return 0.4 * Math.min(1.4, Math.max(0.7, naturalSize(glyph) ** 0.6));
  if (hold === 'arms') return 0.82;
  if (hold === 'crown') return 0.95 * Math.min(1.2, Math.max(0.8, naturalSize(glyph) ** 0.6));
  if (glyph === 'mobile-phone') return 0.28;
  if (glyph === 'skateboard') return 0.85;
  if (isBoard(glyph)) return CARRIED_BOARD;
  if (/^@(ring|diamondring)$/.test(glyph)) return 0.2;
  if (hold === 'pourer') return glyph === 'bottle-with-popping-cork' ? 0.42 : 0.4;
  if (hold === 'bench')
    return BENCH_SIZES[glyph] ?? 0.5 * Math.min(1.2, Math.max(0.7, naturalSize(glyph) ** 0.6));
  if (hold === 'tool') return toolSize(glyph);
  if (hold === 'flipped') return 0.46;
  if (hold === 'juggled') return 0.24;
  if (glyph === '@pompom') return 0.5;
  if (glyph === 'bow-and-arrow') return 0.72;
  if (hold === 'staff' || hold === 'poles') return STAFFS[glyph]?.size ?? 1;
  if (hold === 'shoulder') return 0.42;
  if (hold === 'fists') return 0.3;
  if (hold === 'handle') return 0.95;
  if (hold === 'mouth') return 0.36 * Math.min(1.35, Math.max(0.8, naturalSize(glyph) ** 0.6));
  if (hold === 'face') return 0.34;
  return 0.52 * Math.min(1.35, Math.max(0.85, naturalSize(glyph) ** 0.6));
}

/** An umbrella as wide as this is over several, and held straight up. */
const WIDE = 1.6;
/** Where the end of its pole is, so that the crook is no larger part of the picture than the hand. */
const belowHand = ([x, y]: Point): Point => [x - 0.08, y + 0.36];

/** Turned about the hand that holds its handle. */
function gripped({ size, grip }: HeldThing, [x, y]: Point, rotation: number) {
  const cos = Math.cos(rotation) * size;
  const sin = Math.sin(rotation) * size;
  return {
    x: x - (grip.x * cos - grip.y * sin),
    y: y - (grip.x * sin + grip.y * cos),
    rotation,
    size,
  };
}

/** A golf club points down, a bat over the shoulder. Radians. */
const swungTurn = (glyph: string): number =>
  /^@(golfclub|hockeystick)$/.test(glyph) ? 2.6 : glyph === '@baseballbat' ? 0.1 : 0.35;

/** One balloon flies aside; several spread above the hand, the upper ones behind. */
function tethered({ size, copy, copies }: HeldThing, [x, y]: Point, phase: number) {
  const sway = 0.04 * wave(phase, 1, copy * 0.13);
  const rotation = 0.06 * wave(phase, 1, 0.1 + copy * 0.1);
  if (copies === 1) {
    return { x: x + 0.3 + sway, y: y - size * 1.12 + 0.02 * wave(phase, 1, 0.3), rotation, size };
  }
  const across = copy / (copies - 1) - 0.5;
  const upper = copy % 2;
  const small = size * 0.72;
  return {
    x: x + across * Math.min(1.5, 0.4 * copies) + sway,
    y: y - small * (1.25 + 0.75 * upper - 0.7 * across ** 2) + 0.02 * wave(phase, 1, copy * 0.17),
    rotation: rotation + across * 0.5,
    size: small,
  };
}

const STACKED_SIZE = 0.8;
const BOXES = /gift|@box|@crate|package|teddy/;

/** What is carried on top of each other begins lower. */
const stackShift = ({ copy, copies, size, tall }: HeldThing): number =>
  copies === 1 ? 0 : 0.12 - copy * size * STACKED_SIZE * tall * 0.62;

/** Long things lie across the mouth: a rose, a toothbrush. Radians. */
export const acrossMouth = ({ tall }: HeldThing): number => (tall > 1.25 ? -1.3 : 0);

const NOSE_ABOVE_MOUTH = 0.06;

/** Where the middle of a thing is on a puppet, in head widths, given the hands. */
export function heldPlace(thing: HeldThing, leftHand: Point, rightHand: Point, phase: number) {
  const { size } = thing;
  switch (thing.hold) {
    case 'head':
      return { x: 0, y: HATS[thing.glyph]?.y ?? 0.02 - size * 0.22, rotation: 0, size };
    case 'eyes':
      return { x: 0, y: (HEADGEAR[thing.glyph] ?? EYEWEAR).y, rotation: 0, size };
    case 'swung':
      return gripped(thing, rightHand, swungTurn(thing.glyph) + 0.03 * wave(phase, 2));
    case 'overhead':
      if (size > WIDE) return gripped(thing, belowHand(rightHand), 0.02 * wave(phase) - 0.06);
      return gripped(thing, rightHand, 0.06 + 0.04 * wave(phase));
    case 'neck':
      return { x: 0.02, y: thing.glyph === 'scarf' ? 1.03 : 0.92, rotation: 0, size };
    case 'back':
      return { x: -0.2, y: 0.98, rotation: -0.08, size };
    case 'torso':
      return { x: 0, y: 1.08, rotation: 0, size };
    case 'tether':
      return tethered(thing, rightHand, phase);
    case 'floor':
      return {
        x: thing.glyph.endsWith('drum') ? 0 : 0.34,
        y: 1.56 - size * 0.46,
        rotation: 0.02 * wave(phase, 2),
        size,
      };
    case 'chin':
      return { x: 0.2, y: 0.68, rotation: 0.55 + 0.02 * wave(phase, 2), size };
    case 'strum':
      return { x: -0.02, y: 1.1, rotation: 0.12 + 0.05 * wave(phase, 2), size };
    case 'chest':
      return {
        x: (leftHand[0] + rightHand[0]) / 2,
        // A box before the chest leaves the face free.
        y:
          (leftHand[1] + rightHand[1]) / 2 +
          (BOXES.test(thing.glyph) ? 0.06 : -0.06) +
          stackShift(thing),
        rotation: 0.02 * wave(phase),
        size: thing.copies > 1 ? size * STACKED_SIZE : size,
      };
    case 'crown':
      return {
        x: 0,
        y: 0.05 - size * thing.tall * (isHood(thing.glyph) ? 0.18 : 0.5),
        rotation: 0.02 * wave(phase),
        size,
      };
    case 'breath':
    case 'teeth':
      return { x: 0, y: thing.mouthY, rotation: acrossMouth(thing) + 0.02 * wave(phase), size };
    case 'nose':
      return {
        x: 0,
        y: thing.mouthY - NOSE_ABOVE_MOUTH - (size * thing.tall) / 2,
        rotation: 0.03 * wave(phase),
        size,
      };
    case 'lifted':
      return {
        x: (leftHand[0] + rightHand[0]) / 2,
        y: (leftHand[1] + rightHand[1]) / 2 - 0.14 - (size * thing.tall) / 2,
        rotation: 0.02 * wave(phase),
        size,
      };
    case 'arms':
      return {
        x: (leftHand[0] + rightHand[0]) / 2,
        y: (leftHand[1] + rightHand[1]) / 2 - 0.16,
        rotation: 0.03 * wave(phase),
        size,
      };
    case 'board':
    case 'sign':
      return {
        x: (leftHand[0] + rightHand[0]) / 2,
        y: (leftHand[1] + rightHand[1]) / 2,
        rotation: 0.015 * wave(phase),
        size,
      };
    case 'skewer':
      return {
        x: rightHand[0] + size * 0.4,
        y: rightHand[1] - size * 0.06,
        rotation: 0.03 * wave(phase),
        size,
      };
    case 'palm':
      return { x: rightHand[0] - 0.02, y: rightHand[1] - size * 0.34, rotation: -0.12, size };
    case 'face':
      return {
        x: (leftHand[0] + rightHand[0]) / 2,
        y: (leftHand[1] + rightHand[1]) / 2 - 0.04,
        rotation: 0.02 * wave(phase),
        size,
      };
    case 'doused':
      return { x: rightHand[0] - size * 0.16, y: rightHand[1] - 0.02, rotation: -2.1, size };
    case 'shoulder':
      return { x: 0.34, y: 0.4, rotation: 0.04 * wave(phase, 2), size };
    case 'mouth':
      return {
        x: rightHand[0] - 0.06,
        y: rightHand[1] - 0.06,
        rotation: -0.2 + 0.06 * wave(phase, 2),
        size,
      };
    case 'handle':
      return {
        x: (leftHand[0] + rightHand[0]) / 2 + 0.1,
        y: rightHand[1] + 0.06,
        rotation: 0.08 * wave(phase, 2),
        size,
      };
    case 'bar':
      return {
        x: (leftHand[0] + rightHand[0]) / 2,
        y: (leftHand[1] + rightHand[1]) / 2 - 0.03,
        rotation: 0.02 * wave(phase),
        size,
      };
    case 'can':
      return {
        x: rightHand[0] + 0.1,
        y: rightHand[1] + 0.02,
        rotation: 0.42 + 0.05 * wave(phase, 2),
        size,
      };
    case 'left':
      return {
        x: leftHand[0] - 0.08,
        y: leftHand[1] - size * 0.24,
        rotation: -0.06 * wave(phase),
        size,
      };
    default:
      return {
        x: rightHand[0] + 0.08,
        y: rightHand[1] - size * 0.24,
        rotation: 0.06 * wave(phase),
        size,
      };
  }
}
