import { BRAND_ROUTES, pathTo } from '@loopwright/contract';
import { fontFilesFor, type StudioDocument, uploadedFontsFor } from '@loopwright/studio';

interface LoadedFont {
  readonly family: string;
  readonly address: string;
}

const fontsOf = (document: StudioDocument): LoadedFont[] => [
  ...uploadedFontsFor(document).map(({ family, assetId }) => ({
    family,
    address: pathTo(BRAND_ROUTES.fontFile, { id: assetId }),
  })),
  // The build puts the fonts there (`studio-fonts.ts`).
  ...fontFilesFor(document).map(({ family }) => ({
    family,
    address: `/assets/fonts/${family}.woff2`,
  })),
];

/**
 * Loads the fonts that documents need, each once.
 * @param fonts of the page or of the worker
 * @returns null when the fonts of a document are all there, else what waits for those that are not. A font that cannot
 *   be loaded is given up: the text is drawn with another one
 */
export function createFontLoader(fonts: {
  add(font: FontFace): unknown;
}): (document: StudioDocument) => Promise<unknown> | null {
  const done = new Set<string>();
  const asked = new Map<string, Promise<void>>();
  const load = async (file: LoadedFont): Promise<void> => {
    try {
      fonts.add(await new FontFace(file.family, `url(${file.address})`).load());
    } catch {
      // Drawn with the next font of the text.
    }
    done.add(file.family);
  };
  return (document) => {
    const missing = fontsOf(document).filter(({ family }) => !done.has(family));
    if (missing.length === 0) return null;
    const loads = missing.map((file) => {
      const loading = asked.get(file.family) ?? load(file);
      asked.set(file.family, loading);
      return loading;
    });
    return Promise.all(loads);
  };
}
