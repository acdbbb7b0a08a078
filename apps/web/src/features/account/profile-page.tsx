import { PROFILE_MESSAGES, PLANS, TOKEN_COST } from '@loopwright/contract';
import type { ReactNode } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const dayAndTime = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

function ProfileLoading() {
  return (
    <div className="page grid max-w-4xl gap-6 py-10 sm:py-14">
      <LoadingLine>{PROFILE_MESSAGES.loading}</LoadingLine>
      <Skeleton className="h-40" />
      <Skeleton className="h-56" />
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

interface ProfilePageProps {
  /** The button that opens the billing portal, or the way to the plans. */
  readonly subscriptionAction: ReactNode;
}

export function ProfilePage({ subscriptionAction }: ProfilePageProps) {
  const { user, loading } = useAuth();
  const { denied, deniedText, logIn, notAvailable } = PROFILE_MESSAGES;
  const head = (
    <PageHead
      title="Profile"
      description="Your Loopwright account, plan and weekly tokens."
      path="/profile"
      isPrivate
    />
  );
  if (loading) {
    return (
      <>
        {head}
        <ProfileLoading />
      </>
    );
  }
  if (!user) {
    return (
      <>
        {head}
        <AccessDenied title={denied} text={deniedText} linkText={logIn} />
      </>
    );
  }
  const plan = PLANS[user.subscription ?? 'free'];
  const tokens = user.tokensRemaining ?? 0;
  return (
    <div className="page max-w-4xl py-10 sm:py-14">
      {head}
      <h1 className="text-2xl">Profile</h1>
      <Card className="mt-8 p-5 sm:p-7">
        <h2 className="text-xl">Account</h2>
        <dl className="mt-5 grid gap-4">
          <Detail term="Name">{user.name || notAvailable}</Detail>
          <Detail term="Email">{user.email || notAvailable}</Detail>
          <Detail term="Username">{user.username}</Detail>
        </dl>
      </Card>
      <Card className="mt-5 overflow-hidden">
        <div className="glow-accent h-1.5" />
        <div className="grid gap-8 p-5 sm:grid-cols-[1fr_auto] sm:p-7">
          <div>
            <h2 className="flex flex-wrap items-center gap-3 text-xl">
              {plan.label}
              <Badge tone="accent">{plan.name}</Badge>
            </h2>
            <p className="mt-2 text-ink-soft">{plan.description}</p>
            <div className="mt-6 flex flex-wrap gap-2">{subscriptionAction}</div>
          </div>
          <div className="sm:text-right">
            <p className="font-display text-3xl font-bold">{tokens}</p>
            <p className="text-sm text-ink-soft">of {plan.tokensPerWeek} tokens left this week</p>
            <p className="mt-3 text-xs text-ink-soft">
              A picture costs {TOKEN_COST.image}, a GIF {TOKEN_COST.gif}.
              <br />
              New tokens on {dayAndTime.format(new Date(user.tokensRefreshAt))}.
            </p>
          </div>
        </div>
      </Card>
    </div>
  );
}
