import type { LoopAnimation } from '../document/animation-schema.ts';
import { type Crop, isMediaLayer, type Transform } from '../document/layer-schema.ts';
import { defineAction, draftLayer, editableSelection, findLayer, isEditable } from './action.ts';

export const setTransform = defineAction<{
  readonly id: string;
  readonly transform: Partial<Transform>;
}>({
  id: 'setTransform',
  isEnabled: (state, { id }) => isEditable(state, id),
  change(draft, { id, transform }) {
    Object.assign(draftLayer(draft, id)!.transform, transform);
  },
});

/** Moves the selected layers, in pixels of the canvas. */
export const moveLayers = defineAction<{ readonly dx: number; readonly dy: number }>({
  id: 'moveLayers',
  isEnabled: (state) => editableSelection(state).length > 0,
  change(draft, { dx, dy }) {
    for (const { id, isLocked, transform } of draft.document.layers) {
      if (isLocked || !draft.selection.includes(id)) continue;
      transform.x += dx;
      transform.y += dy;
    }
  },
});

export const setAnimations = defineAction<{
  readonly id: string;
  readonly animations: readonly LoopAnimation[];
}>({
  id: 'setAnimations',
  isEnabled: (state, { id }) => isEditable(state, id),
  change(draft, { id, animations }) {
    draftLayer(draft, id)!.animations = [...animations];
  },
});

/** Shows another part of a source. What is shown before and after stays in its place on the canvas. */
export const setCrop = defineAction<{ readonly id: string; readonly crop: Crop }>({
  id: 'setCrop',
  isEnabled(state, { id }) {
    const layer = findLayer(state, id);
    return layer !== undefined && isMediaLayer(layer) && !layer.isLocked;
  },
  change(draft, { id, crop }) {
    const layer = draftLayer(draft, id)!;
    if (!isMediaLayer(layer)) return;
    const { source, crop: before, transform } = layer;
    const anchorOf = ({ x, y, width, height }: Crop): readonly [number, number] => [
      (x + width * transform.anchorX) * source.width * transform.scale,
      (y + height * transform.anchorY) * source.height * transform.scale,
    ];
    const [fromX, fromY] = anchorOf(before);
    const [toX, toY] = anchorOf(crop);
    const turn = (transform.rotation * Math.PI) / 180;
    const [dx, dy] = [toX - fromX, toY - fromY];
    transform.x += dx * Math.cos(turn) - dy * Math.sin(turn);
    transform.y += dx * Math.sin(turn) + dy * Math.cos(turn);
    layer.crop = { ...crop };
  },
});
