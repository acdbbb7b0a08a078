import type { PatternName } from '../language/subject.ts';
import type { Colour } from '../math/colour.ts';

/** What a person wears, as far as it shows at this size. */
export interface Outfit {
  readonly top: Colour;
  readonly sleeves: 'none' | 'short' | 'long';
  readonly bottom: Colour;
  readonly legs: 'bare' | 'shorts' | 'trousers';
  /** Of what falls below the waist of a coat; null: that of a skirt is the color of the bottom. */
  readonly skirt: Colour | null;
  /** Hangs from the shoulders behind the body; null for none. */
  readonly cape: Colour | null;
  /** Around the neck, over the cloth: a ruff of lace, or white fur with dark specks. */
  readonly collar?: CollarName;
  /** White wings behind the shoulders. */
  readonly hasWings?: boolean;
  /** Lower edge of a skirt or coat: a share of the way from the hips to the soles, 0 for none. */
  readonly hem: number;
  /** How far the hem flares. */
  readonly flare: number;
  readonly shoes: Colour;
  /** How far boots reach up the lower part of a leg, 0 for shoes. */
  readonly boots: number;
  readonly detail: Detail;
  /** Null: that of a suit is dark red. */
  readonly tie: Colour | null;
  /** What the cloth is patterned with, and which piece; null for plain cloth. */
  readonly pattern: { readonly name: PatternName; readonly ink: Colour; readonly on: Piece } | null;
}

export type CollarName = 'lace' | 'ermine';

export type Piece = 'top' | 'bottom' | 'both';
type Detail =
  | 'none'
  | 'suit'
  | 'hoodie'
  | 'buttons'
  | 'apron'
  | 'belt'
  | 'stripes'
  | 'wrap'
  | 'number'
  | 'plates'
  | 'camouflage'
  | 'straps'
  | 'leather'
  | 'bib'
  | RoleDetail;

/** Of the clothes of one trade or sport alone. */
export type RoleDetail =
  | 'whiteCollar'
  | 'cassock'
  | 'rope'
  | 'royal'
  | 'pectoral'
  | 'bars'
  | 'sailor'
  | 'emblem'
  | 'schoolCollar'
  | 'breastplate'
  | 'goldButtons'
  | 'gi'
  | 'singlet'
  | 'ruffles'
  | 'sparkles'
  | 'chevron'
  | 'diamonds'
  | 'pockets'
  | 'safetyVest'
  | 'sheriffStar';
