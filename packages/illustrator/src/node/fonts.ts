import { createRequire } from 'node:module';
import korean from '@fontsource/noto-sans-kr/unicode.json' with { type: 'json' };
import chinese from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' };
import thai from '@fontsource/noto-sans-thai/unicode.json' with { type: 'json' };
import { type FontFile, fontFilesForText, hasAny } from '@loopwright/studio/lettering';
import { GlobalFonts } from '@napi-rs/canvas';
import type { TextFont } from '../canvas.ts';

const require = createRequire(import.meta.url);

/** Scripts that the Studio has no font of: its pages would have to load the ranges of all their files. */
const FURTHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'noto-sans-thai': { thai: thai.thai },
  'noto-sans-kr': korean,
  'noto-sans-sc': chinese,
};
const FURTHER_WEIGHT = 700;
/** Need no glyph: spaces, joiners, directions, variation selectors. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}\uFE00-\uFE0F]/u;
const HAN = /\p{Script=Han}/u;

const hasCharacter = (files: readonly FontFile[], character: string): boolean =>
  files.some(({ unicodeRange }) => hasAny(unicodeRange, new Set([character.codePointAt(0) ?? 0])));

function furtherFiles(characters: ReadonlySet<number>): FontFile[] {
  return Object.entries(FURTHER).flatMap(([id, ranges]) =>
    Object.entries(ranges)
      .filter(([, range]) => hasAny(range, characters))
      .map(([part, unicodeRange]) => ({
        family: `${id}-${part.replace(/[[\]]/g, '')}-${FURTHER_WEIGHT}`,
        package: `@fontsource/${id}`,
        unicodeRange,
      })),
  );
}

/** Registers a file once. @throws Error when it is missing or no font */
function register({ family, package: name }: FontFile): void {
  if (GlobalFonts.has(family)) return;
  // The emoji of WOFF 2 files are COLRv1 alone, which the native canvas does not draw.
  const extension = name.endsWith('emoji') ? 'woff' : 'woff2';
  const path = require.resolve(`${name}/files/${family}-normal.${extension}`);
  if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`Cannot load font ${family}.`);
}

/**
 * The fonts that letter a text: those of the Studio, and Noto Sans of three more scripts. A text with
 * characters of Chinese that the Japanese font does not have is lettered with the Chinese one alone.
 * @throws Error when a file is missing
 */
export function fontOf(text: string, font: string, weight: number): TextFont {
  const visible = Array.from(text).filter((character) => !INVISIBLE.test(character));
  const studio = fontFilesForText(text, { font, weight });
  const missing = visible.filter((character) => !hasCharacter(studio, character));
  const wanted = missing.some((character) => HAN.test(character)) ? visible : missing;
  const codes = new Set(wanted.map((character) => character.codePointAt(0) ?? 0));
  const further = missing.length === 0 ? [] : furtherFiles(codes);
  const isJapanese = ({ package: name }: FontFile): boolean => name.endsWith('-jp');
  const files = [
    ...studio.filter((file) => !isJapanese(file)),
    ...further,
    ...studio.filter(isJapanese),
  ];
  for (const file of files) register(file);
  return {
    families: [...files.map(({ family }) => `"${family}"`), 'sans-serif'].join(', '),
    isComplete: visible.every((character) => hasCharacter(files, character)),
  };
}
