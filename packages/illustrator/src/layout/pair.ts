import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

export type Build = 'people' | 'puppets' | 'mixed' | 'things';

/** Two actors that have a place; of a subject with several copies, the first one. */
export interface Pair {
  readonly subject: Placement;
  readonly other: Placement;
  readonly subjectGlyph: string;
  readonly otherGlyph: string;
  /** What both are made like, which decides how near they come to each other; null: no arms. */
  readonly build: Build | null;
  /** Of the subject. */
  readonly isPerson: boolean;
  /** The number of copies of each. */
  readonly count: number;
  readonly otherCount: number;
  /** Of the subject. */
  readonly subjectCategory: string;
  /** 1 where the prompt says nothing of the size of the other one. */
  readonly otherScale: number;
  /** The words that say what they are to each other, in English; empty: it follows from others. */
  readonly said: string;
  readonly frame: LayoutFrame;
}

export type Change = (placement: Placement) => Partial<Placement>;

/** The changes to every copy of the subject and of the other actor. */
export interface Changes {
  readonly subject?: Change;
  readonly other?: Change;
}

/** The side of the subject on which the other actor is. */
export const sideOf = ({ subject, other }: Pair): 'left' | 'right' =>
  other.x > subject.x ? 'right' : 'left';
