import { type OperatorUser, PLAN_LABELS } from '@loopwright/contract';
import { type ReactNode, useId, useState } from 'react';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { useLanguage } from '../../language/texts.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { UserActions } from './user-actions.tsx';

interface UserRowProps {
  readonly user: OperatorUser;
  /** The username of the operator. */
  readonly operator: string;
}

/** A user, and on request everything about the account with what can be done. */
export function UserRow({ user, operator }: UserRowProps) {
  const { users: texts } = useOperatorTexts();
  const panel = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { username, name, email, workspaces } = user;
  const own = workspaces[0];
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <span className="min-w-0 break-words">{username}</span>
            {user.isOperator && <Badge tone="accent">{texts.operator}</Badge>}
            {user.suspendedAt !== null && <Badge tone="danger">{texts.suspended}</Badge>}
            {user.sharingSuspendedAt !== null && (
              <Badge tone="danger">{texts.sharingSuspended}</Badge>
            )}
          </p>
          <p className="text-sm break-words text-ink-soft">
            {name} · {email ?? texts.noEmail}
          </p>
          {own && (
            <p className="text-sm text-ink-soft tabular-nums">
              {PLAN_LABELS[own.plan]} · {texts.tokensLeft(own.tokensLeft)}
            </p>
          )}
        </div>
        <Button
          size="compact"
          className="shrink-0"
          aria-label={texts.manageOf(username)}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.manage}
        </Button>
      </div>
      <div id={panel} hidden={!isOpen} className="mt-3 rounded-lg bg-sunken p-4 sm:p-5">
        {isOpen && (
          <>
            <Details user={user} />
            <UserActions user={user} operator={operator} />
          </>
        )}
      </div>
    </li>
  );
}

function Details({ user }: { readonly user: OperatorUser }) {
  const { users: texts } = useOperatorTexts();
  const language = useLanguage();
  const { id, createdAt, sessions, suspendedAt, sharingSuspendedAt, workspaces } = user;
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      <Detail name={texts.id}>
        <span className="font-mono text-xs break-all">{id}</span>
      </Detail>
      <Detail name={texts.created}>{formatDate(language, createdAt)}</Detail>
      <Detail name={texts.sessions}>{new Intl.NumberFormat(language).format(sessions)}</Detail>
      {suspendedAt !== null && (
        <Detail name={texts.suspendedSince}>{formatDateTime(language, suspendedAt)}</Detail>
      )}
      {sharingSuspendedAt !== null && (
        <Detail name={texts.sharingSince}>
          {formatDateTime(language, sharingSuspendedAt)}
          <span className="block text-ink-soft">{texts.sharingHint}</span>
        </Detail>
      )}
      <div className="min-w-0 sm:col-span-2">
        <dt className="text-ink-soft">{texts.workspaces}</dt>
        {workspaces.map(({ id: workspaceId, name, role, plan, tokensLeft, hasSubscription }) => (
          <dd key={workspaceId} className="mt-0.5 break-words tabular-nums">
            {[
              name ?? texts.personal,
              ...(name === null ? [] : [texts.roles[role]]),
              PLAN_LABELS[plan],
              ...(hasSubscription ? [texts.subscription] : []),
              texts.tokensLeft(tokensLeft),
            ].join(' · ')}
          </dd>
        ))}
      </div>
    </dl>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mt-0.5 break-words tabular-nums">{children}</dd>
    </div>
  );
}
