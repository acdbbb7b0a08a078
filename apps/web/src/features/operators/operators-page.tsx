import { lazy, Suspense } from 'react';
import { useOperatorsHead } from '../../language/all/operators-head.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { OperatorsLoading, pageClass } from './operators-loading.tsx';

const Toasts = lazy(() => import('../../ui/toasts.tsx').then((file) => ({ default: file.Toasts })));
const Operators = lazy(() =>
  import('./operators.tsx').then((file) => ({ default: file.Operators })),
);

/** How the server is, and what operators can do about accounts. */
export function OperatorsPage() {
  const { user, loading } = useAuth();
  const texts = useOperatorsHead();
  const denied = <AccessDenied title={texts.title} text={texts.forbidden} linkText={texts.logIn} />;
  return (
    <>
      <PageHead
        title={texts.pageTitle}
        description={texts.pageDescription}
        path="/operators"
        isPrivate
      />
      {loading && <SessionCheck loading={<OperatorsLoading />} denied={denied} />}
      {!loading && !user && denied}
      {user && !user.isOperator && (
        <div className={pageClass}>
          <h1 className="text-3xl">{texts.title}</h1>
          <p className="text-ink-soft">{texts.forbidden}</p>
        </div>
      )}
      {user?.isOperator && (
        <Suspense fallback={<OperatorsLoading />}>
          <Toasts label={texts.messages} />
          <Operators key={user.username} username={user.username} />
        </Suspense>
      )}
    </>
  );
}
