import type { BrandKit, User } from '@loopwright/contract';
import type { ReactNode } from 'react';
import {
  type BrandCall,
  useBrandKit,
  useChangeBrandKit,
} from '../../entities/brand/use-brand-kit.ts';
import { useBrandTexts } from '../../language/all/brand.ts';
import { problemText } from '../../lib/problem-text.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { useLapsedSession } from '../../lib/use-lapsed-session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showFailure, showNews, Toasts } from '../../ui/toasts.tsx';
import type { BrandPartProps } from './brand-part.ts';
import { CaptionsCard } from './captions-card.tsx';
import { ColorsCard } from './colors-card.tsx';
import { FontsCard } from './fonts-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { WatermarkCard } from './watermark-card.tsx';

interface BrandProps {
  readonly user: User;
  readonly waiting: ReactNode;
}

/** The brand kit, for all members; what can be changed depends on the role, the plan and early access. */
export function Brand(props: BrandProps) {
  const { notifications } = useBrandTexts();
  return (
    <ServerState>
      <Toasts label={notifications} />
      <Content {...props} />
    </ServerState>
  );
}

function Content({ user, waiting }: BrandProps) {
  const texts = useBrandTexts();
  const { data: kit, error, isPending, refetch } = useBrandKit(user.username);
  const changes = useChangeBrandKit(user.username);
  useLapsedSession(error);
  if (isPending) return waiting;
  if (!kit) {
    return (
      <div className="page grid max-w-4xl content-start gap-5 py-10 sm:py-14">
        <h1 className="text-2xl">{texts.title}</h1>
        <ErrorNotice>{texts.loadFailed}</ErrorNotice>
        <Button className="w-fit" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  const change = (call: BrandCall, onDone?: () => void): void =>
    changes.mutate(call, {
      onSuccess: () => {
        showNews(texts.saved);
        onDone?.();
      },
      onError: (failure) => showFailure(problemText(texts.problems, failure, texts.changeFailed)),
    });
  const part: BrandPartProps = {
    kit,
    change,
    isBusy: changes.isPending,
    mayChange: kit.mayChange === 'yes',
    // Files can be deleted on every plan, so that they free their room.
    mayDelete: kit.mayChange !== 'role' && user.team?.isReadOnly !== true,
  };
  return (
    <div className="page grid max-w-4xl content-start gap-5 py-10 sm:py-14">
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
      <WhyNot mayChange={kit.mayChange} />
      <ColorsCard {...part} />
      <LogoCard {...part} />
      <CaptionsCard {...part} />
      <FontsCard {...part} />
      <WatermarkCard {...part} />
    </div>
  );
}

/** Why the kit cannot be changed, and what to do. */
function WhyNot({ mayChange }: Pick<BrandKit, 'mayChange'>) {
  const { why } = useBrandTexts();
  if (mayChange === 'yes') return null;
  return (
    <p className="rounded-lg border border-line bg-raised p-4 text-sm">
      {why[mayChange]}{' '}
      {mayChange === 'feature' && <TextLink to="/profile">{why.toProfile}</TextLink>}
      {mayChange === 'plan' && <TextLink to="/pricing">{why.toPlans}</TextLink>}
    </p>
  );
}
