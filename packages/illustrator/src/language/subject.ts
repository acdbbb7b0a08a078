import type { Expression } from './expression-name.ts';
import type { MotionName } from './motion-name.ts';
import type { Magic, Person } from './person.ts';
import type { SkinTone } from './skin-tones.ts';
import type { YogaPoseName } from './yoga-pose-name.ts';

/** Somebody or something that the picture shows, once or several times. */
export interface Subject {
  /** Key of the art pack ("cat", "hot-beverage") or of a hand-drawn prop ("@surfboard"). */
  readonly glyph: string;
  /** The word that named it. */
  readonly word: string;
  /** The same as the user wrote it, where that is known: in any language. */
  readonly source?: string;
  readonly count: number;
  readonly colour: string | null;
  /** Each of them has another color: "colorful umbrellas". */
  readonly isColourful?: boolean;
  /** 1 is natural size; "tiny" 0.6 to "enormous" 1.8. */
  readonly scale: number;
  readonly motion: MotionName | null;
  /** Goes round and round: "swimming in circles". */
  readonly circles?: true;
  /** Turns about its middle besides, once in a loop. */
  readonly turnsOver?: true;
  /** Leaves the picture on this side and comes back on the other: "flying across the screen". */
  readonly crosses?: 'left' | 'right';
  /** How often the movement is repeated in a loop, 1 if absent. */
  readonly pace?: 2;
  /** What the hands do while the legs do something else: "running while eating"; of hands that are held, what the legs do. */
  readonly meanwhile?: MotionName;
  /** The pose of yoga that is held; absent: any of them. */
  readonly yogaPose?: YogaPoseName;
  /** What somebody teaches others, or helps them with. */
  readonly passesOn?: MotionName;
  /** Null: as it is drawn. */
  readonly expression: Expression | null;
  /** Null for everything that is no human being. */
  readonly person: Person | null;
  /** The word that says how large it is, with its factor on the natural size. */
  readonly saidSize?: { readonly word: string; readonly factor: number };
  /** The word that says how many they are, where it is exact. */
  readonly saidCount?: { readonly word: string; readonly count: number };
  /** Wider than others of its kind. */
  readonly isFat?: boolean;
  /** What an animal is besides, which shows by its clothes: "a wizard cat". */
  readonly role?: string;
  /** A thing that is drawn with a face, arms and legs, since it acts or feels like somebody. */
  readonly hasLimbs?: boolean;
  /** Gives light of its own: "a glowing mushroom". */
  readonly isGlowing?: boolean;
  /** The colors of its lights, which go on and off in turn. */
  readonly blinks?: readonly string[];
  /** Of who casts a spell. */
  readonly magic?: Magic;
  /** The back is turned to the viewer. */
  readonly isTurnedAway?: boolean;
  /** Watches somebody who presents something, at the lower edge of the picture. */
  readonly isAudience?: true;
  /** Presents something to those who watch: beside the board, where there is one. */
  readonly presentsTo?: 'board' | 'crowd';
  /** Marks in the air around the head, besides the question marks of the confused. */
  readonly headMarks?: 'formulas';
  /** Seen through the window of the room. */
  readonly isOutside?: boolean;
  /** Where the way or the stairs of the picture lead. */
  readonly isAtEndOfWay?: true;
  /** On the sill of the room's window, behind the main figure. */
  readonly isOnSill?: true;
  /** All of them on top of each other. */
  readonly isPiled?: boolean;
  /** With feathers, of somebody who has none by nature. */
  readonly hasWings?: boolean;
  /** Of an animal the head alone: "a wolf head". */
  readonly isHead?: boolean;
  /** Of an animal the head and the chest, as in a portrait. */
  readonly isBust?: boolean;
  /**
   * However large it is, it belongs to its holder: where the head would be, several of it around the face as hair, or
   * floating on a string.
   */
  readonly heldAs?: 'ashead' | 'ashair' | 'tether';
  /** Its point is in something solid. */
  readonly isStuck?: boolean;
  /** What it is patterned with or made of. */
  readonly pattern?: {
    readonly name: PatternName;
    /** Colour name. */
    readonly colour: string | null;
  };
  /** The greenery of a wreath, which goes around what is printed. */
  readonly isWreath?: true;
  /** The side of the picture where its team is, in a game against another one. */
  readonly side?: 'left' | 'right';
  /** Stands in water up to here. */
  readonly wades?: 'knee' | 'waist';
  /** Stands on its head. */
  readonly isUpsideDown?: boolean;
  /** What it consists of and is not by nature: "a fox made of leaves". */
  readonly madeOf?: readonly Material[];
  /** What a tree bears instead of leaves. */
  readonly leaves?: Pick<Topping, 'glyph' | 'colour'>;
  /** Hangs in the air above the head of somebody. */
  readonly isOverHead?: true;
  /** What has become of it. */
  readonly condition?: ConditionName | undefined;
  /** What goes on at it, with the word for it as the user wrote it. */
  readonly effect?: { readonly name: EffectName; readonly word: string };
  /** Becomes shorter in a loop, as a candle that burns down. */
  readonly shortens?: true;
  /** How it flies to pieces in a loop, after which it is whole again. */
  readonly burst?: BurstName;
  /** Parts in colors of their own. */
  readonly parts?: readonly PaintedPart[];
  /** Hands whose person is outside the picture, that hold it or work at it: "hands holding a mug". */
  readonly hands?: HandsAt;
  /** Colour name of the sleeves of those hands. */
  readonly sleeve?: string | null;
  /** The sleeves of those hands, not a thing. */
  readonly isSleeve?: boolean;
  /** The text that it bears. */
  readonly lettering?: string;
  /** The text in a bubble at its mouth. */
  readonly speech?: string;
  /** What lies on a dish. */
  readonly toppings?: readonly Topping[] | undefined;
  /** What is printed on it. */
  readonly prints?: readonly Topping[];
  /** As many of them lie on top of each other and are drawn as one thing. */
  readonly stack?: {
    readonly count: number;
    readonly isColourful: boolean;
    /** Of each layer, where they differ. */
    readonly colours?: readonly (string | null)[];
  };
  /** A tag hangs on it by a string, and bears its text. */
  readonly hasTag?: true;
  /** What lies on it for sale. */
  readonly goods?: readonly Pick<Topping, 'glyph' | 'colour'>[];
  /** Of its goods these are in front, each once; or they hang from its roof. */
  readonly goodsInFront?: readonly Pick<Topping, 'glyph' | 'colour'>[];
  /** What is in a drink or on its brim. */
  readonly garnish?: readonly (Pick<Topping, 'glyph' | 'colour'> & { readonly isOnTop: boolean })[];
  /** What fills it up, in a glass jar. */
  readonly fill?: Pick<Topping, 'glyph' | 'colour'>;
}

