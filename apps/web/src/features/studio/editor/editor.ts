import {
  createHistory,
  type History,
  perform,
  redo,
  select,
  type StudioAction,
  type StudioDocument,
  undo,
} from '@loopwright/studio';
import { createValue, type Value } from './value.ts';

export const TOOLS = ['layers', 'text', 'crop', 'color', 'speed', 'stickers'] as const;
export type Tool = (typeof TOOLS)[number];

/** What the screen shows apart from the document; never undone. */
export interface EditorView {
  /** The panel that is open; null: none, on a small screen. */
  readonly tool: Tool | null;
  readonly isPlaying: boolean;
  /** Shows the picture without any grade. */
  readonly isComparing: boolean;
  /** The text layer that is edited in place. */
  readonly editedText: string | null;
  /** Screen pixels for a pixel of the canvas; null: as large as fits. */
  readonly zoom: number | null;
  /** Of `SAFE_ZONES`; null: none. */
  readonly safeZone: string | null;
}

/** One open document with its history and what is shown of it. */
export interface Editor {
  readonly history: Value<History>;
  readonly view: Value<EditorView>;
  /** The index of the frame that is shown. */
  readonly frame: Value<number>;
  /** The action that was performed, undone or redone last, for those who hear it. */
  readonly news: Value<EditorNews | null>;
  /** @param mergeKey the same for all changes of one drag, which are one step */
  perform<P>(action: StudioAction<P>, params: P, mergeKey?: string): void;
  readonly undo: () => void;
  readonly redo: () => void;
  select(ids: readonly string[]): void;
  show(view: Partial<EditorView>): void;
}

interface EditorNews {
  readonly kind: 'performed' | 'undone' | 'redone';
  readonly actionId: string;
}

export function createEditor(document: StudioDocument, view: Partial<EditorView> = {}): Editor {
  const top = document.layers.at(-1);
  const state = { document, selection: top && document.layers.length === 1 ? [top.id] : [] };
  const history = createValue(createHistory(state));
  const news = createValue<EditorNews | null>(null);
  const views = createValue<EditorView>({
    tool: 'layers',
    isPlaying: true,
    isComparing: false,
    editedText: null,
    zoom: null,
    safeZone: null,
    ...view,
  });
  return {
    history,
    view: views,
    frame: createValue(0),
    news,
    perform(action, params, mergeKey) {
      const next = perform(history.get(), action, params, mergeKey ?? null);
      if (next === history.get()) return;
      history.set(next);
      news.set({ kind: 'performed', actionId: action.id });
    },
    undo() {
      const actionId = history.get().undoable.at(-1)?.actionId;
      if (actionId === undefined) return;
      history.set(undo(history.get()));
      news.set({ kind: 'undone', actionId });
    },
    redo() {
      const actionId = history.get().redoable[0]?.actionId;
      if (actionId === undefined) return;
      history.set(redo(history.get()));
      news.set({ kind: 'redone', actionId });
    },
    select: (ids) => history.set(select(history.get(), ids)),
    show: (changed) => views.set({ ...views.get(), ...changed }),
  };
}
