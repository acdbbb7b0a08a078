import { GALLERY_MESSAGES } from '@loopwright/contract';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { Gallery } from './gallery.tsx';
import { GalleryLoading } from './gallery-states.tsx';

export function GalleryPage() {
  const { user, loading } = useAuth();
  const { denied, deniedText, logIn } = GALLERY_MESSAGES;
  return (
    <>
      <PageHead
        title="My creations"
        description="Your pictures and loops, newest first."
        path="/my-creations"
        isPrivate
      />
      {loading && <GalleryLoading />}
      {!loading && !user && <AccessDenied title={denied} text={deniedText} linkText={logIn} />}
      {user && <Gallery key={user.username} username={user.username} />}
    </>
  );
}
