import {
  GIVEN_ROLES,
  type GivenRole,
  INVITATION_DAYS,
  isMailAddress,
  pathTo,
  ROLE_PERMISSIONS,
  TEAM_ROUTES,
} from '@loopwright/contract';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import type { TeamPartProps } from './change-team.ts';

/** Inviting by email, and the invitations that are open. Only for those who may invite. */
export function Invitations({ workspace, change, isBusy }: TeamPartProps) {
  const texts = useTexts('teams');
  const language = useLanguage();
  const { invitations, role, seats, readOnlyAt } = workspace;
  if (!ROLE_PERMISSIONS[role].includes('manage-members')) return null;
  if (readOnlyAt !== null && invitations.length === 0) return null;
  return (
    <Card className="grid gap-6 p-5 sm:p-7">
      {readOnlyAt === null && (
        <div className="grid gap-4">
          <h2 className="text-xl">{texts.invite.title}</h2>
          {seats.used < seats.maximum ? (
            <InviteForm workspace={workspace} change={change} isBusy={isBusy} />
          ) : (
            <p className="text-ink-soft">{texts.invite.full}</p>
          )}
        </div>
      )}
      {invitations.length > 0 && (
        <div>
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {texts.invitations.title}
          </h3>
          <ul className="mt-2 grid divide-y divide-line">
            {invitations.map((invitation) => (
              <li
                key={invitation.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <p className="min-w-0 break-words">
                  <span className="font-medium">{invitation.email}</span>{' '}
                  <span className="text-sm text-ink-soft">
                    {texts.roles[invitation.role]} ·{' '}
                    {texts.invitations.until(formatDate(language, invitation.expiresAt))}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={texts.invitations.withdrawOf(invitation.email)}
                  onClick={() =>
                    change(
                      {
                        path: pathTo(TEAM_ROUTES.invitation, { id: invitation.id }),
                        method: 'DELETE',
                      },
                      texts.invitations.withdrawn,
                    )
                  }
                >
                  {texts.invitations.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function InviteForm({ workspace, change, isBusy }: TeamPartProps) {
  const { invite, roles, roleTexts } = useTexts('teams');
  const roleField = useId();
  const errorId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [isInvalid, setIsInvalid] = useState(false);
  const mayAppoint = ROLE_PERMISSIONS[workspace.role].includes('manage-workspace');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = email.trim();
    setIsInvalid(!isMailAddress(address));
    if (isBusy || !isMailAddress(address)) return;
    change(
      { path: TEAM_ROUTES.invitations, method: 'POST', body: { email: address, role } },
      invite.sent(address),
      () => setEmail(''),
    );
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <Field
          label={invite.email}
          type="email"
          value={email}
          autoComplete="off"
          errorId={isInvalid ? errorId : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className="grid gap-1.5">
          <label htmlFor={roleField} className="text-sm font-medium">
            {invite.role}
          </label>
          <select
            id={roleField}
            value={role}
            onChange={({ target }) =>
              setRole(GIVEN_ROLES.find((given) => given === target.value) ?? 'member')
            }
            className={`${controlClass} min-h-12`}
          >
            {GIVEN_ROLES.filter((given) => mayAppoint || given !== 'admin').map((given) => (
              <option key={given} value={given}>
                {roles[given]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {isInvalid && (
        <ErrorNotice>
          <span id={errorId}>{invite.invalid}</span>
        </ErrorNotice>
      )}
      <p className="text-sm text-ink-soft">
        {roleTexts[role]}. {invite.hint(INVITATION_DAYS)}
      </p>
      <Button type="submit" variant="primary" className="w-fit" isBusy={isBusy} disabled={isBusy}>
        {invite.submit}
      </Button>
    </form>
  );
}
