import type { Language } from '@loopwright/contract';

/** Who calls, as far as that can be seen before they have said who they are. */
export interface Client {
  /** Where the call comes from, for limits. */
  readonly address: string;
  /** Their browser and its system, in words; empty: unknown. */
  readonly agent: string;
  /** What letters to them are written in. */
  readonly language: Language;
}
