import type { RelationName } from './spec.ts';
import { type Modifiers, noModifiers } from './subjects.ts';
import type { Verb } from './verbs.ts';

/** A preposition or a verb that waits for its noun. */
export interface PendingRelation {
  readonly kind: RelationName | 'with';
  readonly reversed: boolean;
  /** Set when what follows is a verb's object; a preposition behind the verb says it better. */
  readonly verb: Verb | null;
}

/** What was said and waits for a noun. */
export class Phrase {
  modifiers: Modifiers = noModifiers();
  pending: PendingRelation | null = null;
  isNegated = false;
  /** A determiner, number, colour or the like was said and its noun is still to come. */
  isOpen = false;

  open(): void {
    this.isOpen = true;
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
