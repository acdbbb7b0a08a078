import { actions, type Layer } from '@loopwright/studio';
import type { PointerEvent } from 'react';
import { newMergeKey } from '../editor/merge-keys.ts';
import { useEditor, useStudioState } from '../editor/use-editor.ts';
import {
  CORNERS,
  cornersOf,
  directionTo,
  distance,
  type Point,
  snapAngle,
  toCanvas,
} from './geometry.ts';
import { Handle } from './handle.tsx';
import { useMeasure } from './measure.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

/** Screen pixels between a layer and the handle that turns it. */
const TURN_HANDLE_AWAY = 28;

interface LayerHandlesProps {
  readonly layer: Layer;
  readonly toPoint: (event: PointerEvent) => Point;
  /** Screen pixels for a pixel of the canvas. */
  readonly scale: number;
}

/** The outline of a layer, with handles that scale and turn it. */
export function LayerHandles({ layer, toPoint, scale }: LayerHandlesProps) {
  const { document } = useStudioState();
  const size = useMeasure().layerBounds(document, layer);
  const corners =
    layer.kind === 'fill'
      ? CORNERS.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }))
      : cornersOf(size, layer.transform);
  const top = toCanvas({ x: 0.5, y: 0 }, size, layer.transform);
  const away = TURN_HANDLE_AWAY / scale / Math.max(1, size.height * layer.transform.scale);
  const turn = toCanvas({ x: 0.5, y: -away }, size, layer.transform);
  const resize = useResize(layer, toPoint);
  const rotate = useRotate(layer, toPoint);
  const isFixed = layer.isLocked || layer.kind === 'fill';
  return (
    <>
      <polygon
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="pointer-events-none stroke-accent"
        strokeWidth={1.5 / scale}
        strokeDasharray={layer.isLocked ? `${4 / scale}` : undefined}
      />
      {!isFixed && (
        <>
          <line
            x1={top.x}
            y1={top.y}
            x2={turn.x}
            y2={turn.y}
            className="pointer-events-none stroke-accent"
            strokeWidth={1.5 / scale}
          />
          <Handle at={turn} scale={scale} shape="round" cursor="grab" drag={rotate} />
          {corners.map((corner, index) => (
            <Handle
              key={`${CORNERS[index]!.x}${CORNERS[index]!.y}`}
              at={corner}
              scale={scale}
              shape="square"
              cursor={index % 2 === 0 ? 'nwse-resize' : 'nesw-resize'}
              drag={resize}
            />
          ))}
        </>
      )}
    </>
  );
}

function useResize({ id, transform }: Layer, toPoint: LayerHandlesProps['toPoint']) {
  const editor = useEditor();
  return usePointerDrag((event) => {
    const mergeKey = newMergeKey();
    const reach = Math.max(1, distance(transform, toPoint(event)));
    return {
      onMove(moved) {
        const ratio = distance(transform, toPoint(moved)) / reach;
        const next = Math.min(100, Math.max(0.01, transform.scale * ratio));
        editor.perform(actions.setTransform, { id, transform: { scale: next } }, mergeKey);
      },
    };
  });
}

function useRotate({ id, transform }: Layer, toPoint: LayerHandlesProps['toPoint']) {
  const editor = useEditor();
  return usePointerDrag((event) => {
    const mergeKey = newMergeKey();
    const from = directionTo(transform, toPoint(event));
    return {
      onMove(moved) {
        const turned = transform.rotation + directionTo(transform, toPoint(moved)) - from;
        const rotation = snapAngle(turned, moved.shiftKey);
        editor.perform(actions.setTransform, { id, transform: { rotation } }, mergeKey);
      },
    };
  });
}
