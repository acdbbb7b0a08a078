import type { Renderer, StudioDocument } from '@loopwright/studio';
import { createContext, use } from 'react';
import { createFontLoader } from '../../../entities/document/load-fonts.ts';
import { createPageRenderer } from '../../../entities/document/page-renderer.ts';
import { createValue, useValue, type Value } from '../editor/value.ts';

/** Says on the page where layers are, as the worker draws them. */
export interface Measure extends Pick<Renderer, 'layerBounds' | 'layerAt'> {
  /** Counts the fonts that have come: sizes of texts are others since. */
  readonly fontCount: Value<number>;
  /** Loads the fonts of a document. */
  loadFonts(document: StudioDocument): Promise<void>;
}

export function createMeasure(): Measure {
  const renderer = createPageRenderer();
  const fontCount = createValue(0);
  const load = createFontLoader(document.fonts);
  const loadFonts = async (shown: StudioDocument): Promise<void> => {
    const loading = load(shown);
    if (loading === null) return;
    await loading;
    renderer.release();
    fontCount.set(fontCount.get() + 1);
  };
  return { ...renderer, fontCount, loadFonts };
}

export const MeasureContext = createContext<Measure | null>(null);

/** @throws outside of a studio */
export function useMeasure(): Measure {
  const measure = use(MeasureContext);
  if (measure === null) throw new Error('There is no studio around this');
  // Shown again when fonts have come.
  useValue(measure.fontCount);
  return measure;
}
