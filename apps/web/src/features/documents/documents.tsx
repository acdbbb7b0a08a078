import {
  type DocumentSummary,
  HIGHEST_PLAN,
  UNDO_DELETION_MS,
  type User,
} from '@loopwright/contract';
import { useRef, useState } from 'react';
import { restoreDocument } from '../../entities/document/document-calls.ts';
import { GalleryTabs } from '../../entities/document/gallery-tabs.tsx';
import {
  useCopyDocument,
  useDeleteDocument,
  useDocuments,
  useRenewDocuments,
} from '../../entities/document/use-documents.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useLapsedSession } from '../../lib/use-lapsed-session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showFailure, showNews, showUndo } from '../../ui/toasts.tsx';
import { DocumentCard } from './document-card.tsx';
import {
  DocumentsEmpty,
  DocumentsFailed,
  DocumentsLoading,
  gridClass,
  headClass,
} from './document-states.tsx';
import { NewDocumentButtons } from './new-document-buttons.tsx';

export function Documents({ user: { username, subscription } }: { readonly user: User }) {
  const { documentsPage: texts } = useTexts('gallery');
  const documents = useDocuments(username);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion(username, () => heading.current?.focus({ preventScroll: true }));
  const copying = useCopyDocument(username);
  useLapsedSession(documents.error);
  if (documents.isPending) return <DocumentsLoading />;
  const { items, maximum } = documents.data ?? { items: [], maximum: 0 };
  const duplicate = (source: DocumentSummary): void =>
    copying.mutate(source, {
      onSuccess: () => showNews(texts.duplicated(source.name || texts.untitled)),
      onError: (error) => showFailure(messageOf(error, texts.duplicateFailed)),
    });
  return (
    <div className="page flex grow flex-col py-8 sm:py-12">
      <div className={headClass}>
        <div className="flex items-baseline gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {texts.title}
          </h1>
          {documents.data && <Count count={items.length} maximum={maximum} />}
        </div>
        {items.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <NewDocumentButtons />
          </div>
        )}
      </div>
      <GalleryTabs />
      {documents.data && items.length >= maximum && (
        <p className="mt-4 text-sm">
          {texts.full}{' '}
          {subscription !== HIGHEST_PLAN && <TextLink to="/pricing">{texts.comparePlans}</TextLink>}
        </p>
      )}
      {documents.isError && items.length === 0 && (
        <DocumentsFailed onRetry={() => void documents.refetch()} />
      )}
      {!documents.isError && items.length === 0 && (
        <DocumentsEmpty>
          <NewDocumentButtons />
        </DocumentsEmpty>
      )}
      <ul className={gridClass}>
        {items.map((one) => (
          <DocumentCard
            key={one.id}
            document={one}
            username={username}
            isBusy={
              (deletion.isPending && deletion.variables?.id === one.id) ||
              (copying.isPending && copying.variables.id === one.id)
            }
            onDuplicate={duplicate}
            onDelete={deletion.ask}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={deletion.asked !== null}
        question={texts.confirmDelete}
        detail={texts.deleteDetail}
        confirmLabel={texts.delete}
        onConfirm={deletion.confirm}
        onCancel={() => deletion.ask(null)}
      />
    </div>
  );
}

function Count({ count, maximum }: { readonly count: number; readonly maximum: number }) {
  const { documentsPage: texts } = useTexts('gallery');
  const numbers = new Intl.NumberFormat(useLanguage());
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {texts.count(count, numbers.format(maximum))}
    </p>
  );
}

/** Asks, deletes, and offers to undo that. */
function useDeletion(username: string, onDeleted: () => void) {
  const { documentsPage: texts } = useTexts('gallery');
  const { mutate, isPending, variables } = useDeleteDocument(username);
  const renew = useRenewDocuments(username);
  const [asked, ask] = useState<DocumentSummary | null>(null);
  const undo = async ({ id }: DocumentSummary): Promise<void> => {
    try {
      await restoreDocument(id);
      await renew();
      showNews(texts.restored);
    } catch (error) {
      showFailure(messageOf(error, texts.undoFailed));
    }
  };
  const confirm = (): void => {
    if (asked === null) return;
    mutate(asked, {
      onSuccess: () => {
        onDeleted();
        showUndo({
          message: texts.deleted(asked.name || texts.untitled),
          label: texts.undo,
          durationMs: UNDO_DELETION_MS,
          onUndo: () => void undo(asked),
        });
      },
      onError: () => showFailure(texts.deleteFailed),
    });
    ask(null);
  };
  return { asked, ask, confirm, isPending, variables };
}
