import { CANCEL_MESSAGES, TIMING } from '@loopwright/contract';
import { useNavigate } from '../../lib/router/location.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Outcome } from './outcome.tsx';
import { useCountdown } from './use-countdown.ts';

export function CancelPage() {
  const navigate = useNavigate();
  const seconds = useCountdown(TIMING.redirectAfterPaymentMs, () =>
    navigate('/pricing', { replace: true }),
  );
  return (
    <>
      <PageHead
        title="Checkout canceled"
        description="Your checkout was canceled and you have not been charged."
        path="/cancel"
        isPrivate
      />
      <Outcome
        sign={<LoopMark className="size-20" strokeWidth={2.4} state={0.5} />}
        title={CANCEL_MESSAGES.title}
        text={CANCEL_MESSAGES.text}
        countdown={`Back to the plans in ${seconds} …`}
        to="/pricing"
        linkText={CANCEL_MESSAGES.link}
      />
    </>
  );
}
