/** Scripts that break between any two characters. */
const IDEOGRAPHIC = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]/u;
/** Characters that begin no line, and those that end none. */
const CLOSING =
  /^[、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょァィゥェォッャュョ!?,.)\]}…‥]/u;
const OPENING = /[‘“（〔［｛〈《「『【([{]$/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The parts between which a line may break; spaces are at the end of a part. */
function breakable(paragraph: string): string[] {
  const parts: string[] = [];
  let open = '';
  const close = (): void => {
    if (open !== '') parts.push(open);
    open = '';
  };
  for (const grapheme of graphemesOf(paragraph)) {
    const endsWithSpace = /[\s\u200b]$/u.test(open) && !/^[\s\u200b]/u.test(grapheme);
    const isBetweenIdeographs =
      (IDEOGRAPHIC.test(grapheme) || IDEOGRAPHIC.test(open.slice(-1))) &&
      !CLOSING.test(grapheme) &&
      !OPENING.test(open) &&
      !/^\s/u.test(grapheme);
    if (endsWithSpace || isBetweenIdeographs) close();
    open += grapheme;
  }
  close();
  return parts;
}

/** Cuts a part that is wider than a line between its characters. */
function cut(part: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const grapheme of graphemesOf(part)) {
    if (piece !== '' && measure((piece + grapheme).trimEnd()) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += grapheme;
  }
  pieces.push(piece);
  return pieces;
}

/**
 * Breaks a paragraph into lines that are at most as wide as asked, where its script allows it: between words, and
 * between the characters of Chinese and Japanese. A longer word is cut.
 * @param width in pixels @param measure the width of a text in pixels
 * @returns at least one line, without the spaces at its end
 */
export function wrapParagraph(
  paragraph: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  if (measure(paragraph) <= width) return [paragraph];
  const lines: string[] = [];
  let line = '';
  for (const part of breakable(paragraph)) {
    if (measure((line + part).trimEnd()) <= width) {
      line += part;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const pieces = cut(part, width, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces.map((piece) => piece.trimEnd()));
  }
  lines.push(line.trimEnd());
  return lines;
}
