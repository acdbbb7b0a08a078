import { PLAN_LABELS, type User } from '@loopwright/contract';
import { useLocation } from 'wouter';
import { useTexts } from '../language/texts.ts';
import { useAuth } from '../lib/auth.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

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
  return (
    <>
      <span className="max-w-40 min-w-8 truncate text-sm font-medium" title={user.name}>
        {user.name || navigation.fallbackName}
      </span>
      <Badge tone="accent" title={PLAN_LABELS[plan]} className="shrink-0">
        {planNames[plan]}
      </Badge>
      <Badge tone={tokens === 0 ? 'danger' : 'plain'} className="shrink-0">
        <span>{tokens}</span> {navigation.tokens(tokens)}
      </Badge>
      <Button
        variant={isWide ? 'quiet' : 'secondary'}
        className={isWide ? 'px-3' : 'mt-2 w-full lg:mt-0 lg:w-auto'}
        onClick={() => void logout().then(() => navigate('/'))}
      >
        {navigation.logout}
      </Button>
    </>
  );
}
