import type { BrandCaption } from '@loopwright/contract';
import { actions, captionStyleOf, type Layer, newCaptionLayer } from '@loopwright/studio';
import type { Editor } from '../editor/editor.ts';
import { newLayerId, newMergeKey } from '../editor/merge-keys.ts';

/**
 * Gives the selected text a caption style, with its place, in one step of the history. Without a selected text it adds
 * one.
 * @param usual the text of a new layer
 */
export function applyCaption(
  editor: Editor,
  caption: BrandCaption,
  selected: Layer | null,
  usual: string,
): void {
  const { canvas } = editor.history.get().state.document;
  if (selected?.kind === 'text') {
    const { style, x, y } = captionStyleOf(caption, canvas);
    const mergeKey = newMergeKey();
    editor.perform(actions.setTextStyle, { id: selected.id, style }, mergeKey);
    editor.perform(actions.setTransform, { id: selected.id, transform: { x, y } }, mergeKey);
    return;
  }
  editor.perform(actions.addLayer, {
    layer: newCaptionLayer(newLayerId(), usual, caption, canvas),
  });
}
