import { Suspense } from 'react';
import { loadTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const NotificationBell = lazyPart(
  async () => {
    const [file] = await Promise.all([import('./notification-bell.tsx'), loadTexts(['commands'])]);
    return file.NotificationBell;
  },
  () => null,
);

/** The bell for the bar of the Studio, which has no navigation bar. */
export function StudioBell() {
  const { user } = useAuth();
  return (
    <Suspense fallback={<span className="size-9 shrink-0 max-md:hidden pointer-coarse:size-11" />}>
      {user && <NotificationBell user={user} place="studio" />}
    </Suspense>
  );
}
