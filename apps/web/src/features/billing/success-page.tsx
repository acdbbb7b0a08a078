import { PLANS, TIMING } from '@loopwright/contract';
import { useEffect } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useNavigate } from '../../lib/router/location.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { forgetCheckout } from './checkout-memory.ts';
import { Outcome } from './outcome.tsx';
import { useCountdown } from './use-countdown.ts';
import { usePlanArrival } from './use-plan-arrival.ts';

/** So much longer for a plan that takes its time: the payment provider tells us a little later. */
const GRACE_MS = 6000;

export function SuccessPage() {
  const { user, loading } = useAuth();
  const { success } = useTexts('member');
  const navigate = useNavigate();
  const { isWaiting, arrived } = usePlanArrival();
  const seconds = useCountdown(TIMING.redirectAfterPaymentMs);
  const isGraceOver = useCountdown(TIMING.redirectAfterPaymentMs + GRACE_MS) === 0;
  const isOver = seconds === 0 && (!isWaiting || isGraceOver);
  useEffect(() => {
    if (!isOver) return;
    forgetCheckout();
    navigate('/', { replace: true });
  }, [isOver, navigate]);

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
