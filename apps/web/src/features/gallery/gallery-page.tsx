import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { SlowNote } from '../../ui/slow-note.tsx';
import { Gallery } from './gallery.tsx';
import { GalleryLoading } from './gallery-states.tsx';

export function GalleryPage() {
  const { user, loading, expectsVisitor } = useAuth();
  const gallery = useTexts('gallery');
  const isUnknown = loading && !expectsVisitor;
  return (
    <>
      <PageHead
        title={gallery.pageTitle}
        description={gallery.pageDescription}
        path="/my-creations"
        isPrivate
      />
      {isUnknown && <GalleryLoading />}
      {!isUnknown && !user && (
        <AccessDenied title={gallery.denied} text={gallery.deniedText} linkText={gallery.logIn} />
      )}
      {loading && !isUnknown && <SlowNote>{gallery.loading}</SlowNote>}
      {user && <Gallery key={user.username} username={user.username} />}
    </>
  );
}
