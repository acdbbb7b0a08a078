import type { ShotName, StyleName } from './picture-look.ts';
import type { CropName, FestivalName, TimeOfDay, WeatherName } from './place-look.ts';
import type { SaidRelation } from './relation.ts';
import type { SettingName } from './setting-name.ts';
import type { Material } from './subject.ts';
import type { Verb } from './verbs.ts';

/** Said of a thing and somebody's body. */
export type OnBody = 'atop' | 'crown' | 'neck' | 'mouth' | 'nose' | 'hand';
export type Position = 'left' | 'right' | 'behind' | 'front' | OnBody;

/** One of the things a word or phrase may mean. */
export type Sense = Meaning & {
  /** What is drawn instead, when the word means something else; absent: the word is drawn as it is. */
  readonly standIn?: string;
  /** The art pack's loose keyword, not a word of the tables: "moves" of a lorry. */
  readonly isGuess?: true;
};

type Meaning =
  /** `glyph` null: understood, but drawn as part of something else. */
  | { readonly kind: 'noun'; readonly glyph: string | null }
  | { readonly kind: 'verb'; readonly verb: Verb }
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'number'; readonly count: number }
  /** A number only before "of". */
  | { readonly kind: 'gathering'; readonly count: number }
  /** "in a row": how several things stand. */
  | { readonly kind: 'arrangement' }
  | { readonly kind: 'size'; readonly scale: number }
  | {
      readonly kind: 'relation';
      readonly relation: SaidRelation;
      readonly reversed: boolean;
    }
  | { readonly kind: 'position'; readonly position: Position }
  /** `hint`: decides only when nothing else names a place. */
  | { readonly kind: 'setting'; readonly setting: SettingName; readonly hint: boolean }
  /** Said together with its field. */
  | { readonly kind: 'crop'; readonly crop: CropName }
  | { readonly kind: 'time'; readonly time: TimeOfDay }
  | { readonly kind: 'weather'; readonly weather: WeatherName }
  | { readonly kind: 'style'; readonly style: StyleName }
  | { readonly kind: 'festival'; readonly festival: FestivalName }
  | { readonly kind: 'shot'; readonly shot: ShotName }
  /** What something else is made of; null: it only describes that. */
  | { readonly kind: 'material'; readonly material: Material | null }
  /** Known by name, so that its words are not taken apart, but there is no picture of it. */
  | { readonly kind: 'undrawable' }
  | { readonly kind: 'determiner' }
  | { readonly kind: 'conjunction' }
  | { readonly kind: 'negation' }
  /** Understood, but no picture shows it. */
  | { readonly kind: 'adjective' }
  /** Grammar, praise, and words about the request itself. */
  | { readonly kind: 'filler' };

export type SenseKind = Sense['kind'];
export type SenseOf<Kind extends SenseKind> = Sense & Extract<Meaning, { kind: Kind }>;

/** A stretch of the prompt that was looked up as one. */
export interface Item {
  /** Empty for a break and for an unknown word. */
  readonly senses: readonly Sense[];
  /** Lower case, as said. */
  readonly text: string;
  /** As the person wrote it. */
  readonly source: string;
  readonly isBreak: boolean;
  readonly isPlural: boolean;
}

/** The item's meaning of one kind, if it has one. */
export function senseOf<Kind extends SenseKind>(
  item: Item | undefined,
  kind: Kind,
): SenseOf<Kind> | undefined {
  return item?.senses.find((sense): sense is SenseOf<Kind> => sense.kind === kind);
}

export const has = (item: Item | undefined, kind: SenseKind): boolean =>
  senseOf(item, kind) !== undefined;

/** The word as a noun alone. @param glyph what is drawn for it; null: nothing */
export const asNoun = (item: Item, glyph: string | null): Item => ({
  ...item,
  senses: [{ kind: 'noun', glyph }],
});

/** The word as a part of what the picture shows otherwise: nothing is drawn for it alone. */
export const asPart = (item: Item): Item => asNoun(item, null);
