import { type Creation, PLANS, type User } from '@loopwright/contract';
import { ArrowRight, Images, UserRound, WandSparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLatestCreations } from '../../entities/creation/use-latest-creations.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { formatWeekdayTime } from '../../lib/dates.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { Link } from '../../lib/router/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { DashboardPrompt } from './dashboard-prompt.tsx';
import { DashboardWork } from './dashboard-work.tsx';
import { LatestPictures } from './latest-pictures.tsx';
import { Notifications } from './notifications.tsx';

const LATEST_SHOWN = 12;
const NONE: readonly Creation[] = [];

const cardClass =
  'group relative flex flex-col rounded-lg border border-line p-6 transition-[border-color,box-shadow] duration-200 hover:border-line-strong hover:shadow-low sm:p-7';

function SmallCard({
  to,
  title,
  text,
  icon: Icon,
  children,
}: {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly icon: typeof Images;
  /** What it looks like in there, beside the icon. */
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} className={classNames(cardClass, 'bg-surface')}>
      <div className="flex items-start justify-between gap-4">
        <Icon className="size-6 shrink-0 text-accent-text" aria-hidden="true" />
        {children}
      </div>
      <h2 className="mt-auto pt-6 text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
    </Link>
  );
}

/** The mark, drawn as far as the week's tokens go; the number itself stands in the bar. */
function TokenLoop({ user }: { readonly user: User }) {
  const { tokensPerWeek } = PLANS[user.subscription];
  const left = Math.min(1, user.tokensRemaining / tokensPerWeek);
  return <LoopMark className="size-20" strokeWidth={2.4} state={left} />;
}

function TokensLeft({ user }: { readonly user: User }) {
  const { tokensLeft } = useTexts('member').dashboard;
  const language = useLanguage();
  const { tokensPerWeek } = PLANS[user.subscription];
  const format = (count: number): string => new Intl.NumberFormat(language).format(count);
  const moment = formatWeekdayTime(language, user.tokensRefreshAt);
  return (
    <p className="mt-2 text-ink-soft tabular-nums">
      {tokensLeft(format(user.tokensRemaining), format(tokensPerWeek), moment)}
    </p>
  );
}

/** The home page of signed-in users. */
export function Dashboard() {
  const { user } = useAuth();
  const { dashboard } = useTexts('member');
  // As it was on arrival: a refresh of the session does not change the greeting in front of a person.
  const [isNew] = useState(user?.isNew === true);
  const { creations: latest } = useLatestCreations(LATEST_SHOWN);
  const greet = isNew ? dashboard.welcomeNew : dashboard.welcome;
  return (
    <div className="page py-10 sm:py-14">
      <PageHead title={dashboard.pageTitle} description={dashboard.pageDescription} path="/" />
      <h1 className="text-3xl">{greet(user?.name || dashboard.fallbackName)}</h1>
      {user && <TokensLeft user={user} />}
      <DashboardPrompt />
      <div className="mt-9 grid gap-4 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr]">
        <Link
          to="/create"
          className={classNames(
            cardClass,
            'glow-accent min-h-64 overflow-hidden border-transparent text-accent-ink md:col-span-2 lg:col-span-1',
          )}
        >
          <LoopMark
            tone="ink"
            strokeWidth={2.4}
            className="absolute -top-10 -right-10 size-64 opacity-15 transition-transform duration-500 group-hover:rotate-6"
          />
          <WandSparkles className="size-7" aria-hidden="true" />
          <h2 className="mt-auto pt-10 text-2xl">{dashboard.createTitle}</h2>
          <p className="mt-1 flex items-center gap-2 font-medium">
            {dashboard.createText}
            <ArrowRight
              className="size-4 transition-transform group-hover:translate-x-1"
              aria-hidden="true"
            />
          </p>
        </Link>
        <SmallCard
          to="/my-creations"
          title={dashboard.galleryTitle}
          text={dashboard.galleryText}
          icon={Images}
        >
          <LatestPictures latest={latest ?? NONE} />
        </SmallCard>
        <SmallCard
          to="/profile"
          title={dashboard.settingsTitle}
          text={dashboard.settingsText}
          icon={UserRound}
        >
          {user && <TokenLoop user={user} />}
        </SmallCard>
      </div>
      <Notifications user={user} />
      {/* Has its height before it is known what is in it. */}
      <div className="min-h-120">
        {user && <DashboardWork username={user.username} creations={latest} />}
      </div>
    </div>
  );
}
