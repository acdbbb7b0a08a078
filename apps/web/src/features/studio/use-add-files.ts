import { actions, newMediaLayer, STUDIO_LIMITS } from '@loopwright/studio';
import { useCallback, useState } from 'react';
import { uploadFile } from '../../entities/document/document-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { showFailure } from '../../ui/toasts.tsx';
import type { Editor } from './editor/editor.ts';
import { newLayerId } from './editor/merge-keys.ts';

interface AddFiles {
  /** Uploads files one after the other and adds each as a layer. */
  readonly add: (files: readonly File[]) => void;
  /** How many are on their way. */
  readonly count: number;
}

export function useAddFiles(editor: Editor): AddFiles {
  const { uploadFailed } = useTexts('studio');
  const [count, setCount] = useState(0);
  const add = useCallback(
    (files: readonly File[]): void => {
      const addAll = async (): Promise<void> => {
        setCount((before) => before + files.length);
        for (const file of files) {
          try {
            const source = await uploadFile(file);
            const { canvas } = editor.history.get().state.document;
            const name = file.name.slice(0, STUDIO_LIMITS.nameMaximum);
            const layer = newMediaLayer('upload', newLayerId(), name, source, canvas);
            editor.perform(actions.addLayer, { layer });
          } catch (error) {
            showFailure(messageOf(error, uploadFailed));
          }
          setCount((before) => before - 1);
        }
      };
      void addAll();
    },
    [editor, uploadFailed],
  );
  return { add, count };
}
