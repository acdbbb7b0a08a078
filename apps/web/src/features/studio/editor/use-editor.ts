import type { Layer, StudioState } from '@loopwright/studio';
import { createContext, use } from 'react';
import type { Editor, EditorView } from './editor.ts';
import { useValue } from './value.ts';

export const EditorContext = createContext<Editor | null>(null);

/** The document that is open. @throws outside of a studio */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('There is no studio around this');
  return editor;
}

export const useStudioState = (): StudioState => useValue(useEditor().history).state;

export const useEditorView = (): EditorView => useValue(useEditor().view);

/** The selected layer; null when none or several are selected. */
export function useSelectedLayer(): Layer | null {
  const { document, selection } = useStudioState();
  const [id, ...others] = selection;
  if (id === undefined || others.length > 0) return null;
  return document.layers.find((layer) => layer.id === id) ?? null;
}
