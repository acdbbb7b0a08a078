import { type PointerEvent, useRef } from 'react';

interface RowDragOptions {
  /** Of the row that is dragged. */
  readonly index: number;
  readonly onOver: (index: number | null) => void;
  readonly onDrop: (index: number) => void;
}

/** Drags a row of a list to the place of another, by mouse and by finger. Rows have `data-layer-index`. */
export function useRowDrag({ index, onOver, onDrop }: RowDragOptions) {
  const pointer = useRef<number | null>(null);
  const over = useRef(index);
  const end =
    (isDropped: boolean) =>
    (event: PointerEvent): void => {
      if (pointer.current !== event.pointerId) return;
      pointer.current = null;
      onOver(null);
      if (isDropped && over.current !== index) onDrop(over.current);
    };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      pointer.current = event.pointerId;
      over.current = index;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (pointer.current !== event.pointerId) return;
      const below = document.elementsFromPoint(event.clientX, event.clientY);
      const row = below.find((element) => element.matches('[data-layer-index]'));
      if (!(row instanceof HTMLElement)) return;
      over.current = Number(row.dataset['layerIndex']);
      onOver(over.current);
    },
    onPointerUp: end(true),
    onPointerCancel: end(false),
  };
}
