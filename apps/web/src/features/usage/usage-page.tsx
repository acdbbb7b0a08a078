import type { ReactNode } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { UsageLoading } from './usage-states.tsx';
import { Usage } from './usage.tsx';

interface UsagePageProps {
  /** The tokens that are left, and when there are new ones: they belong to another feature. */
  readonly gauge: ReactNode;
}

export function UsagePage({ gauge }: UsagePageProps) {
  const { user, loading } = useAuth();
  const texts = useTexts('usage');
  const denied = (
    <AccessDenied title={texts.denied} text={texts.deniedText} linkText={texts.logIn} />
  );
  return (
    <>
      <PageHead
        title={texts.pageTitle}
        description={texts.pageDescription}
        path="/usage"
        isPrivate
      />
      {loading && <SessionCheck loading={<UsageLoading />} denied={denied} />}
      {!loading && !user && denied}
      {user && <Usage key={user.username} user={user} gauge={gauge} />}
    </>
  );
}
