import type { SaidRelation } from './relation.ts';
import type { Item } from './sense.ts';
import { type Modifiers, noModifiers } from './subjects.ts';
import type { Verb } from './verbs.ts';

/** A preposition or a verb that waits for its noun. */
export interface PendingRelation {
  readonly kind: SaidRelation;
  readonly reversed: boolean;
  /** Set when what follows is a verb's object; a preposition behind the verb says it better. */
  readonly verb: Verb | null;
  /** The word that said it. */
  readonly item: Item;
}

/** What was said and waits for a noun. */
export class Phrase {
  modifiers: Modifiers = noModifiers();
  pending: PendingRelation | null = null;
  isNegated = false;
  /** A determiner, number, colour or the like was said and its noun is still to come. */
  isOpen = false;

  /** @param item the word that said a modifier, for the account of words */
  open(item?: Item): void {
    this.isOpen = true;
    if (item) this.modifiers.items.push(item);
  }

  /** Forgets what waited for a noun, keeps what the sentence is about. */
  dropModifiers(): void {
    this.modifiers = noModifiers();
    this.isOpen = false;
  }

  close(): void {
    this.dropModifiers();
    this.pending = null;
    this.isNegated = false;
  }
}
