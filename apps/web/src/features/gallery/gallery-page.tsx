import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { BlurredGallery } from './blurred-gallery.tsx';
import { GalleryLoading } from './gallery-states.tsx';
import { Gallery } from './gallery.tsx';

export function GalleryPage() {
  const { user, loading } = useAuth();
  const gallery = useTexts('gallery');
  const [isWaiting, setIsWaiting] = useState(true);
  const denied = (
    <AccessDenied
      title={gallery.denied}
      text={gallery.deniedText}
      linkText={gallery.logIn}
      backdrop={<BlurredGallery />}
    />
  );
  return (
    <>
      <PageHead
        title={gallery.pageTitle}
        description={gallery.pageDescription}
        path="/my-creations"
        isPrivate
      />
      {/* One for both waits, because the server may have written pictures into it. */}
      {(loading || (user && isWaiting)) && (
        <SessionCheck loading={<GalleryLoading />} denied={denied} />
      )}
      {!loading && !user && denied}
      {user && <Gallery key={user.username} username={user.username} onWaiting={setIsWaiting} />}
    </>
  );
}
