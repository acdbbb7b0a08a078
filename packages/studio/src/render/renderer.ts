import type { Canvas } from '../canvas.ts';
import type { StudioDocument } from '../document/document-schema.ts';
import type { Layer } from '../document/layer-schema.ts';
import { keepCanvases } from './canvases.ts';
import { drawLayer } from './draw-layer.ts';
import type { RenderEnvironment } from './environment.ts';
import { applyGrade, isNeutral } from './grade.ts';
import { type Point, type Size, sizeOf, toCanvas, toLayer } from './layer-geometry.ts';
import { keepTextLayouts } from './text/text-layouts.ts';

/** Draws documents, and says where their layers are. Keeps canvases and layouts of texts between its calls. */
export interface Renderer {
  /**
   * Draws a frame. Needs the fonts of `fontFilesFor(document)`.
   * @param frameIndex of the round; `frameCount` is the first frame again
   * @returns a canvas that the next call draws over
   */
  renderFrame(document: StudioDocument, frameIndex: number): Canvas;
  /** The size of a layer before its transform, in pixels. That of a fill is the canvas. */
  layerBounds(document: StudioDocument, layer: Layer): Size;
  /** The corners of a layer on the canvas without animations: upper left first, clockwise. */
  layerCorners(document: StudioDocument, layer: Layer): readonly [Point, Point, Point, Point];
  /** The foremost layer at a point of the canvas, without animations; those hidden or locked are not asked. */
  layerAt(document: StudioDocument, x: number, y: number): Layer | null;
  /** Frees what is kept. The renderer can be used again, with fonts that were loaded since. */
  release(): void;
}

export function createRenderer(environment: RenderEnvironment): Renderer {
  const canvases = keepCanvases(environment);
  const layouts = keepTextLayouts(environment);

  const layerBounds: Renderer['layerBounds'] = (document, layer) => {
    const { width, height } = sizeOf(layer, document.canvas, layouts);
    return { width, height };
  };

  return {
    renderFrame(document, frameIndex) {
      const { width, height, background } = document.canvas;
      const { canvas, context } = canvases.get('frame', width, height);
      if (background !== null) {
        context.fillStyle = background;
        context.fillRect(0, 0, width, height);
      }
      const index =
        ((frameIndex % document.frameCount) + document.frameCount) % document.frameCount;
      const scene = {
        document,
        frameIndex: index,
        phase: index / document.frameCount,
        environment,
        canvases,
        layouts,
      };
      for (const layer of document.layers) drawLayer(context, layer, scene);
      if (!isNeutral(document.grade)) {
        const pixels = context.getImageData(0, 0, width, height);
        applyGrade(pixels, document.grade, index);
        context.putImageData(pixels, 0, 0);
      }
      return canvas;
    },
    layerBounds,
    layerCorners(document, layer) {
      const size = layerBounds(document, layer);
      if (layer.kind === 'fill') return cornersOf(size);
      const [a, b, c, d] = cornersOf(size);
      const place = (point: Point): Point => toCanvas(layer, size, point);
      return [place(a), place(b), place(c), place(d)];
    },
    layerAt(document, x, y) {
      const isAt = (layer: Layer): boolean => {
        if (!layer.isVisible || layer.isLocked) return false;
        const size = layerBounds(document, layer);
        const point = layer.kind === 'fill' ? { x, y } : toLayer(layer, size, { x, y });
        return point.x >= 0 && point.y >= 0 && point.x <= size.width && point.y <= size.height;
      };
      return document.layers.findLast(isAt) ?? null;
    },
    release() {
      canvases.release();
      layouts.release();
    },
  };
}

const cornersOf = ({ width, height }: Size): readonly [Point, Point, Point, Point] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** Draws one frame; for several, `createRenderer` is faster. */
export const renderFrame = (
  document: StudioDocument,
  frameIndex: number,
  environment: RenderEnvironment,
): Canvas => createRenderer(environment).renderFrame(document, frameIndex);
