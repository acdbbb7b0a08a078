/** What a glyph is called in a report: "witch hat" for "@witchhat". */
export const nameOf = (glyph: string): string =>
  glyph
    .replace('@', '')
    .replaceAll('-', ' ')
    .replace(/(?<=\w)(hat|polish)$/, ' $1')
    .replace(/(?<=\w)helm(et)?$/, ' helmet');
