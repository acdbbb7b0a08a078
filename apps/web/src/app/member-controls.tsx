import { PLAN_LABELS, type User } from '@loopwright/contract';
import { Command, Pause, Play } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { loadTexts, useTexts } from '../language/texts.ts';
import { useAuth } from '../lib/auth.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useMotionPause } from '../lib/stillness.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { openDialog } from './commands/opened-dialog.ts';

// Not with the rest: pages that read nothing else from the server do not have to wait for its code.
const NotificationBell = lazyPart(
  async () => (await import('./notifications/notification-bell.tsx')).NotificationBell,
  () => null,
);

// Most users have one workspace, and do without it.
const WorkspaceSwitcher = lazy(async () => {
  const [file] = await Promise.all([import('./workspace-switcher.tsx'), loadTexts(['teams'])]);
  return { default: file.WorkspaceSwitcher };
});

/** What the account menu has beside links, where the mobile menu stands in for it. */
function MobileEntries() {
  const { navigation } = useTexts('shell');
  const { title } = useTexts('commands');
  const { isPaused, toggle } = useMotionPause();
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      <Button className="grow" onClick={() => openDialog('palette')}>
        <Command className="size-4" aria-hidden="true" />
        {title}
      </Button>
      <Button className="grow" onClick={toggle}>
        <Icon className="size-4" aria-hidden="true" />
        {isPaused ? navigation.resumeMotion : navigation.pauseMotion}
      </Button>
    </>
  );
}

interface MemberControlsProps {
  readonly user: User;
  readonly isWide: boolean;
}

/** Who is signed in, their plan and tokens, and the way out. */
export function MemberControls({ user, isWide }: MemberControlsProps) {
  const { logout } = useAuth();
  const { navigation } = useTexts('shell');
  const { planNames } = useTexts('member');
  const [, navigate] = useLocation();
  const tokens = user.tokensRemaining ?? 0;
  const plan = user.subscription ?? 'free';
  const signOut = (): void => void logout().then(() => navigate('/'));
  const controls = (
    <>
      {user.workspaces && (
        <Suspense fallback={<span className="h-9 w-24" />}>
          <WorkspaceSwitcher user={user} />
        </Suspense>
      )}
      <span className="max-w-40 min-w-8 truncate text-sm font-medium" title={user.name}>
        {user.name || navigation.fallbackName}
      </span>
      <Badge tone="accent" title={PLAN_LABELS[plan]} className="shrink-0">
        {planNames[plan]}
      </Badge>
      <Badge tone={tokens === 0 ? 'danger' : 'plain'} className="shrink-0">
        <span>{tokens}</span> {navigation.tokens(tokens)}
      </Badge>
      {!isWide && <MobileEntries />}
      <Button
        variant={isWide ? 'quiet' : 'secondary'}
        className={isWide ? 'px-3' : 'mt-2 w-full lg:mt-0 lg:w-auto'}
        onClick={signOut}
      >
        {navigation.logout}
      </Button>
    </>
  );
  if (!isWide) return controls;
  return (
    <>
      <div className="hidden min-w-0 items-center gap-2 xl:flex">{controls}</div>
      <Suspense fallback={<span className="size-11 shrink-0" />}>
        <NotificationBell user={user} />
      </Suspense>
      <div className="hidden xl:block">
        <AccountMenu user={user} onLogout={signOut} />
      </div>
    </>
  );
}
