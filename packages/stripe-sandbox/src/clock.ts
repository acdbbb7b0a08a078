import type { Settings } from './state/settings.ts';

/** The sandbox's time: the real one, plus everything it was advanced. */
export class Clock {
  readonly #base: () => Date;
  readonly #settings: Settings;

  constructor(base: () => Date, settings: Settings) {
    this.#base = base;
    this.#settings = settings;
  }

  /** Whole seconds since 1970. */
  now(): number {
    const offset = this.#settings.read('clock_offset_seconds');
    return Math.floor(this.#base().getTime() / 1000) + offset;
  }

  /** Only forwards; must run inside a transaction. */
  advance(seconds: number): void {
    const offset = this.#settings.read('clock_offset_seconds');
    this.#settings.write('clock_offset_seconds', offset + seconds);
  }
}
