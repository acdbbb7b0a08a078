import { lazy, Suspense } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Brand = lazy(() => import('./brand.tsx').then((file) => ({ default: file.Brand })));

/** The brand kit of the workspace that the user works in. */
export function BrandPage() {
  const { user, loading } = useAuth();
  const { brandKit: texts, denied: deniedTitle, logIn } = useTexts('teams');
  const denied = <AccessDenied title={deniedTitle} text={texts.deniedText} linkText={logIn} />;
  const waiting = (
    <div className="page grid max-w-4xl content-start gap-5 py-10 sm:py-14">
      <LoadingLine>{texts.loading}</LoadingLine>
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
  return (
    <>
      <PageHead title={texts.title} description={texts.pageDescription} path="/brand" isPrivate />
      {loading && <SessionCheck loading={waiting} denied={denied} />}
      {!loading && !user && denied}
      {user && (
        <Suspense fallback={waiting}>
          <Brand key={user.team?.id ?? user.username} user={user} waiting={waiting} />
        </Suspense>
      )}
    </>
  );
}
