import { actions } from '@loopwright/studio';
import type { Editor } from '../editor/editor.ts';
import { newMergeKey } from '../editor/merge-keys.ts';
import { directionTo, distance, type Point, snapAngle } from './geometry.ts';

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** Moves, scales and turns the selected layer with two fingers. */
export function beginPinch(
  editor: Editor,
  one: Point,
  other: Point,
): (one: Point, other: Point) => void {
  const { document, selection } = editor.history.get().state;
  const layer = document.layers.find(({ id }) => id === selection[0]);
  const mergeKey = newMergeKey();
  const [middle, length, angle] = [
    middleOf(one, other),
    Math.max(1, distance(one, other)),
    directionTo(one, other),
  ];
  return (nextOne, nextOther) => {
    if (layer === undefined) return;
    const { x, y, scale, rotation } = layer.transform;
    const ratio = distance(nextOne, nextOther) / length;
    const to = middleOf(nextOne, nextOther);
    const transform = {
      x: x + to.x - middle.x,
      y: y + to.y - middle.y,
      scale: Math.min(100, Math.max(0.01, scale * ratio)),
      rotation: snapAngle(rotation + directionTo(nextOne, nextOther) - angle, false),
    };
    editor.perform(actions.setTransform, { id: layer.id, transform }, mergeKey);
  };
}
