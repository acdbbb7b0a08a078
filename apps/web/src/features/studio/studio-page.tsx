import type { SavedDocument } from '@loopwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { pathOfStudio, readDocumentOf } from '../../entities/document/document-calls.ts';
import { documentKeys } from '../../entities/document/document-keys.ts';
import { useTexts } from '../../language/texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { FilledHead } from '../../lib/filled-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { ConflictDialog } from './autosave/conflict-dialog.tsx';
import { localCopies } from './autosave/local-copy.ts';
import { openDocument } from './autosave/open-document.ts';
import { BrandProvider } from './brand/use-brand.tsx';
import { Studio } from './studio.tsx';

/** Edits the document at its address. */
export function StudioPage() {
  const { user, loading } = useAuth();
  const texts = useTexts('studio');
  const { documentId } = useParams<'/studio/:documentId'>();
  const denied = (
    <AccessDenied title={texts.denied} text={texts.deniedText} linkText={texts.logIn} />
  );
  return (
    <>
      <FilledHead
        title={texts.pageTitle}
        description={texts.pageDescription}
        path={pathOfStudio(documentId)}
        isPrivate
      />
      {loading && <SessionCheck loading={<StudioLoading />} denied={denied} />}
      {!loading && !user && denied}
      {user && (
        <BrandProvider>
          <DocumentLoader key={documentId} documentId={documentId} username={user.username} />
        </BrandProvider>
      )}
    </>
  );
}

function StudioLoading() {
  const { loading } = useTexts('studio');
  return (
    <output
      className="fixed inset-0 grid place-content-center justify-items-center gap-4 text-ink-soft"
      data-waiting
    >
      <LoopMark className="size-12" state="running" />
      {loading}
    </output>
  );
}

interface DocumentLoaderProps {
  readonly documentId: string;
  readonly username: string;
}

function DocumentLoader({ documentId, username }: DocumentLoaderProps) {
  const texts = useTexts('studio');
  /** How often it was opened again. */
  const [opening, setOpening] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.one(username, documentId),
    queryFn: ({ signal }) => readDocumentOf(documentId, signal),
    // What is open is the truth until the page is left.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return (
      <StudioProblem
        title={isMissing ? texts.notFound : texts.loadFailed}
        hint={isMissing ? texts.notFoundHint : texts.loadFailedHint}
        onRetry={isMissing ? null : () => void refetch()}
      />
    );
  }
  const reopen = async (): Promise<void> => {
    await refetch();
    setOpening(opening + 1);
  };
  if (!data) return <StudioLoading />;
  return <LoadedDocument key={opening} saved={data} onReopen={() => void reopen()} />;
}

interface LoadedDocumentProps {
  readonly saved: SavedDocument;
  readonly onReopen: () => void;
}

function LoadedDocument({ saved, onReopen }: LoadedDocumentProps) {
  const texts = useTexts('studio');
  const [, navigate] = useLocation();
  const opening = useMemo(() => openDocument(saved, localCopies), [saved]);
  const toCopy = (id: string): void => navigate(pathOfStudio(id), { replace: true });
  const { newerVersion, invalid } = texts.unreadable;
  if (opening.kind === 'unreadable') {
    return (
      <StudioProblem
        title={opening.reason === 'newerVersion' ? newerVersion : invalid}
        hint={texts.loadFailedHint}
        onRetry={null}
      />
    );
  }
  if (opening.kind === 'conflict') {
    const { mine } = opening;
    return (
      <ConflictDialog
        documentId={saved.id}
        mine={{ name: mine.name, body: mine.document }}
        onUseOther={() => {
          localCopies.remove(saved.id);
          onReopen();
        }}
        onCopied={(id) => {
          localCopies.remove(saved.id);
          toCopy(id);
        }}
      />
    );
  }
  return <Studio opened={opening.opened} onReopen={onReopen} onCopied={toCopy} />;
}

interface StudioProblemProps {
  readonly title: string;
  readonly hint: string;
  readonly onRetry: (() => void) | null;
}

function StudioProblem({ title, hint, onRetry }: StudioProblemProps) {
  const texts = useTexts('studio');
  return (
    <div className="page grid grow place-content-center justify-items-center gap-3 py-20 text-center">
      <LoopMark className="mb-2 size-16" strokeWidth={2.2} state={0.5} />
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-md text-ink-soft">{hint}</p>
      <div className="mt-4 flex gap-2">
        {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
        <ButtonLink to="/my-creations" variant="primary">
          {texts.toGallery}
        </ButtonLink>
      </div>
    </div>
  );
}
