import type { Colour } from '../math/colour.ts';
import type { LetterMaterial } from '../plan/letter-material.ts';

/** Where words are and how much room they have, as shares of the picture. */
export interface Spot {
  /** The middle of the words, when they need no more than this. */
  readonly at: number;
  readonly width: number;
  /** Null: one line or two of about the usual size. */
  readonly height: number | null;
  /** The middle from left to right; absent: that of the picture. */
  readonly x?: number;
}

/** Words as print has them: flat, in one color. */
export interface LetteringDesign {
  readonly spot: Spot;
  /** Id of a font of the Studio. */
  readonly font: string;
  readonly weight: number;
  readonly colour: Colour;
  readonly isUpperCase: boolean;
  /** Light around the letters. */
  readonly glow?: Colour;
  /** What the letters are made of; absent: printed. */
  readonly material?: LetterMaterial;
  /** Of the details, in heights of the headline; absent: as usual. */
  readonly details?: number;
  /** Absent: that of the headline. */
  readonly detailsFont?: { readonly font: string; readonly weight: number };
  /** From one line to the next, in heights of a letter; absent: as usual. */
  readonly lineHeight?: number;
  /** The color of an ornament between the headline and the details. */
  readonly rule?: Colour;
}

/** Letters that are to look written. */
export const BY_HAND =
  /hand[- ]?letter|hand[- ]?writ|calligraph|cursive|\bscript (?:letter|font|type|text)|brush letter|chalk (?:letter|font|text|writing)|écriture|manuscrit|handschrift|handgeschrieben|kalligra|caligraf|a mano|手書き|筆文字/iu;

/** Fonts by what a business sells or a post is about. */
const FONTS: readonly (readonly [about: RegExp, font: string, weight: number])[] = [
  [BY_HAND, 'caveat', 700],
  [
    /gold|elegan|(?<!sans[- ]?)serif|élégan|luxur|jewel|bijou|schmuck|joya|アクセサリー|beauty|skin ?care|spa\b|yoga|wedding|boutique|fashion|perfume|flower|floral|blumen|floristería|fleuriste|law|hotel|wine|candle|lune|luna|minimal|feine|pastel/iu,
    'playfair-display',
    700,
  ],
  [
    /\b(?:kids?|bakery|bäckerei|panadería|boulangerie|cupcake|cute|pets?|dogs?|cats?|ice cream|toys?|baby|candy|daycare)\b/iu,
    'fredoka',
    700,
  ],
  [
    /\b(?:gym|fitness|barber\w*|boxing|mma|wrestling|martial arts|karate|swim team|hockey|football|soccer|basketball|baseball|rugby|motorcycle|sports?|esports|team|tech|auto|garage|racing|construction|gaming|podcast|music)\b/iu,
    'bebas-neue',
    400,
  ],
];

/** The font that suits a business or a topic. */
export function fontFor(prompt: string): Pick<LetteringDesign, 'font' | 'weight'> {
  const found = FONTS.find(([about]) => about.test(prompt));
  return found === undefined
    ? { font: 'fredoka', weight: 600 }
    : { font: found[1], weight: found[2] };
}

/** A named color of letters, where it stands out from what they are on. */
export const readable = (colour: Colour | undefined, ground: Colour): Colour | null =>
  colour !== undefined && Math.abs(colour[0] - ground[0]) > 0.22 ? colour : null;
