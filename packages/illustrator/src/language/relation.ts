/** What one subject is to another. */
export interface Relation {
  /** Indices into `subjects`. */
  readonly from: number;
  readonly to: number;
  readonly kind: RelationName;
  /** Absent for what follows from other words. */
  readonly said?: RelationSaid;
}

/** The preposition or verb that said what two are to each other. */
interface RelationSaid {
  /** In the user's spelling. */
  readonly word: string;
  /** In English. */
  readonly text: string;
}

/** Prepositions whose meaning depends on what stands on both sides of them. */
export type SaidRelation = RelationName | 'with' | 'between';

/** Where one is to another, or what it does to it. */
export type RelationName =
  | 'left'
  | 'right'
  | 'on'
  | 'ride'
  | 'under'
  | 'above'
  | 'front'
  | 'behind'
  | 'beside'
  | 'inside'
  | 'around'
  | 'across'
  | 'hold'
  /** Carries it on the head. */
  | 'crown'
  /** Has it around the neck. */
  | 'neck'
  /** Is dressed up as it: the thing is around the body. */
  | 'costume'
  /** Has it between the teeth. */
  | 'mouth'
  /** On the tip of it. */
  | 'nose'
  | 'hug'
  /** Sits or lies on the lap of somebody. */
  | 'lap'
  /** Held by two together. */
  | 'shared'
  /** Does something with what stands on a table before the doer. */
  | 'work'
  /** Is larger than it, or taller. */
  | 'larger'
  /** Is as large as it. */
  | 'equal'
  | 'water'
  | 'in';
