import type { BrandCaption } from '@loopwright/contract';
import { actions, emptyDocument, newTextLayer } from '@loopwright/studio';
import { expect, it } from 'vitest';
import { createEditor } from '../editor/editor.ts';
import { applyCaption } from './apply-caption.ts';

const CANVAS = { width: 400, height: 300, background: '#ffffff' };
const CAPTION: BrandCaption = {
  name: 'Loud',
  font: 'bangers',
  size: 0.2,
  color: '#ff6b4a',
  outlineColor: '#112233',
  outline: 0.1,
  place: 'top',
};
const LOOK = { font: 'bangers', size: 60, color: '#ff6b4a', outlineWidth: 6 };

const newEditor = () => createEditor(emptyDocument(CANVAS), { isPlaying: false, tool: 'text' });
const layersOf = (editor: ReturnType<typeof newEditor>) =>
  editor.history.get().state.document.layers;

it('adds a text in the style of the brand', () => {
  const editor = newEditor();
  applyCaption(editor, CAPTION, null, 'Your text');
  expect(layersOf(editor)).toMatchObject([
    { kind: 'text', text: 'Your text', style: LOOK, transform: { x: 200, y: 48 } },
  ]);
  editor.undo();
  expect(layersOf(editor)).toEqual([]);
});

it('gives the selected text the style, in one step', () => {
  const editor = newEditor();
  const layer = newTextLayer('text', 'Hello', CANVAS);
  editor.perform(actions.addLayer, { layer });
  applyCaption(editor, CAPTION, layersOf(editor)[0] ?? null, 'Your text');
  expect(layersOf(editor)).toMatchObject([{ text: 'Hello', style: LOOK, transform: { y: 48 } }]);
  editor.undo();
  expect(layersOf(editor)).toEqual([layer]);
});
