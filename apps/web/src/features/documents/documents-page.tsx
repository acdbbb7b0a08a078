import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { DocumentsLoading } from './document-states.tsx';
import { Documents } from './documents.tsx';

export function DocumentsPage() {
  const { user, loading } = useAuth();
  const { documentsPage: texts } = useTexts('gallery');
  const denied = (
    <AccessDenied title={texts.denied} text={texts.deniedText} linkText={texts.logIn} />
  );
  return (
    <>
      <PageHead
        title={texts.pageTitle}
        description={texts.pageDescription}
        path="/my-creations/documents"
        isPrivate
      />
      {loading && <SessionCheck loading={<DocumentsLoading />} denied={denied} />}
      {!loading && !user && denied}
      {user && <Documents key={user.username} user={user} />}
    </>
  );
}
