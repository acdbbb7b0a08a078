import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { createCanvas, type FontKey, GlobalFonts } from '@napi-rs/canvas';
import type { Canvas } from '../canvas.ts';
import type { StudioDocument } from '../document/document-schema.ts';
import type { MediaSource } from '../document/layer-schema.ts';
import { DEFAULT_FONT_ID, fontFilesFor, fontOfAsset, uploadedFont } from '../fonts/fonts.ts';
import type { LoadedMedia, RenderEnvironment } from '../render/environment.ts';

const require = createRequire(import.meta.url);

/**
 * Registers the fonts that a document's texts need with `@napi-rs/canvas`, those that are not there yet.
 * @throws Error when a file is missing or no font
 */
export function registerFonts(document: StudioDocument): void {
  for (const { family, package: name } of fontFilesFor(document)) {
    if (GlobalFonts.has(family)) continue;
    // The emoji of WOFF 2 files are COLRv1 alone, which the native canvas does not draw; WOFF files have SVG too.
    const extension = name.endsWith('emoji') ? 'woff' : 'woff2';
    const path = require.resolve(`${name}/files/${family}-normal.${extension}`);
    if (!GlobalFonts.registerFromPath(path, family)) {
      throw new Error(`Cannot load the font ${family}.`);
    }
  }
}

/** Whether the native canvas reads a font and draws letters with it. */
export function canDrawWith(font: Buffer): boolean {
  const family = randomUUID();
  const key = GlobalFonts.register(font, family);
  if (key === null) return false;
  try {
    const context = createCanvas(1, 1).getContext('2d');
    context.font = `20px "${family}"`;
    return context.measureText('Loop').width > 0;
  } finally {
    GlobalFonts.remove(key);
  }
}

/**
 * A document whose uploaded fonts are registered with `@napi-rs/canvas` until `release`. The registry is one for all
 * threads of the process: each call has names of its own, so that documents of different workspaces never share a font.
 * @param files the path of each uploaded font, by its id in styles; texts with another one get the default font
 */
export function registerUploadedFonts(
  document: StudioDocument,
  files: Readonly<Record<string, string>>,
): { readonly document: StudioDocument; readonly release: () => void } {
  const keys: FontKey[] = [];
  const names = new Map<string, string>();
  for (const [font, path] of Object.entries(files)) {
    const name = fontOfAsset(randomUUID());
    const key = GlobalFonts.registerFromPath(path, uploadedFont(name)?.family);
    if (key === null) continue;
    keys.push(key);
    names.set(font, name);
  }
  const layers = document.layers.map((layer) => {
    if (layer.kind !== 'text' || uploadedFont(layer.style.font) === null) return layer;
    const font = names.get(layer.style.font) ?? DEFAULT_FONT_ID;
    return { ...layer, style: { ...layer.style, font } };
  });
  return { document: { ...document, layers }, release: () => void GlobalFonts.removeBatch(keys) };
}

// The native canvas has everything that `Canvas` asks for; only patterns, which are not drawn with here, keep the two
// types apart.
const newCanvas = (width: number, height: number): Canvas =>
  createCanvas(width, height) as unknown as Canvas;

/**
 * An environment on Node for one document. Registers its fonts.
 * @param media the loaded file of a source, or null for a placeholder; asked for each layer and frame
 * @throws Error as `registerFonts` does
 */
export function createNodeEnvironment(
  document: StudioDocument,
  media: (source: MediaSource) => LoadedMedia | null,
): RenderEnvironment {
  registerFonts(document);
  return { createCanvas: newCanvas, media };
}

/**
 * A media source whose frames are raw pixels. One canvas holds the frame that was asked for last.
 * @param pixels RGBA of a frame, straight alpha, `width * height * 4` bytes; null: not decoded yet
 */
export function mediaFromPixels(
  { width, height, frameCount }: Pick<LoadedMedia, 'width' | 'height' | 'frameCount'>,
  pixels: (index: number) => Uint8Array | Uint8ClampedArray | null,
): LoadedMedia {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  let shown = -1;
  return {
    width,
    height,
    frameCount,
    frame(index) {
      if (index === shown) return canvas;
      const data = pixels(index);
      if (data === null) return null;
      image.data.set(data);
      context.putImageData(image, 0, 0);
      shown = index;
      return canvas;
    },
  };
}
