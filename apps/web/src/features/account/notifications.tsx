import { HIGHEST_PLAN, PLANS, type User } from '@loopwright/contract';
import { CircleAlert, Lightbulb, Mail, PartyPopper, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { lastPurchase, useTokensAfterPurchase } from '../../lib/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { dismissForGood, isDismissed } from './dismissed-notifications.ts';

interface Notification {
  readonly key: string;
  readonly icon: typeof Mail;
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly text: string };
  /** Something is wrong, and it stays on the screen until it is put right. */
  readonly isUrgent?: boolean;
}

/** What there is to say to a person, the urgent first. */
function useNotifications(user: User | null): Notification[] {
  const { dashboard, success } = useTexts('member');
  const bought = lastPurchase(user);
  const tokens = useTokensAfterPurchase(user, bought);
  const notifications: Notification[] = [];
  if (user?.paymentFailed) {
    notifications.push({
      key: 'payment',
      icon: CircleAlert,
      title: dashboard.paymentFailed,
      text: dashboard.paymentFailedText(PLANS[user.subscription].label),
      link: { to: '/profile', text: dashboard.paymentFailedLink },
      isUrgent: true,
    });
  }
  if (user?.notification) {
    const { title, text } = user.notification;
    notifications.push({ key: `personal\n${title}\n${text}`, icon: Mail, title, text });
  }
  if (bought && tokens) {
    notifications.push({
      key: `purchase\n${bought}\n${user?.tokensRefreshAt}`,
      icon: PartyPopper,
      title: success.arrived(PLANS[bought].label),
      text: tokens,
    });
  }
  // The highest plan has no more power to unlock.
  if (user?.subscription !== HIGHEST_PLAN) {
    notifications.push({
      key: 'tip',
      icon: Lightbulb,
      title: dashboard.tipTitle,
      text: dashboard.tipText,
      link: { to: '/pricing', text: dashboard.tipLink },
    });
  }
  return notifications;
}

interface NotificationCardProps {
  readonly notification: Notification;
  readonly onDismiss: () => void;
}

function NotificationCard({ notification, onDismiss }: NotificationCardProps) {
  const { icon: Icon, title, text, link, isUrgent = false } = notification;
  const { dashboard } = useTexts('member');
  return (
    <Card
      className={classNames(
        'flex items-start gap-4 p-5',
        isUrgent && 'border-danger/35! bg-danger-wash!',
      )}
    >
      <Icon
        className={classNames(
          'mt-0.5 size-5 shrink-0',
          isUrgent ? 'text-danger' : 'text-accent-text',
        )}
        aria-hidden="true"
      />
      <div className="min-w-0 grow">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className={classNames('max-w-[45.5em]', isUrgent ? 'text-ink' : 'text-ink-soft')}>
          {text}
        </p>
        {link && (
          <p className="mt-2">
            <TextLink to={link.to}>{link.text}</TextLink>
          </p>
        )}
      </div>
      {!isUrgent && (
        <Button
          variant="quiet"
          size="icon"
          className="-m-2"
          aria-label={dashboard.dismiss(title)}
          onClick={onDismiss}
        >
          <X className="size-4" aria-hidden="true" />
        </Button>
      )}
    </Card>
  );
}

/** News for a person, and a word of peace when there is none left. */
export function Notifications({ user }: { readonly user: User | null }) {
  const { dashboard } = useTexts('member');
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const username = user?.username ?? '';
  const open = useNotifications(user).filter(
    ({ key }) => !dismissed.includes(key) && !isDismissed(username, key),
  );
  return (
    <section aria-labelledby="notifications" className="mt-12">
      <h2 id="notifications" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {dashboard.notifications}
      </h2>
      <ul className="mt-4 grid gap-3 empty:hidden">
        {open.map((notification) => (
          <li key={notification.key}>
            <NotificationCard
              notification={notification}
              onDismiss={() => {
                dismissForGood(username, notification.key);
                setDismissed([...dismissed, notification.key]);
                // The button that had the focus goes away.
                heading.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      <output className="mt-4 flex items-center gap-3 text-ink-soft">
        {open.length === 0 && (
          <>
            <LoopMark className="size-6" />
            {dashboard.caughtUp}
          </>
        )}
      </output>
    </section>
  );
}
