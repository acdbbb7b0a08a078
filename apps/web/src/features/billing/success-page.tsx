import { PLANS, TIMING } from '@loopwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { rememberPurchase, useTokensAfterPurchase } from '../../lib/purchase.ts';
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

export function SuccessPage() {
  const { user, loading, refresh } = useAuth();
  const { success } = useTexts('member');
  const [, navigate] = useLocation();
  const { isWaiting, arrived } = usePlanArrival();
  const tokens = useTokensAfterPurchase(user, arrived);
  const seconds = useCountdown(TIMING.redirectAfterPaymentMs);
  const isOver = seconds === 0;
  const leave = useEffectEvent(() => {
    if (isWaiting) refreshLater(refresh);
    const plan = checkoutPlan();
    if (user && plan) rememberPurchase(user, plan);
    forgetCheckout();
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
          <LoopMark className="size-20" strokeWidth={2.4} state={isWaiting ? 'running' : 'still'} />
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
        to="/"
        linkText={success.link}
      />
    </>
  );
}
