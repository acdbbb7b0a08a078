import type { User } from '@loopwright/contract';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadTexts, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { SessionCheck } from '../../ui/session-check.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

async function loadCards() {
  const [file] = await Promise.all([
    import('./account-cards.tsx'),
    loadTexts(['account', 'security']),
  ]);
  return { default: file.AccountCards };
}
const AccountCards = lazy(loadCards);

const pageClass = 'page grid max-w-4xl gap-5 py-10 sm:py-14';

function ProfileLoading() {
  const { profile } = useTexts('member');
  return (
    <div className={pageClass}>
      <LoadingLine>{profile.loading}</LoadingLine>
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
    </div>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[10rem_1fr] sm:gap-4">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  );
}

function Details({ user }: { readonly user: User }) {
  const { profile } = useTexts('member');
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-xl">{profile.account}</h2>
      <dl className="mt-5 grid gap-4">
        <Detail term={profile.name}>{user.name || profile.notAvailable}</Detail>
        <Detail term={profile.email}>{user.email || profile.notAvailable}</Detail>
        <Detail term={profile.username}>{user.username}</Detail>
      </dl>
    </Card>
  );
}

interface ProfilePageProps {
  /** The person's plan and the ways to change it: they belong to another feature. */
  readonly subscription: ReactNode;
  /** Their page in the community: the same. */
  readonly publicPage?: ReactNode;
}

function ProfileContent({ subscription, publicPage }: ProfilePageProps) {
  const { user, loading } = useAuth();
  const { profile } = useTexts('member');
  const denied = (
    <AccessDenied title={profile.denied} text={profile.deniedText} linkText={profile.logIn} />
  );
  if (loading) return <SessionCheck loading={<ProfileLoading />} denied={denied} />;
  if (!user) return denied;
  return (
    // All at once: what is there first would be pushed down by what comes later.
    <Suspense fallback={<ProfileLoading />}>
      <div className={pageClass}>
        <h1 className="mb-2 text-2xl">{profile.title}</h1>
        {subscription}
        <Details user={user} />
        {publicPage}
        <AccountCards user={user} />
      </div>
    </Suspense>
  );
}

export function ProfilePage({ subscription, publicPage }: ProfilePageProps) {
  const { profile } = useTexts('member');
  // On its way while the session is still being asked for.
  useEffect(() => void loadCards().catch(() => undefined), []);
  return (
    <>
      <PageHead
        title={profile.pageTitle}
        description={profile.pageDescription}
        path="/profile"
        isPrivate
      />
      <ProfileContent subscription={subscription} publicPage={publicPage} />
    </>
  );
}
