import type { Layer } from '../document/layer-schema.ts';
import { defineAction, draftLayer, editableSelection, findLayer, isEditable } from './action.ts';

const COPY_OFFSET = 16;

/** Puts a layer in front of all others and selects it. */
export const addLayer = defineAction<{ readonly layer: Layer }>({
  id: 'addLayer',
  change(draft, { layer }) {
    draft.document.layers.push(layer);
    draft.selection = [layer.id];
  },
});

export const deleteLayers = defineAction({
  id: 'deleteLayers',
  keys: 'Delete',
  isEnabled: (state) => editableSelection(state).length > 0,
  change(draft) {
    const { document, selection } = draft;
    const isDeleted = (layer: { readonly id: string; readonly isLocked: boolean }): boolean =>
      selection.includes(layer.id) && !layer.isLocked;
    for (let at = document.layers.length - 1; at >= 0; at--) {
      if (isDeleted(document.layers[at]!)) document.layers.splice(at, 1);
    }
    draft.selection = selection.filter((id) => draftLayer(draft, id) !== undefined);
  },
});

/** Adds copies of layers, beside the originals, and selects them. */
export const pasteLayers = defineAction<{
  readonly layers: readonly Layer[];
  /** One for each layer; not in use. */
  readonly newIds: readonly string[];
}>({
  id: 'pasteLayers',
  keys: '$mod+KeyV',
  isEnabled: (_, { layers, newIds }) => layers.length > 0 && newIds.length === layers.length,
  change(draft, { layers, newIds }) {
    for (const [at, layer] of layers.entries()) {
      const { x, y } = layer.transform;
      const transform = { ...layer.transform, x: x + COPY_OFFSET, y: y + COPY_OFFSET };
      draft.document.layers.push({ ...layer, id: newIds[at]!, transform });
    }
    draft.selection = [...newIds];
  },
});

export const renameLayer = defineAction<{ readonly id: string; readonly name: string }>({
  id: 'renameLayer',
  isEnabled: (state, { id }) => findLayer(state, id) !== undefined,
  change(draft, { id, name }) {
    draftLayer(draft, id)!.name = name;
  },
});

export const setVisible = defineAction<{ readonly id: string; readonly isVisible: boolean }>({
  id: 'setVisible',
  isEnabled: (state, { id }) => findLayer(state, id) !== undefined,
  change(draft, { id, isVisible }) {
    draftLayer(draft, id)!.isVisible = isVisible;
  },
});

export const setLocked = defineAction<{ readonly id: string; readonly isLocked: boolean }>({
  id: 'setLocked',
  isEnabled: (state, { id }) => findLayer(state, id) !== undefined,
  change(draft, { id, isLocked }) {
    draftLayer(draft, id)!.isLocked = isLocked;
  },
});

/** Moves a layer to a place in the stack, 0 at the back. */
export const reorderLayer = defineAction<{ readonly id: string; readonly index: number }>({
  id: 'reorderLayer',
  isEnabled: (state, { id, index }) =>
    isEditable(state, id) && index >= 0 && index < state.document.layers.length,
  change({ document: { layers } }, { id, index }) {
    const from = layers.findIndex((layer) => layer.id === id);
    const [layer] = layers.splice(from, 1);
    layers.splice(index, 0, layer!);
  },
});

const step = (id: string, keys: string, by: 1 | -1) =>
  defineAction({
    id,
    keys,
    isEnabled(state) {
      const [only, ...others] = editableSelection(state);
      if (only === undefined || others.length > 0) return false;
      const at = state.document.layers.findIndex((layer) => layer.id === only) + by;
      return at >= 0 && at < state.document.layers.length;
    },
    change({ document: { layers }, selection }) {
      const from = layers.findIndex((layer) => selection.includes(layer.id) && !layer.isLocked);
      const [layer] = layers.splice(from, 1);
      layers.splice(from + by, 0, layer!);
    },
  });

export const bringForward = step('bringForward', ']', 1);
export const sendBackward = step('sendBackward', '[', -1);
