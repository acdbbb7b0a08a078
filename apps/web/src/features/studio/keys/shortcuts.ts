import {
  actions,
  isMediaLayer,
  type Layer,
  type StudioState,
  sourceFramesAt,
} from '@loopwright/studio';
import { changeTime, leadingLoop } from '../editor/change-time.ts';
import type { Editor } from '../editor/editor.ts';
import { newLayerId } from '../editor/merge-keys.ts';
import type { StageClient } from '../stage/stage-client.ts';
import type { ShortcutName } from './shown-shortcuts.ts';

interface Shortcut {
  readonly name: ShortcutName;
  /** As `tinykeys` writes them. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

interface ShortcutOptions {
  readonly editor: Editor;
  /** null before it has started. */
  readonly stage: StageClient | null;
  readonly onHelp: () => void;
  readonly clipboard: Clipboard;
}

/** Layers that were copied, kept while the page is open. */
export interface Clipboard {
  layers: readonly Layer[];
}

const selectedLayers = ({ document, selection }: StudioState): readonly Layer[] =>
  document.layers.filter(({ id }) => selection.includes(id));

/** Adds copies of layers to the document. */
export const pasteCopies = (editor: Editor, layers: readonly Layer[]): void =>
  editor.perform(actions.pasteLayers, { layers, newIds: layers.map(newLayerId) });

const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
const FAR = 10;

/** All shortcuts of the editor, except for pasting and comparing, which are events of their own. */
export function shortcutsOf({
  editor,
  stage,
  onHelp,
  clipboard,
}: ShortcutOptions): readonly Shortcut[] {
  const state = () => editor.history.get().state;
  const step = (by: number) => () => {
    editor.show({ isPlaying: false });
    stage?.seek(editor.frame.get() + by);
  };
  const trim = (end: 'trimStart' | 'trimEnd') => () => trimHere(editor, end);
  const nudges = Object.entries(ARROWS).flatMap(([key, [dx, dy]]): Shortcut[] => [
    {
      name: 'nudge',
      keys: [key],
      run: () => editor.perform(actions.moveLayers, { dx, dy }),
    },
    {
      name: 'nudgeFar',
      keys: [`Shift+${key}`],
      run: () => editor.perform(actions.moveLayers, { dx: dx * FAR, dy: dy * FAR }),
    },
  ]);
  return [
    {
      name: 'play',
      keys: ['Space'],
      run: () => editor.show({ isPlaying: !editor.view.get().isPlaying }),
    },
    { name: 'previous', keys: [','], run: step(-1) },
    { name: 'next', keys: ['.'], run: step(1) },
    { name: 'trimStart', keys: ['i'], run: trim('trimStart') },
    { name: 'trimEnd', keys: ['o'], run: trim('trimEnd') },
    ...nudges,
    {
      name: 'remove',
      keys: ['Delete', 'Backspace'],
      run: () => editor.perform(actions.deleteLayers, undefined),
    },
    { name: 'undo', keys: ['$mod+z'], run: editor.undo },
    { name: 'redo', keys: ['$mod+Shift+z', '$mod+y'], run: editor.redo },
    {
      name: 'duplicate',
      keys: ['$mod+d'],
      run: () => pasteCopies(editor, selectedLayers(state())),
    },
    {
      name: 'copy',
      keys: ['$mod+c'],
      run: () => {
        clipboard.layers = selectedLayers(state());
      },
    },
    {
      name: 'backward',
      keys: ['['],
      run: () => editor.perform(actions.sendBackward, undefined),
    },
    { name: 'forward', keys: [']'], run: () => editor.perform(actions.bringForward, undefined) },
    {
      name: 'editText',
      keys: ['Enter'],
      run: () => {
        const [layer] = selectedLayers(state());
        if (layer?.kind === 'text' && !layer.isLocked) editor.show({ editedText: layer.id });
      },
    },
    { name: 'deselect', keys: ['Escape'], run: () => editor.select([]) },
    { name: 'help', keys: ['[Shift]+?'], run: onHelp },
  ];
}

/** Trims the selected loop, or the one at the back, at the frame that is shown. */
function trimHere(editor: Editor, end: 'trimStart' | 'trimEnd'): void {
  const { document, selection } = editor.history.get().state;
  const selected = document.layers.find(({ id }) => id === selection[0]);
  const isLoop = selected && isMediaLayer(selected) && selected.source.frameCount > 1;
  const loop = isLoop ? selected : leadingLoop(document);
  if (loop === null) return;
  const phase = editor.frame.get() / document.frameCount;
  const { first } = sourceFramesAt(loop.time, loop.source.frameCount, phase);
  changeTime(editor, loop.id, { [end]: end === 'trimStart' ? first : first + 1 });
}
