import { type Generation, GENERATION_EVENT } from '@loopwright/contract';

/** Streams that a test writes to by hand. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static #open: FakeEventSource[] = [];

  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.#open.push(this);
  }

  static get open(): readonly FakeEventSource[] {
    return FakeEventSource.#open;
  }

  static closeAll(): void {
    for (const source of FakeEventSource.#open) source.close();
  }

  send(generation: Generation): void {
    this.dispatchEvent(new MessageEvent(GENERATION_EVENT, { data: JSON.stringify(generation) }));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.#open = FakeEventSource.#open.filter((source) => source !== this);
  }
}
