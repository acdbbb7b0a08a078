import type { Relation } from '../language/relation.ts';
import type { Cast } from './cast.ts';
import type { LayoutFrame } from './lead.ts';

/** The cast and the frame that two stand in. */
export interface PairScene {
  readonly cast: Cast;
  readonly frame: LayoutFrame;
}

/** What decides where those stand who do something to each other. */
export interface DeedScene extends PairScene {
  readonly relations: readonly Relation[];
  readonly prompt: string;
}
