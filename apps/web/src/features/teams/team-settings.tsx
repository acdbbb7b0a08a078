import { pathTo, TEAM_NAME_MAXIMUM, TEAM_ROUTES } from '@loopwright/contract';
import { type FormEvent, useState } from 'react';
import { reloadAt } from '../../entities/workspace/open-workspace.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import type { TeamPartProps } from './change-team.ts';

/** The owner renames and closes the team; all others can leave it. */
export function TeamSettings(props: TeamPartProps) {
  const { settings } = useTexts('teams');
  const isOwner = props.workspace.role === 'owner';
  return (
    <Card className="grid gap-6 p-5 sm:p-7">
      <h2 className="text-xl">{settings.title}</h2>
      {isOwner ? (
        <>
          <Rename {...props} />
          <Close {...props} />
        </>
      ) : (
        <Leave {...props} />
      )}
    </Card>
  );
}

function Rename({ workspace, change, isBusy }: TeamPartProps) {
  const { create, settings } = useTexts('teams');
  const [name, setName] = useState(workspace.name);
  const isNew = name.trim() !== '' && name.trim() !== workspace.name;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNew || isBusy) return;
    const body = { name: name.trim() };
    change({ path: TEAM_ROUTES.workspace, method: 'PATCH', body }, settings.renamed);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field
        label={create.name}
        value={name}
        maxLength={TEAM_NAME_MAXIMUM}
        autoComplete="off"
        className="w-full max-w-md"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" className="min-h-12" disabled={!isNew || isBusy}>
        {settings.rename}
      </Button>
    </form>
  );
}

function Leave({ workspace, change, isBusy }: TeamPartProps) {
  const { settings } = useTexts('teams');
  const [isAsking, setIsAsking] = useState(false);
  const you = workspace.members.find(({ isYou }) => isYou);
  const leave = (): void => {
    setIsAsking(false);
    const path = pathTo(TEAM_ROUTES.member, { id: you?.id ?? '' });
    change({ path, method: 'DELETE' }, settings.left, () => reloadAt('/'));
  };
  return (
    <>
      <p className="max-w-[60ch] text-ink-soft">{settings.leaveDetail}</p>
      <Button className="w-fit text-danger" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {settings.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={settings.leaveQuestion}
        detail={settings.leaveDetail}
        confirmLabel={settings.leave}
        onConfirm={leave}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function Close({ workspace, change, isBusy }: TeamPartProps) {
  const { settings } = useTexts('teams');
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || typed.trim() !== workspace.name) return;
    change(
      { path: TEAM_ROUTES.closing, method: 'POST', body: { name: typed.trim() } },
      settings.closed,
      () => reloadAt('/'),
    );
  };
  return (
    <form className="grid gap-3 border-t border-line pt-6" onSubmit={submit}>
      <h3 className="font-sans text-base font-semibold tracking-normal">{settings.close}</h3>
      <p className="max-w-[60ch] text-sm text-ink-soft">{settings.closeText}</p>
      <Field
        label={settings.closeConfirm(workspace.name)}
        value={typed}
        autoComplete="off"
        className="max-w-md"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        variant="danger"
        className="w-fit disabled:opacity-50"
        isBusy={isBusy}
        disabled={isBusy || typed.trim() !== workspace.name}
      >
        {settings.close}
      </Button>
    </form>
  );
}
