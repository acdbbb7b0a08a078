import { SUCCESS_MESSAGES, TIMING } from '@loopwright/contract';
import { useEffect } from 'react';
import { useNavigate } from '../../lib/router/location.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Outcome } from './outcome.tsx';
import { useCountdown } from './use-countdown.ts';

export function SuccessPage() {
  const { refresh } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const seconds = useCountdown(TIMING.redirectAfterPaymentMs, () =>
    navigate('/', { replace: true }),
  );
  return (
    <>
      <PageHead
        title="Payment successful"
        description="Your subscription has been updated."
        path="/success"
        isPrivate
      />
      <Outcome
        sign={<LoopMark className="size-20" strokeWidth={2.4} />}
        title={SUCCESS_MESSAGES.title}
        text={SUCCESS_MESSAGES.text}
        countdown={`Taking you home in ${seconds} …`}
        to="/"
        linkText={SUCCESS_MESSAGES.link}
      />
    </>
  );
}
