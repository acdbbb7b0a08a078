import type { Language } from '@loopwright/contract';

/** The client of a request, before it has authenticated. */
export interface Client {
  /** The network address, for rate limits. */
  readonly address: string;
  /** The browser and its system, such as `Firefox on Windows`; empty: unknown. */
  readonly agent: string;
  /** The language of emails to the user. */
  readonly language: Language;
}
