import { useEffect, useState } from 'react';
import { saveDocument } from '../../../entities/document/document-calls.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Editor } from '../editor/editor.ts';
import { createValue, type Value } from '../editor/value.ts';
import { createAutosave, type Autosave, type SaveState } from './autosave.ts';
import { localCopies } from './local-copy.ts';
import type { OpenedDocument } from './open-document.ts';

/** Requests that outlive their page may have at most 64 kB. */
const KEEPALIVE_BYTES = 60_000;

interface Saving {
  readonly state: Value<SaveState>;
  readonly name: Value<string>;
  /** Saves at once. */
  readonly flush: () => Promise<SaveState>;
  /** Gives up what is not saved. */
  readonly discard: () => void;
}

/** Saves what changes in an editor, for as long as it is shown. */
export function useAutosave(
  { id, name, version, isUnsaved }: OpenedDocument,
  editor: Editor,
): Saving {
  const [saving] = useState(() => {
    const state = createValue<SaveState>('saved');
    const autosave = createAutosave({
      documentId: id,
      version,
      copies: localCopies,
      save: async (base, kept, isLeaving) => {
        const change = { name: kept.name, body: kept.body as Record<string, unknown> };
        const keepalive = isLeaving && JSON.stringify(change).length < KEEPALIVE_BYTES;
        return saveDocument(id, base, change, { keepalive });
      },
      failureOf,
      onState: state.set,
    });
    return { state, autosave, name: createValue(name) };
  });
  useEffect(() => follow(editor, saving, isUnsaved), [editor, saving, isUnsaved]);
  const { state, autosave } = saving;
  return { state, name: saving.name, flush: autosave.flush, discard: autosave.discard };
}

function failureOf(error: unknown): 'conflict' | 'refused' | 'local' {
  if (!(error instanceof ApiError)) return 'local';
  if (error.status === 409) return 'conflict';
  // Another answer may come later, from the server or to another session.
  return error.status >= 500 || error.status === 429 || error.status === 401 ? 'local' : 'refused';
}

interface Followed {
  readonly autosave: Autosave;
  readonly name: Value<string>;
}

function follow(editor: Editor, { autosave, name }: Followed, isUnsaved: boolean): () => void {
  const currentDocument = () => editor.history.get().state.document;
  let last = currentDocument();
  const change = (): void => autosave.changed({ name: name.get(), body: last });
  if (isUnsaved) change();
  const stops = [
    editor.history.subscribe(() => {
      if (currentDocument() === last) return;
      last = currentDocument();
      change();
    }),
    name.subscribe(change),
  ];
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('pagehide', () => void autosave.flush(true), { signal });
  window.addEventListener('online', () => void autosave.flush(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && void autosave.flush(true),
    { signal },
  );
  return () => {
    for (const stop of stops) stop();
    events.abort();
    void autosave.flush();
    autosave.stop();
  };
}
