import { PLANS, TIMING } from '@loopwright/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { rememberPurchase, useTokensAfterPurchase } from '../../lib/purchase.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { checkoutPlan, forgetCheckout } from './checkout-memory.ts';
import { Outcome } from './outcome.tsx';
import { useCountdown } from './use-countdown.ts';
import { usePlanArrival } from './use-plan-arrival.ts';

/**
 * Asks again for the plan after the page has gone, at longer and longer intervals: the payment
 * provider can be late.
 */
function refreshLater(refresh: () => Promise<void>): void {
  for (const seconds of [1, 3, 7, 15, 31]) setTimeout(() => void refresh(), seconds * 1000);
}

interface SuccessPageProps {
  /** A loop as an example of what to make: it belongs to another feature. */
  readonly example: ReactNode;
}

export function SuccessPage({ example }: SuccessPageProps) {
  const { user, loading, refresh } = useAuth();
  const { success } = useTexts('member');
  const [, navigate] = useLocation();
  const { isWaiting, arrived } = usePlanArrival();
  const tokens = useTokensAfterPurchase(user, arrived);
  const seconds = useCountdown(TIMING.redirectAfterPaymentMs);
  const isOver = seconds === 0;
  const finish = (): void => {
    if (isWaiting) refreshLater(refresh);
    const plan = checkoutPlan();
    if (user && plan) rememberPurchase(user, plan);
    forgetCheckout();
  };
  const leave = useEffectEvent(() => {
    finish();
    navigate('/', { replace: true });
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  const isSignedOut = !loading && user === null;
  return (
    <>
      <PageHead
        title={success.pageTitle}
        description={success.pageDescription}
        path="/success"
        isPrivate
      />
      <Outcome
        sign={
          <div className="relative">
            <div className="size-48 overflow-hidden rounded-xl shadow-high sm:size-56">
              {example}
            </div>
            <span className="absolute -right-5 -bottom-5 grid size-16 place-items-center rounded-full border border-line bg-canvas">
              <LoopMark
                className="size-11"
                strokeWidth={2.8}
                state={isWaiting ? 'running' : 'still'}
              />
            </span>
          </div>
        }
        title={success.title}
        text={success.text}
        news={
          <>
            {isWaiting && success.onItsWay}
            {arrived && success.arrived(PLANS[arrived].label)}
            {tokens && <span className="mt-1 block font-normal text-ink-soft">{tokens}</span>}
            {isSignedOut && (
              <RichText
                text={success.signedOut}
                parts={{ link: <TextLink to="/login">{success.signIn}</TextLink> }}
              />
            )}
          </>
        }
        countdown={seconds > 0 ? success.countdown(seconds) : null}
        action={
          <ButtonLink
            to="/create?mode=gif"
            variant="primary"
            size="large"
            className="mt-3"
            onClick={finish}
          >
            {success.create}
          </ButtonLink>
        }
        to="/"
        linkText={success.link}
      />
    </>
  );
}
