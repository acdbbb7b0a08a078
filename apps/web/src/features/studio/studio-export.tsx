import { EXPORT_ROUTES, type Export, pathTo } from '@loopwright/contract';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { saveToGallery } from '../../entities/document/document-calls.ts';
import { sourceOfDocument } from '../../entities/document/document-source.ts';
import { ExportButton } from '../../entities/export/export-button.tsx';
import { isOver } from '../../entities/generation/generation-events.ts';
import { useShownWork } from '../../entities/notification/use-shown-work.ts';
import { serverText, useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { pause } from '../../lib/pause.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { showFailure, showNews } from '../../ui/toasts.tsx';
import type { SaveState } from './autosave/autosave.ts';
import { IconButton } from './editor/icon-button.tsx';
import { useStudioState } from './editor/use-editor.ts';

const POLL_MS = 700;

interface StudioExportProps {
  readonly documentId: string;
  /** The server makes files of what it has saved. */
  readonly flush: () => Promise<SaveState>;
}

/** Files of the document, and a creation of it. */
export function StudioExport({ documentId, flush }: StudioExportProps) {
  const texts = useTexts('studio');
  const { canvas, frameCount } = useStudioState().document;
  const { user } = useAuth();
  const showEnd = useShownWork(user?.username ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const toGallery = async (): Promise<void> => {
    setIsSaving(true);
    try {
      if ((await flush()) !== 'saved') throw new Error('The document is not saved');
      const made = await untilOver(await saveToGallery(documentId, frameCount > 1 ? 'gif' : 'png'));
      showEnd(made);
      if (made.status === 'finished') showNews(texts.gallery.saved);
      else showFailure(made.error === null ? texts.gallery.failed : serverText(made.error));
    } catch (error) {
      showFailure(messageOf(error, texts.gallery.failed));
    }
    setIsSaving(false);
  };
  return (
    <>
      <IconButton
        label={isSaving ? texts.gallery.saving : texts.gallery.save}
        disabled={isSaving}
        onClick={() => void toGallery()}
      >
        {isSaving ? (
          <LoopMark className="size-5" strokeWidth={3.5} state="running" />
        ) : (
          <Images className="size-4.5" />
        )}
      </IconButton>
      <ExportButton
        source={sourceOfDocument({ id: documentId, ...canvas, frameCount })}
        label={texts.export}
        variant="primary"
        size="compact"
        beforeOpen={flush}
      />
    </>
  );
}

async function untilOver(made: Export): Promise<Export> {
  let current = made;
  while (!isOver(current)) {
    await pause(POLL_MS);
    const path = pathTo(EXPORT_ROUTES.export, { id: current.id });
    current = (await callForJson<{ readonly export: Export }>(path)).export;
  }
  return current;
}
