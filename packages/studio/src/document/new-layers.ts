import { SCHEMA_VERSION, type StudioDocument } from './document-schema.ts';
import { NO_GRADE } from './grade-schema.ts';
import type {
  Crop,
  FillLayer,
  MediaLayer,
  MediaSource,
  ShapeLayer,
  ShapeName,
  TextLayer,
  TimeMapping,
  Transform,
} from './layer-schema.ts';
import type { TextStyle } from './text-schema.ts';

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

export const WHOLE_TIME: TimeMapping = {
  trimStart: 0,
  trimEnd: null,
  closing: 'cut',
  fadeFrames: 6,
  cycles: 1,
  isReversed: false,
  phaseOffset: 0,
  sampling: 'repeat',
};

const centered = (x: number, y: number, scale = 1): Transform => ({
  x,
  y,
  scale,
  rotation: 0,
  anchorX: 0.5,
  anchorY: 0.5,
  opacity: 1,
  blendMode: 'source-over',
});

type Canvas = StudioDocument['canvas'];

const base = (id: string, name: string, canvas: Canvas, scale = 1) => ({
  id,
  name,
  isVisible: true,
  isLocked: false,
  transform: centered(canvas.width / 2, canvas.height / 2, scale),
  animations: [],
});

/** A new document without layers. */
export const emptyDocument = (canvas: Canvas, fps = 16, frameCount = 48): StudioDocument => ({
  schemaVersion: SCHEMA_VERSION,
  canvas,
  fps,
  frameCount,
  grade: NO_GRADE,
  layers: [],
});

/** A loop or image in the middle of the canvas, as large as fits. */
export function newMediaLayer(
  kind: MediaLayer['kind'],
  id: string,
  name: string,
  source: MediaSource,
  canvas: Canvas,
): MediaLayer {
  const scale = Math.min(canvas.width / source.width, canvas.height / source.height);
  return {
    ...base(id, name, canvas, scale),
    kind,
    source,
    crop: WHOLE,
    time: WHOLE_TIME,
    grade: NO_GRADE,
  };
}

export const DEFAULT_TEXT_STYLE: TextStyle = {
  font: 'anton',
  size: 64,
  weight: 400,
  color: '#ffffff',
  outlineColor: '#000000',
  outlineWidth: 6,
  shadowColor: '#00000080',
  shadowBlur: 0,
  shadowX: 0,
  shadowY: 0,
  boxColor: null,
  boxPadding: 12,
  boxRadius: 12,
  align: 'center',
  wrapWidth: null,
  lineHeight: 1.15,
  span: null,
  preset: 'none',
};

/**
 * A caption near the lower edge. Its size and the width of its lines follow from the canvas. Without a name of its own:
 * its text stands for it.
 */
export function newTextLayer(id: string, text: string, canvas: Canvas): TextLayer {
  const size = Math.max(12, Math.round(Math.min(canvas.width, canvas.height) / 8));
  const style = {
    ...DEFAULT_TEXT_STYLE,
    size,
    outlineWidth: Math.round(size / 10),
    wrapWidth: Math.round(canvas.width * 0.9),
  };
  const layer = base(id, '', canvas);
  return {
    ...layer,
    transform: { ...layer.transform, y: canvas.height * 0.84 },
    kind: 'text',
    text,
    style,
  };
}

export function newShapeLayer(id: string, shape: ShapeName, canvas: Canvas): ShapeLayer {
  const side = Math.round(Math.min(canvas.width, canvas.height) / 3);
  return {
    ...base(id, shape, canvas),
    kind: 'shape',
    shape,
    width: side,
    height: shape === 'line' ? Math.max(4, Math.round(side / 20)) : side,
    fill: '#ff6b4a',
    stroke: null,
    strokeWidth: 4,
  };
}

export const newFillLayer = (id: string, name: string, canvas: Canvas): FillLayer => ({
  ...base(id, name, canvas),
  kind: 'fill',
  colors: ['#ffb35c', '#ff5c7a'],
  angle: 45,
});