/** What a thing can consist of as a whole. */
export type SubstanceName =
  | 'fire'
  | 'water'
  | 'ice'
  | 'yarn'
  | 'galaxy'
  | 'smoke'
  | 'stone'
  | 'chocolate'
  | 'bricks'
  | 'glass'
  | 'crystal'
  | 'wicker'
  | 'metal'
  | 'marble'
  | 'cheese'
  | 'wood';

/** Many small things, by their glyphs, one substance, or a single thing that was cut into the shape. */
export type Material = { readonly colour: string | null } & (
  | { readonly kind: 'cut'; readonly glyph: string }
  | { readonly kind: 'pieces'; readonly glyphs: readonly string[] }
  | { readonly kind: 'substance'; readonly name: SubstanceName }
);

/** Hands at a thing, whose person is outside the picture. */
export interface HandsAt {
  readonly count: 1 | 2;
  /** Around it, or from before on top of it. */
  readonly manner: 'around' | 'onto';
  readonly skin: readonly SkinTone[];
}

/** "strawberries" of a cake. */
export interface Topping {
  readonly glyph: string;
  /** Colour name. */
  readonly colour: string | null;
  readonly count: number;
  /** The prompt says no number. */
  readonly isUncounted?: true;
}

/** "a half-eaten donut", "a snowy cabin". */
export type ConditionName =
  | 'melting'
  | 'bitten'
  | 'cracked'
  | 'snowy'
  | 'mossy'
  | 'ivy'
  | 'rusty'
  | 'dipped'
  | 'broken'
  | 'burnt'
  | 'halved'
  | 'sliced'
  | 'spilled'
  | 'muddy'
  | 'wet';

/** "a splashing milkshake", "a burning house", "a drifting car". */
export type SaidEffectName = 'splash' | 'burning' | 'drift' | 'eruption';

/** What else goes on at things: "soup boiling in a pot", "bacon frying in a pan", "popcorn popping", "a party popper exploding". */
export type EffectName = SaidEffectName | 'boiling' | 'frying' | 'popping' | 'shot' | 'hoist';

/** "a balloon popping", "a bomb exploding", "a glass shattering". */
export type BurstName = 'pop' | 'explode' | 'shatter';

/** What covers the surface of a thing. */
export type PatternName =
  | 'stripes'
  | 'dots'
  | 'checks'
  | 'zigzag'
  | 'flowers'
  | 'leopard'
  | 'marble'
  | 'wood';

/** "a house with a red roof". */
export interface PaintedPart {
  /** The word for it. */
  readonly part: string;
  /** Colour name. */
  readonly colour: string;
}
