import type { GlyphArt } from './pack.ts';

/** The layers of the drawing of two hands, from the back to the front, and the marks of the clap between them. */
export type GlyphPart = 'back' | 'marks' | 'front';

const PARTS: readonly GlyphPart[] = ['back', 'marks', 'front'];
/** The three marks of the clap, which are blue in every skin tone. */
const MARKS = /(?:<g filter="[^"]*"><path fill="#1[8ac]7[0-9a-f]{3}"[^>]*\/><\/g>){3}/;

/** "clapping-hands#front" is the hand in front of the drawing of both. */
export function partOfName(glyph: string): {
  readonly whole: string;
  readonly part: GlyphPart | null;
} {
  const [whole = glyph, name] = glyph.split('#');
  return { whole, part: PARTS.find((each) => each === name) ?? null };
}

/** The drawing with one of its layers alone; the whole of it where it has no marks that part it. */
export function onlyPart(art: GlyphArt, part: GlyphPart): GlyphArt {
  const marks = MARKS.exec(art.body);
  const start = art.body.indexOf('<g fill="none">');
  const end = art.body.indexOf('<defs>');
  if (marks === null || start < 0 || end < 0) return art;
  const first = start + '<g fill="none">'.length;
  const behind = marks.index + marks[0].length;
  const layer = {
    back: art.body.slice(first, marks.index),
    marks: marks[0],
    front: art.body.slice(behind, end),
  }[part];
  return { ...art, body: art.body.slice(0, first) + layer + art.body.slice(end) };
}
