/** In lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Those whose text has all the words of a query, in their order. */
export function findByWords<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = plain(textOf(item));
    return words.every((word) => text.includes(word));
  });
}
