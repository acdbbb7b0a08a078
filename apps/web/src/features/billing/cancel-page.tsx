import { TIMING } from '@loopwright/contract';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../language/texts.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { forgetCheckout } from './checkout-memory.ts';
import { Outcome } from './outcome.tsx';
import { useCountdown } from './use-countdown.ts';

export function CancelPage() {
  const [, navigate] = useLocation();
  const { cancel } = useTexts('member');
  const seconds = useCountdown(TIMING.redirectAfterPaymentMs);
  useEffect(forgetCheckout, []);
  useEffect(() => {
    if (seconds === 0) navigate('/pricing', { replace: true });
  }, [seconds, navigate]);
  return (
    <>
      <PageHead
        title={cancel.pageTitle}
        description={cancel.pageDescription}
        path="/cancel"
        isPrivate
      />
      <Outcome
        sign={<LoopMark className="size-20" strokeWidth={2.4} state={0.5} />}
        title={cancel.title}
        text={cancel.text}
        countdown={seconds > 0 ? cancel.countdown(seconds) : null}
        to="/pricing"
        linkText={cancel.link}
      />
    </>
  );
}
