import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { copyDocument, saveDocument } from '../../../entities/document/document-calls.ts';
import { useTexts } from '../../../language/texts.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';

interface ConflictDialogProps {
  readonly documentId: string;
  /** What this window has. */
  readonly mine: { readonly name: string; readonly body: object };
  /** What this window has is given up. */
  readonly onUseOther: () => void;
  /** What this window has is a document of its own now. */
  readonly onCopied: (copyId: string) => void;
}

/** A document was changed in two places: nothing is overwritten before the user has chosen. */
export function ConflictDialog({ documentId, mine, onUseOther, onCopied }: ConflictDialogProps) {
  const texts = useTexts('studio').conflict;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keepAsCopy = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      const { id, version } = await copyDocument(documentId);
      await saveDocument(id, version, {
        name: texts.copyName(mine.name).slice(0, 120),
        body: { ...mine.body },
      });
      onCopied(id);
    } catch (error) {
      setProblem(messageOf(error, texts.failed));
      setIsBusy(false);
    }
  };
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <AlertDialog.Content className="fixed inset-0 z-50 m-auto h-fit w-[min(28rem,calc(100vw-2rem))] animate-rise rounded-xl border border-line bg-surface p-6 shadow-high">
          <AlertDialog.Title className="text-xl">{texts.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">
            {texts.detail}
          </AlertDialog.Description>
          {problem !== null && (
            <p role="alert" className="mt-3 text-sm text-danger">
              {problem}
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button disabled={isBusy} onClick={onUseOther}>
              {texts.useOther}
            </Button>
            <Button variant="primary" isBusy={isBusy} onClick={() => void keepAsCopy()}>
              {texts.keepCopy}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
