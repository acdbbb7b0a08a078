import { actions, type Crop, type MediaLayer } from '@loopwright/studio';
import type { PointerEvent } from 'react';
import { newMergeKey } from '../editor/merge-keys.ts';
import { useEditor } from '../editor/use-editor.ts';
import { cornersOf, type Point, toCanvas, toLayer } from './geometry.ts';
import { Handle } from './handle.tsx';
import { usePointerDrag } from './use-pointer-drag.ts';

const SMALLEST = 0.05;

/** Which edges a handle moves. */
const HANDLES = [
  { x: 0, y: 0 },
  { x: 0.5, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 0.5 },
  { x: 1, y: 1 },
  { x: 0.5, y: 1 },
  { x: 0, y: 1 },
  { x: 0, y: 0.5 },
] as const;

interface CropHandlesProps {
  readonly layer: MediaLayer;
  readonly toPoint: (event: PointerEvent) => Point;
  readonly scale: number;
}

/** The whole source as an outline, and the part of it that is shown with its handles. */
export function CropHandles({ layer, toPoint, scale }: CropHandlesProps) {
  const { source, crop } = layer;
  const whole = wholeOf(layer);
  const cropPoint = (x: number, y: number): Point =>
    toCanvas({ x: crop.x + x * crop.width, y: crop.y + y * crop.height }, source, whole);
  const outline = cornersOf(source, whole);
  const shown = [cropPoint(0, 0), cropPoint(1, 0), cropPoint(1, 1), cropPoint(0, 1)];
  return (
    <>
      <polygon
        points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="pointer-events-none stroke-ink-soft"
        strokeWidth={1 / scale}
        strokeDasharray={`${4 / scale}`}
      />
      <polygon
        points={shown.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="pointer-events-none stroke-accent"
        strokeWidth={2 / scale}
      />
      {HANDLES.map(({ x, y }) => (
        <CropHandle
          key={`${x}-${y}`}
          layer={layer}
          edge={{ x, y }}
          at={cropPoint(x, y)}
          toPoint={toPoint}
          scale={scale}
        />
      ))}
    </>
  );
}

/** The transform that shows the whole source where its part is shown. */
const wholeOf = ({ crop, transform }: MediaLayer) => ({
  ...transform,
  anchorX: crop.x + crop.width * transform.anchorX,
  anchorY: crop.y + crop.height * transform.anchorY,
});

interface CropHandleProps extends CropHandlesProps {
  readonly edge: Point;
  readonly at: Point;
}

function CropHandle({ layer, edge, at, toPoint, scale }: CropHandleProps) {
  const editor = useEditor();
  const drag = usePointerDrag(() => {
    const mergeKey = newMergeKey();
    const whole = wholeOf(layer);
    return {
      onMove(event) {
        const to = toLayer(toPoint(event), layer.source, whole);
        const crop = movedEdges(layer.crop, edge, to);
        editor.perform(actions.setCrop, { id: layer.id, crop }, mergeKey);
      },
    };
  });
  const cursor = edge.x === 0.5 ? 'ns-resize' : edge.y === 0.5 ? 'ew-resize' : 'move';
  return <Handle at={at} scale={scale} shape="square" cursor={cursor} drag={drag} />;
}

function movedEdges(crop: Crop, edge: Point, to: Point): Crop {
  const [x, width] = movedEdge(crop.x, crop.width, edge.x, to.x);
  const [y, height] = movedEdge(crop.y, crop.height, edge.y, to.y);
  return { x, y, width, height };
}

function movedEdge(
  start: number,
  length: number,
  edge: number,
  to: number,
): readonly [number, number] {
  const end = start + length;
  if (edge === 0.5) return [start, length];
  if (edge === 0) {
    const next = Math.min(Math.max(0, to), end - SMALLEST);
    return [next, end - next];
  }
  return [start, Math.min(Math.max(start + SMALLEST, to), 1) - start];
}
