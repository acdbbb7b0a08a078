import { Atmosphere } from './atmosphere.ts';
import type { CostumeOfOne } from './costumes-of-some.ts';
import type { Costume } from './costumes.ts';
import { Focus } from './focus.ts';
import { Phrase } from './phrase.ts';
import type { ShotName } from './picture-look.ts';
import type { FestivalName } from './place-look.ts';
import type { Item } from './sense.ts';
import type { Sentence } from './sentence.ts';
import type { Cast } from './subjects.ts';
import type { Verb } from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WordAccount } from './word-account.ts';

/** What is known of a prompt while its items are read from left to right. */
export class ReaderState {
  readonly sentence: Sentence;
  readonly vocabulary: Vocabulary;
  readonly focus: Focus;
  readonly phrase = new Phrase();
  readonly atmosphere = new Atmosphere();
  readonly account = new WordAccount();

  readonly colours: string[] = [];
  /** Colors that belong to nothing so far; they tint a picture without subjects. */
  readonly looseColours: Item[] = [];
  /** The words for what shall be absent. */
  readonly absent = new Set<Item>();
  /** The glyphs of what shall be absent. */
  readonly without: string[] = [];
  backdrop: string | null = null;
  shot: ShotName | null = null;
  festival: FestivalName | null = null;
  /** What a place is for: "a fish market". */
  wares: { readonly glyph: string; readonly item: Item } | null = null;

  /** Verbs for what the actors do; a picture without actors may get one for them. */
  readonly deeds: Item[] = [];
  /** What the noun before this one was said to be doing: "a dancing fox". */
  premodifier: Verb | null = null;
  /** Food whose eater is still to come. */
  eaten: number | null = null;

  /** "a wizard cat": the wand waits for the cat. */
  costume: Costume | null = null;
  /** What single ones of several people are dressed as. */
  readonly costumesOfSome: CostumeOfOne[] = [];
  /** Clothes that were read together with the role that wears them: the coat of "a detective coat". */
  readonly clothes = new Set<Item>();
  /** Words for the person whose trade was read before: the girl of "an astronaut girl". */
  readonly who = new Set<Item>();
  /** The child of "a pirate boy"; null for adults. */
  child: string | null = null;
  /** Numbers that were read with the company that they count. */
  readonly counted = new Set<Item>();
  /** The thing whose part was read last. */
  lastPartOf: number | null = null;

  constructor(sentence: Sentence, vocabulary: Vocabulary) {
    this.sentence = sentence;
    this.vocabulary = vocabulary;
    this.focus = new Focus(sentence, vocabulary);
  }

  get cast(): Cast {
    return this.focus.cast;
  }

  /** The name of a color was meant as the color of a person's skin. */
  forgetColour(colour: string): void {
    const index = this.colours.indexOf(colour);
    if (index >= 0) this.colours.splice(index, 1);
  }
}
