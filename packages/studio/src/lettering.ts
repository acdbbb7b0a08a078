/** What other packages letter texts with, without the editor's documents. */
export { type FontChoice, type FontFile, fontFilesForText } from './fonts/fonts.ts';
export { hasAny } from './fonts/unicode-ranges.ts';
export { type Direction, directionOf } from './render/text/direction.ts';
export { takeApart, type TextPart } from './render/text/text-layout.ts';
export { wrapParagraph } from './render/text/wrap.ts';
