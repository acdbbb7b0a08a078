import { type Account, pathTo, ROUTES } from '@loopwright/contract';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { callForJson } from '../../../lib/api.ts';
import { formatDateTime, formatTimeAgo } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { agentIn } from './session-agent.ts';
import { useCall } from './use-call.ts';

type Session = Account['sessions'][number];

interface SessionItemProps {
  readonly session: Session;
  readonly nowMs: number;
  readonly onEnded: (account: Account) => void;
}

export function SessionItem({ session, nowMs, onEnded }: SessionItemProps) {
  const { sessions: texts } = useTexts('security');
  const language = useLanguage();
  const agent = agentIn(texts, session.agent);
  const seen = formatTimeAgo(language, session.lastSeenAt, nowMs);
  const end = useCall(async () => {
    const path = pathTo(ROUTES.accountSession, { id: session.id });
    const { account } = await callForJson<{ readonly account: Account }>(path, {
      method: 'DELETE',
    });
    onEnded(account);
  }, texts.endFailed);
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
            {agent}
            {session.isCurrent && <Badge tone="accent">{texts.current}</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            <time dateTime={session.lastSeenAt}>{texts.seen(seen)}</time>{' '}
            <time dateTime={session.startedAt}>
              {texts.started(formatDateTime(language, session.startedAt))}
            </time>
          </p>
        </div>
        {!session.isCurrent && (
          <Button
            isBusy={end.isBusy}
            aria-disabled={end.isBusy}
            aria-label={texts.endOf(agent, seen)}
            onClick={() => void end.run()}
          >
            {texts.end}
          </Button>
        )}
      </div>
      {end.error && <ErrorNotice>{end.error}</ErrorNotice>}
    </li>
  );
}
