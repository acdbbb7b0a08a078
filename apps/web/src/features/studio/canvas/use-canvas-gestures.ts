import { type PointerEvent, useRef, useState } from 'react';
import { useEditor } from '../editor/use-editor.ts';
import type { Point } from './geometry.ts';
import { useMeasure } from './measure.ts';
import { beginMove } from './move-layers.ts';
import { beginPinch } from './pinch-layer.ts';
import type { Guide } from './snapping.ts';

interface Gesture {
  /** By pointer. */
  readonly points: Map<number, Point>;
  move: ReturnType<typeof beginMove> | null;
  pinch: ReturnType<typeof beginPinch> | null;
}

/**
 * Selecting, moving, and two fingers on the canvas.
 * @param toPoint where an event is on the canvas
 * @param scale screen pixels for a pixel of the canvas
 */
export function useCanvasGestures(toPoint: (event: PointerEvent) => Point, scale: number) {
  const editor = useEditor();
  const measure = useMeasure();
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const gesture = useRef<Gesture>({ points: new Map(), move: null, pinch: null });

  const press = (event: PointerEvent): void => {
    const { state } = editor.history.get();
    const { x, y } = toPoint(event);
    const hit = measure.layerAt(state.document, x, y);
    const isSelected = hit !== null && state.selection.includes(hit.id);
    if (event.shiftKey && hit !== null) {
      const others = state.selection.filter((id) => id !== hit.id);
      editor.select(isSelected ? others : [...others, hit.id]);
    } else if (!isSelected) editor.select(hit === null ? [] : [hit.id]);
  };

  const end = (event: PointerEvent): void => {
    const { points, move } = gesture.current;
    points.delete(event.pointerId);
    move?.end();
    Object.assign(gesture.current, { move: null, pinch: null });
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const current = gesture.current;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const point = toPoint(event);
      current.points.set(event.pointerId, point);
      if (current.points.size === 1) {
        press(event);
        current.move = beginMove(editor, measure, point, scale, setGuides);
      } else if (current.points.size === 2) {
        current.move?.end();
        current.move = null;
        const [one, other] = [...current.points.values()];
        current.pinch = beginPinch(editor, one!, other!);
      }
    },
    onPointerMove(event: PointerEvent) {
      const { points, move, pinch } = gesture.current;
      if (!points.has(event.pointerId)) return;
      points.set(event.pointerId, toPoint(event));
      const [one, other] = [...points.values()];
      if (pinch !== null && other !== undefined) pinch(one!, other);
      else move?.moveTo(toPoint(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDoubleClick() {
      const { document, selection } = editor.history.get().state;
      const layer = document.layers.find(({ id }) => id === selection[0]);
      if (layer?.kind === 'text' && !layer.isLocked) editor.show({ editedText: layer.id });
    },
  };
  return { handlers, guides };
}
