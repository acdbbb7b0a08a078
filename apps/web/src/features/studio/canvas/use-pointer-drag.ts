import { type PointerEvent, useRef } from 'react';

interface Drag {
  readonly onMove: (event: PointerEvent) => void;
  readonly onEnd?: () => void;
}

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

/**
 * Follows one pointer from where it is pressed until it is released.
 * @param begin returns null for a press that begins no drag
 */
export function usePointerDrag(begin: (event: PointerEvent) => Drag | null): DragHandlers {
  const drag = useRef<{ readonly pointerId: number; readonly drag: Drag } | null>(null);
  const end = (event: PointerEvent): void => {
    if (drag.current?.pointerId !== event.pointerId) return;
    drag.current.drag.onEnd?.();
    drag.current = null;
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0 || drag.current !== null) return;
      const begun = begin(event);
      if (begun === null) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { pointerId: event.pointerId, drag: begun };
    },
    onPointerMove(event) {
      if (drag.current?.pointerId === event.pointerId) drag.current.drag.onMove(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
