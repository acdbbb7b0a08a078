/** The data of a chain of sub-blocks without their length bytes. */
export function unwrapSubBlocks(chain: Uint8Array): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(chain.length);
  let length = 0;
  for (let at = 0; chain[at]; at += chain[at]! + 1) {
    data.set(chain.subarray(at + 1, at + 1 + chain[at]!), length);
    length += chain[at]!;
  }
  return data.slice(0, length);
}

const LONGEST_BLOCK = 255;

/** How long the chain is that `wrapSubBlocks` makes of so many bytes. */
export const lengthInSubBlocks = (byteCount: number): number =>
  byteCount + Math.ceil(byteCount / LONGEST_BLOCK) + 1;

/** Writes `data` cut into sub-blocks of at most 255 bytes, with the empty one that ends them. */
export function wrapSubBlocks(data: Uint8Array, chain: Uint8Array): void {
  let at = 0;
  for (let start = 0; start < data.length; start += LONGEST_BLOCK) {
    const block = data.subarray(start, start + LONGEST_BLOCK);
    chain[at] = block.length;
    chain.set(block, at + 1);
    at += block.length + 1;
  }
  chain[at] = 0;
}
