/** @param range as in CSS: `U+23,U+30-39` @returns the first and the last character of each part */
function parse(range: string): (readonly [number, number])[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

const parsed = new Map<string, (readonly [number, number])[]>();

/** Whether a CSS `unicode-range` has one of the characters. */
export function hasAny(range: string, characters: ReadonlySet<number>): boolean {
  let parts = parsed.get(range);
  if (parts === undefined) {
    parts = parse(range);
    parsed.set(range, parts);
  }
  for (const [from, to] of parts) {
    // Most parts are a few characters, most texts too.
    if (to - from < characters.size) {
      for (let at = from; at <= to; at++) if (characters.has(at)) return true;
    } else {
      for (const character of characters) if (character >= from && character <= to) return true;
    }
  }
  return false;
}
