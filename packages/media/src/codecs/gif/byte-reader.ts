import { FormatError } from '../../format-error.ts';

/** Walks over bytes; reading past the end is an error instead of an `undefined`. */
export class ByteReader {
  #position = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get position(): number {
    return this.#position;
  }

  get atEnd(): boolean {
    return this.#position >= this.#bytes.length;
  }

  /** The next `length` bytes, not copied. */
  take(length: number): Uint8Array {
    const end = this.#position + length;
    if (end > this.#bytes.length) throw new FormatError('gif', 'damaged', 'ends too early');
    const bytes = this.#bytes.subarray(this.#position, end);
    this.#position = end;
    return bytes;
  }

  byte(): number {
    return this.take(1)[0]!;
  }

  /** Two bytes, the low one first. */
  short(): number {
    const [low, high] = this.take(2);
    return low! | (high! << 8);
  }

  text(length: number): string {
    return String.fromCharCode(...this.take(length));
  }

  /** Everything up to and with the empty block that ends a chain of sub-blocks, as it stands. */
  subBlocks(): Uint8Array {
    const start = this.#position;
    for (let length = this.byte(); length > 0; length = this.byte()) this.take(length);
    return this.#bytes.subarray(start, this.#position);
  }
}
