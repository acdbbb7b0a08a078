import type { SkinTone } from './skin-tones.ts';

/** What the prompt says of a person beyond the glyph. */
export interface Person {
  /** The tones that its words allow, all when it names none. */
  readonly skin: readonly SkinTone[];
  /** Where no glyph shows it. */
  readonly isInWheelchair?: boolean;
  /** One of a family: they share a tone. */
  readonly isKin: boolean;
  /** What is drawn on the head besides its glyph. */
  readonly head?: HeadLook;
}

/** How the hair is worn. */
export type HairStyle =
  | 'long'
  | 'bob'
  | 'spiky'
  | 'curls'
  | 'mohawk'
  | 'pigtails'
  | 'ponytail'
  | 'braids'
  | 'bun'
  | 'dreadlocks';

/** What stands up on a head: the ears of an animal, or horns. */
export type HeadTop = 'cat' | 'rabbit' | 'bear' | 'horns';

/** Hair in the face. */
export interface Beard {
  readonly shape: 'full' | 'long' | 'mustache' | 'goatee';
  /** Colour name; null: that of the hair. */
  readonly colour: string | null;
}

/** What stands on the neck instead of a head: "a man with a cloud for a head". */
export interface HeadThing {
  readonly glyph: string;
  /** Colour name; null: its own. */
  readonly colour: string | null;
  /** Several are a bunch. */
  readonly count: number;
}

/** "curly red hair", "a white beard", "freckles". */
export interface HeadLook {
  readonly thing?: HeadThing;
  readonly hair?: {
    /** Colour name, or "blond"; null: as its glyph has it. */
    readonly colour: string | null;
    readonly style: HairStyle | null;
  };
  readonly beard?: Beard;
  readonly hasFreckles?: boolean;
  /** Colour name of the irises; absent: as the glyph has them. */
  readonly eyes?: string;
  readonly hasEyePatch?: boolean;
  readonly top?: HeadTop;
  /** Of an elf, on the head of a person. */
  readonly hasPointedEars?: boolean;
  /** Of a vampire, on the head of a person. */
  readonly hasFangs?: boolean;
  /** The arm on the right of the picture is one of a machine. */
  readonly hasMetalArm?: boolean;
  readonly isBarefoot?: boolean;
  readonly isPregnant?: boolean;
  /** In a cloak with its hood over the head. */
  readonly isHooded?: boolean;
  /** A child's head that is drawn by the glyph of a grown-up, which has the hair. */
  readonly isYoung?: boolean;
}

/** What comes out of the hand of a magician. */
export type MagicName = 'lightning' | 'fire' | 'ice';

/** What somebody conjures. */
export interface Magic {
  /** Null: light and stars. */
  readonly kind: MagicName | null;
  /** Colour name; null: its own. */
  readonly colour: string | null;
}
