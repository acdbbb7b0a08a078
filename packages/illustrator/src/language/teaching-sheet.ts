/** A field of a sheet for teaching. */
export interface SheetCell {
  /** Large above the thing: "A", "3". */
  readonly heading?: string;
  /** The name below the thing. */
  readonly label: string | null;
  /** Index into the subjects; null: words alone. */
  readonly subject: number | null;
  /** How often the thing is shown. */
  readonly copies: number;
}

/**
 * How the fields are laid out: beside and below each other, in a circle with arrows, one after another with arrows,
 * or each in a line with an empty box for the answer.
 */
export type SheetArrangement = 'grid' | 'ring' | 'chain' | 'rows' | 'line';

/** A page that explains or asks something: a poster of letters, a chart of feelings, a food chain, a worksheet. */
export interface TeachingSheet {
  readonly title: string | null;
  readonly arrangement: SheetArrangement;
  readonly cells: readonly SheetCell[];
}

/** A field before it is known what its thing looks like. */
export interface AskedCell {
  readonly heading?: string;
  readonly label: string | null;
  /** As an English prompt; null: words alone. */
  readonly thing: string | null;
  readonly copies?: number;
}

/** A sheet as its prompt asks for it. */
export interface AskedSheet {
  readonly title: string | null;
  readonly arrangement: SheetArrangement;
  readonly cells: readonly AskedCell[];
  /** The parts of the prompt that say all this. */
  readonly said: readonly string[];
}
