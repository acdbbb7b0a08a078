import type { StudioDocument } from '../document/document-schema.ts';
import { isMediaLayer, type Layer } from '../document/layer-schema.ts';
import { mediaSize } from './media.ts';
import type { TextLayouts } from './text/text-layouts.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a layer before its transform, in pixels. */
export function sizeOf(layer: Layer, canvas: StudioDocument['canvas'], layouts: TextLayouts): Size {
  if (isMediaLayer(layer)) return mediaSize(layer);
  if (layer.kind === 'text') return layouts.of(layer);
  return layer.kind === 'fill' ? canvas : layer;
}

/** From the canvas into the box of a layer, which begins at 0, 0. */
export function toLayer({ transform }: Layer, size: Size, { x, y }: Point): Point {
  const angle = (-transform.rotation * Math.PI) / 180;
  const [dx, dy] = [(x - transform.x) / transform.scale, (y - transform.y) / transform.scale];
  return {
    x: dx * Math.cos(angle) - dy * Math.sin(angle) + transform.anchorX * size.width,
    y: dx * Math.sin(angle) + dy * Math.cos(angle) + transform.anchorY * size.height,
  };
}

/** From the box of a layer to the canvas. */
export function toCanvas({ transform }: Layer, size: Size, { x, y }: Point): Point {
  const angle = (transform.rotation * Math.PI) / 180;
  const dx = (x - transform.anchorX * size.width) * transform.scale;
  const dy = (y - transform.anchorY * size.height) * transform.scale;
  return {
    x: transform.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: transform.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}
