/** A field of a page or a screen. */
export interface SheetCell {
  /** Large above the thing: "A", "3". */
  readonly heading?: string;
  /** The name below the thing. */
  readonly label: string | null;
  /** Index into the subjects; null: words alone. */
  readonly subject: number | null;
  /** How often the thing is shown. */
  readonly copies: number;
  /** The part of the thing in the middle that it names, in fractions of its box. */
  readonly at?: readonly [x: number, y: number];
}

/**
 * How the fields are laid out: beside and below each other, in a circle with arrows, one after another with arrows,
 * each in a line with an empty box for the answer, along a line of numbers,
 * as the faces of a video call, around one thing with lines to its parts, in the tiers of a pyramid, or as slices;
 * of forms as fields with lines, the days of a month, lines with a box to tick or with seven of them, a
 * resume, letters to be traced and places for photos.
 */
type SheetArrangement =
  | 'grid'
  | 'ring'
  | 'chain'
  | 'rows'
  | 'line'
  | 'screen'
  | 'parts'
  | 'pyramid'
  | 'slices'
  | FormArrangement;

/** Of a paper to be filled in. */
type FormArrangement = (typeof FORMS)[number];
const FORMS = ['planner', 'month', 'checklist', 'tracker', 'resume', 'tracing', 'photos'] as const;

/** Whether a sheet is to be filled in; its fields show nothing, and things are beside its title. */
export const isForm = ({ arrangement }: Pick<DividedSheet, 'arrangement'>): boolean =>
  FORMS.some((form) => form === arrangement);

/** What fills the picture in fields: a poster of letters, a chart of feelings, a worksheet, the screen of a call. */
export interface DividedSheet {
  readonly title: string | null;
  readonly arrangement: SheetArrangement;
  readonly cells: readonly SheetCell[];
  /** Above the columns of days, from Monday; undefined: in English. */
  readonly weekdayInitials?: readonly string[];
}

/** A field before it is known what its thing looks like. */
export interface AskedCell {
  readonly heading?: string;
  readonly label: string | null;
  /** As an English prompt; null: words alone. */
  readonly thing: string | null;
  readonly copies?: number;
  readonly at?: readonly [x: number, y: number];
  /** Beside the title, which can do without it. */
  readonly decor?: 'left' | 'right';
}

/** A sheet as its prompt asks for it. */
export interface AskedSheet {
  readonly title: string | null;
  readonly arrangement: SheetArrangement;
  /** Glyph of the one thing whose parts the fields name. */
  readonly thing?: string;
  readonly cells: readonly AskedCell[];
  /** The parts of the prompt that say all this. */
  readonly said: readonly string[];
}
