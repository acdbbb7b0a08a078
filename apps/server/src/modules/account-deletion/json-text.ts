const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2);

export async function* jsonText(value: unknown): AsyncGenerator<string> {
  yield `${jsonOf(value)}\n`;
}

/** A JSON array as text, one item at a time, so that the array is never in memory as a whole. */
export async function* jsonArrayText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + jsonOf(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
