import type { Canvas, Canvas2D } from '../../canvas.ts';
import type { TextLayer } from '../../document/layer-schema.ts';
import type { RenderEnvironment } from '../environment.ts';
import { layOutText, type TextLayout } from './text-layout.ts';

/** Layouts of texts, kept as long as their layers are the same objects. */
export interface TextLayouts {
  of(layer: TextLayer): TextLayout;
  /** Fonts that were loaded since then are used from now on. */
  release(): void;
}

interface Measuring {
  readonly canvas: Canvas;
  readonly context: Canvas2D;
}

export function keepTextLayouts(environment: RenderEnvironment): TextLayouts {
  let layouts = new WeakMap<TextLayer, TextLayout>();
  let measuring: Measuring | undefined;
  return {
    of(layer) {
      const known = layouts.get(layer);
      if (known !== undefined) return known;
      if (measuring === undefined) {
        const canvas = environment.createCanvas(1, 1);
        measuring = { canvas, context: canvas.getContext('2d') };
      }
      const layout = layOutText(measuring.context, layer.text, layer.style);
      layouts.set(layer, layout);
      return layout;
    },
    release() {
      layouts = new WeakMap();
      measuring = undefined;
    },
  };
}
