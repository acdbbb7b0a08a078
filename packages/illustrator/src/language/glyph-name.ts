/** What a glyph is called in a report: "witch hat" for "@witchhat". */
export const nameOf = (glyph: string): string =>
  glyph
    .replace('@', '')
    .replaceAll('-', ' ')
    .replace(/(?<=\w)hat$/, ' hat')
    .replace(/(?<=\w)helm(et)?$/, ' helmet');
