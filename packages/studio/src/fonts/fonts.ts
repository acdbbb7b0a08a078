import type { StudioDocument } from '../document/document-schema.ts';
import { isMediaLayer } from '../document/layer-schema.ts';
import { EMOJI_FAMILY, FALLBACK_FAMILIES, type Font, type FontFamily, FONTS } from './families.ts';
import { hasAny } from './unicode-ranges.ts';

/**
 * One file of a font. Each file is a family of its own, in Node as in browsers, and a text is drawn with the families
 * that have its characters: so the order of fallback is the same everywhere.
 */
export interface FontFile {
  /** The name for `FontFace`, and of the file without its extension. */
  readonly family: string;
  /** The npm package: the file is `<package>/files/<family>-normal.woff2` there, and `.woff` too. */
  readonly package: string;
  /** As in CSS. Not needed for drawing: the family stands only in texts with such characters. */
  readonly unicodeRange: string;
}

/** What a text says about its font. */
export interface FontChoice {
  readonly font: string;
  readonly weight: number;
}

/** The font of placeholders, and of documents that name one that is not there. */
export const DEFAULT_FONT_ID = 'noto-sans';
export const PLACEHOLDER_FONT: FontChoice = { font: DEFAULT_FONT_ID, weight: 400 };

/** The id of an uploaded font in a style: `kit:` with the id of its file. */
const UPLOADED_FONT = /^kit:([\da-f-]{36})$/;

/** A font that a workspace has uploaded. A host loads its file under the name of the family. */
export interface UploadedFont {
  /** What `style.font` says. */
  readonly font: string;
  readonly assetId: string;
  readonly family: string;
}

/** What an uploaded font is called in styles. */
export const fontOfAsset = (assetId: string): string => `kit:${assetId}`;

/** @returns null for a font of the Studio */
export function uploadedFont(font: string): UploadedFont | null {
  const assetId = UPLOADED_FONT.exec(font)?.[1];
  return assetId === undefined ? null : { font, assetId, family: `kit-${assetId}` };
}

/** The uploaded fonts of a document's texts, once each. Where one is not loaded, the next font of the text is drawn. */
export function uploadedFontsFor({ layers }: StudioDocument): UploadedFont[] {
  const fonts = new Map<string, UploadedFont>();
  for (const layer of layers) {
    const font = layer.kind === 'text' ? uploadedFont(layer.style.font) : null;
    if (font !== null) fonts.set(font.font, font);
  }
  return [...fonts.values()];
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** The font with this id, or the default one. */
const findFont = (id: string): Font => {
  const found = FONTS.find((font) => font.id === id) ?? FONTS.find(isDefault);
  if (found === undefined) throw new Error('The default font is missing.');
  return found;
};
const isDefault = ({ id }: Font): boolean => id === DEFAULT_FONT_ID;

const nearest = (weights: readonly number[], weight: number): number =>
  weights.reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));

/** `[3]` is the file `3`. */
const partName = (part: string): string => part.replace(/[[\]]/g, '');

const filesOf = (family: FontFamily, weight: number): FontFile[] =>
  Object.entries(family.ranges).map(([part, unicodeRange]) => ({
    family: `${family.id}-${partName(part)}-${weight}`,
    package: `@fontsource/${family.id}`,
    unicodeRange,
  }));

const filesFor = new Map<string, readonly FontFile[]>();

/** The files that draw a text, in the order of fallback: only those that have one of its characters. */
export function fontFilesForText(text: string, { font, weight }: FontChoice): readonly FontFile[] {
  const chosen = findFont(font);
  const characters = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const key = `${chosen.id} ${weight} ${[...characters].toSorted((a, b) => a - b).join()}`;
  const known = filesFor.get(key);
  if (known !== undefined) return known;
  const fallbackWeight = chosen.weights.length > 1 ? weight : chosen.fallbackWeight;
  const files = [chosen, ...FALLBACK_FAMILIES]
    // Digits are in the emoji font too, for keycaps.
    .filter((family) => family !== EMOJI_FAMILY || EMOJI.test(text))
    .flatMap((family) =>
      filesOf(family, nearest(family.weights, family === chosen ? weight : fallbackWeight)),
    )
    .filter(({ unicodeRange }) => hasAny(unicodeRange, characters));
  // Typing makes a new text with every key.
  if (filesFor.size > 500) filesFor.clear();
  filesFor.set(key, files);
  return files;
}

/** The value of `ctx.font` for a text. @param size in pixels */
export function cssFont(text: string, choice: FontChoice, size: number): string {
  const files = fontFilesForText(text, choice);
  const uploaded = uploadedFont(choice.font);
  const shown = uploaded === null ? files : [uploaded, ...files];
  const families = shown.map(({ family }) => `"${family}"`);
  return `${size}px ${[...families, 'sans-serif'].join(', ')}`;
}

/**
 * All files that a document's texts need, once each. A host loads them before it renders: in Node with
 * `registerFonts` of `@loopwright/studio/node`; in a browser with `new FontFace(family, 'url(…)')` for each, added to
 * `document.fonts` or, in a worker, to `self.fonts`. The web app's build copies `allFontFiles()` to one folder, so that
 * the address follows from `family`. After new files the renderer needs `release()`, as it keeps layouts of texts.
 */
export function fontFilesFor(document: StudioDocument): FontFile[] {
  const files = new Map<string, FontFile>();
  for (const layer of document.layers) {
    const needed =
      layer.kind === 'text'
        ? fontFilesForText(layer.text, layer.style)
        : isMediaLayer(layer)
          ? fontFilesForText(layer.name, PLACEHOLDER_FONT)
          : [];
    for (const file of needed) files.set(file.family, file);
  }
  return [...files.values()];
}

/** Every file that any document may need. */
export function allFontFiles(): FontFile[] {
  const files = [...FONTS, ...FALLBACK_FAMILIES].flatMap((family) =>
    family.weights.flatMap((weight) => filesOf(family, weight)),
  );
  return [...new Map(files.map((file) => [file.family, file])).values()];
}
