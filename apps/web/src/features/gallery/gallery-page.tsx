import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
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
      {loading && !isUnknown && (
        // Slow lines only: most people never see it. Without scripts there is nothing to wait for.
        <output className="pointer-events-none fixed bottom-4 left-4 z-30 animate-late rounded-full border border-line bg-raised px-4 py-2 text-sm text-ink-soft shadow-low noscript:hidden">
          {gallery.loading}
        </output>
      )}
      {user && <Gallery key={user.username} username={user.username} />}
    </>
  );
}
