import {
  GIVEN_ROLES,
  type Member,
  pathTo,
  ROLE_PERMISSIONS,
  TEAM_ROUTES,
} from '@loopwright/contract';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { controlClass } from '../../ui/field.tsx';
import type { TeamPartProps } from './change-team.ts';

interface Asking {
  readonly what: 'remove' | 'transfer';
  readonly member: Member;
}

/** Everybody in the team, and what may be changed about them. */
export function Members({ workspace, change, isBusy }: TeamPartProps) {
  const { members: texts } = useTexts('teams');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { seats } = workspace;
  const name = asking?.member.name ?? '';
  const perform = (): void => {
    if (asking === null) return;
    setAsking(null);
    const { id } = asking.member;
    if (asking.what === 'remove') {
      change({ path: pathTo(TEAM_ROUTES.member, { id }), method: 'DELETE' }, texts.removed(name));
    } else {
      change(
        { path: TEAM_ROUTES.ownership, method: 'POST', body: { userId: id } },
        texts.transferred(name),
        // What one's own role allows has changed all over the page.
        () => location.reload(),
      );
    }
  };
  return (
    <Card className="p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{texts.title}</h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {texts.seats(seats.used, seats.maximum)}
        </p>
      </div>
      <ul className="mt-4 grid divide-y divide-line">
        {workspace.members.map((member) => (
          <MemberRow
            key={member.id}
            workspace={workspace}
            member={member}
            change={change}
            isBusy={isBusy}
            onAsk={(what) => setAsking({ what, member })}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asking !== null}
        question={(asking?.what === 'transfer' ? texts.transferQuestion : texts.removeQuestion)(
          name,
        )}
        detail={asking?.what === 'transfer' ? texts.transferDetail : texts.removeDetail}
        confirmLabel={asking?.what === 'transfer' ? texts.transfer : texts.remove}
        onConfirm={perform}
        onCancel={() => setAsking(null)}
      />
    </Card>
  );
}

interface MemberRowProps extends TeamPartProps {
  readonly member: Member;
  readonly onAsk: (what: Asking['what']) => void;
}

function MemberRow({ workspace, member, change, isBusy, onAsk }: MemberRowProps) {
  const { members: texts, roles, roleTexts, settings } = useTexts('teams');
  const { id, name, username, role, isYou } = member;
  const permissions = ROLE_PERMISSIONS[workspace.role];
  const mayAppoint = permissions.includes('manage-workspace');
  const mayChange =
    !isYou &&
    role !== 'owner' &&
    permissions.includes('manage-members') &&
    (mayAppoint || role !== 'admin');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 break-words">{name || username}</span>
          {isYou && <Badge>{texts.you}</Badge>}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {username} · {roleTexts[role]}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {mayChange ? (
          <>
            <select
              aria-label={texts.roleOf(name || username)}
              value={role}
              disabled={isBusy}
              onChange={({ target }) =>
                change(
                  {
                    path: pathTo(TEAM_ROUTES.member, { id }),
                    method: 'PATCH',
                    body: { role: target.value },
                  },
                  settings.changed,
                )
              }
              className={`${controlClass} min-h-11 w-auto! text-sm!`}
            >
              {GIVEN_ROLES.filter((given) => mayAppoint || given !== 'admin').map((given) => (
                <option key={given} value={given}>
                  {roles[given]}
                </option>
              ))}
            </select>
            {mayAppoint && (
              <Button
                variant="quiet"
                disabled={isBusy}
                aria-label={texts.transferOf(name || username)}
                onClick={() => onAsk('transfer')}
              >
                {texts.transfer}
              </Button>
            )}
            <Button
              variant="quiet"
              className="text-danger"
              disabled={isBusy}
              aria-label={texts.removeOf(name || username)}
              onClick={() => onAsk('remove')}
            >
              {texts.remove}
            </Button>
          </>
        ) : (
          <Badge>{roles[role]}</Badge>
        )}
      </div>
    </li>
  );
}
