import { actions, type StudioState } from '@loopwright/studio';
import type { Editor } from '../editor/editor.ts';
import { newMergeKey } from '../editor/merge-keys.ts';
import { around, cornersOf, type Point, type Rectangle } from './geometry.ts';
import type { Measure } from './measure.ts';
import { type Guide, snapMove } from './snapping.ts';

/** Screen pixels. */
const SNAP_REACH = 7;
const STARTS_AFTER = 3;

interface Boxes {
  readonly moved: Rectangle;
  readonly others: readonly Rectangle[];
}

function boxesOf({ document, selection }: StudioState, measure: Measure): Boxes | null {
  const { width, height } = document.canvas;
  const moved: Point[] = [];
  const others: Rectangle[] = [{ x: 0, y: 0, width, height }];
  for (const layer of document.layers) {
    if (!layer.isVisible || layer.kind === 'fill') continue;
    const corners = cornersOf(measure.layerBounds(document, layer), layer.transform);
    if (selection.includes(layer.id)) moved.push(...corners);
    else others.push(around(corners));
  }
  return moved.length === 0 ? null : { moved: around(moved), others };
}

/**
 * Moves the selected layers with a pointer and snaps them to the canvas and to other layers.
 * @param scale screen pixels for a pixel of the canvas
 */
export function beginMove(
  editor: Editor,
  measure: Measure,
  from: Point,
  scale: number,
  showGuides: (guides: readonly Guide[]) => void,
): { readonly moveTo: (point: Point) => void; readonly end: () => void } {
  const boxes = boxesOf(editor.history.get().state, measure);
  const mergeKey = newMergeKey();
  let applied: Point = { x: 0, y: 0 };
  let hasStarted = false;
  return {
    moveTo(point) {
      const [dx, dy] = [point.x - from.x, point.y - from.y];
      hasStarted ||= Math.hypot(dx, dy) * scale > STARTS_AFTER;
      if (!hasStarted || boxes === null) return;
      const { moved, others } = boxes;
      const wanted = { ...moved, x: moved.x + dx, y: moved.y + dy };
      const snapped = snapMove(wanted, others, SNAP_REACH / scale);
      const target = { x: Math.round(dx + snapped.dx), y: Math.round(dy + snapped.dy) };
      const by = { dx: target.x - applied.x, dy: target.y - applied.y };
      if (by.dx !== 0 || by.dy !== 0) editor.perform(actions.moveLayers, by, mergeKey);
      applied = target;
      showGuides(snapped.guides);
    },
    end: () => showGuides([]),
  };
}
