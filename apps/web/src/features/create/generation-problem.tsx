import { PLANS } from '@loopwright/contract';
import { serverText, useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { formatWeekdayTime } from '../../lib/dates.ts';
import { LinkedMessage } from '../../ui/linked-message.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { planAbove, PlanOffer } from './plan-offer.tsx';
import { leadsToLogin, needsUpgrade, type Problem } from './problem.ts';

/** With the time at which the next tokens come. */
function OutOfTokens() {
  const create = useTexts('create');
  const language = useLanguage();
  const { user } = useAuth();
  return (
    <>
      <span>{create.outOfTokens}</span>
      {user && ` ${create.refill(formatWeekdayTime(language, user.tokensRefreshAt))}`}
    </>
  );
}

/** A problem in words. */
export function ProblemWords({ problem }: { readonly problem: Problem }) {
  const create = useTexts('create');
  const { navigation } = useTexts('shell');
  if (problem === 'pleaseLogIn') {
    return (
      <LinkedMessage message={create.pleaseLogIn} phrase={create.pleaseLogInLink} to="/login" />
    );
  }
  if (problem === 'gifLocked') {
    return <LinkedMessage message={create.gifLocked} phrase={create.gifLockedLink} to="/pricing" />;
  }
  if (problem === 'outOfTokens') return <OutOfTokens />;
  if (typeof problem === 'string') return create[problem];
  if ('possible' in problem) return create.tooFewTokens(problem.possible);
  const message = serverText(problem);
  if (leadsToLogin(problem)) {
    return (
      <>
        {message} <TextLink to="/login">{navigation.signIn}</TextLink>
      </>
    );
  }
  if (!needsUpgrade(problem)) return message;
  return (
    <>
      {message} <TextLink to="/pricing">{create.upgrade}</TextLink>
    </>
  );
}

/** On a phone it may lie above what the person looks at. */
const bringUp = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView?.({ block: 'nearest' });

/** The plan that solves the problem, for a person who has a smaller one. */
function Offer({ problem }: { readonly problem: Problem }) {
  const { user } = useAuth();
  const current = PLANS[user?.subscription ?? 'free'];
  if (problem === 'outOfTokens') {
    const plan = planAbove(current, ({ tokensPerWeek }) => tokensPerWeek > current.tokensPerWeek);
    return user && plan && <PlanOffer plan={plan} hasRefill={false} isUrgent />;
  }
  if (problem !== 'gifLocked') return null;
  const plan = planAbove(current, ({ allowsGif }) => allowsGif);
  return plan && <PlanOffer plan={plan} hasRefill isUrgent={false} />;
}

/** The red box, with the way out where there is one. */
export function GenerationProblem({ problem }: { readonly problem: Problem }) {
  return (
    <div ref={bringUp} className="grid scroll-mt-20 scroll-mb-24 gap-2">
      <ErrorNotice>
        <ProblemWords problem={problem} />
      </ErrorNotice>
      <Offer problem={problem} />
    </div>
  );
}
