import { TEAM_NAME_MAXIMUM, TEAM_PLAN, TEAM_SEATS, type User } from '@loopwright/contract';
import { type FormEvent, useState } from 'react';
import { openWorkspace, reloadAt } from '../../entities/workspace/open-workspace.ts';
import { createTeam } from '../../entities/workspace/use-workspace.ts';
import { useTexts } from '../../language/texts.ts';
import { problemText } from '../../lib/problem-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { pageClass } from './team-states.tsx';

/** The personal workspace: a team can be made of a Studio plan, and others can be opened. */
export function NoTeam({ user }: { readonly user: User }) {
  const { title, brandKit } = useTexts('teams');
  return (
    <div className={pageClass}>
      <h1 className="mb-2 text-2xl">{title}</h1>
      {user.subscription === TEAM_PLAN ? <NewTeam /> : <Offer />}
      {user.subscription === TEAM_PLAN && (
        <TextLink to="/brand" className="inline-flex min-h-11 w-fit items-center">
          {brandKit.open}
        </TextLink>
      )}
      {user.workspaces && <Workspaces workspaces={user.workspaces} />}
    </div>
  );
}

function NewTeam() {
  const { create, changeFailed, problems } = useTexts('teams');
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || name.trim() === '') return;
    setIsBusy(true);
    setError(null);
    try {
      await createTeam(name.trim());
      reloadAt('/workspace');
    } catch (failure) {
      setError(problemText(problems, failure, changeFailed));
      setIsBusy(false);
    }
  };
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <div className="grid gap-2">
        <h2 className="text-xl">{create.title}</h2>
        <p className="max-w-[60ch] text-ink-soft">{create.text(TEAM_SEATS)}</p>
      </div>
      <form className="grid max-w-md gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={create.name}
          value={name}
          maxLength={TEAM_NAME_MAXIMUM}
          autoComplete="organization"
          onChange={({ target }) => setName(target.value)}
        />
        {error !== null && <ErrorNotice>{error}</ErrorNotice>}
        <Button
          type="submit"
          variant="primary"
          className="w-fit"
          isBusy={isBusy}
          disabled={isBusy || name.trim() === ''}
        >
          {isBusy ? create.busy : create.submit}
        </Button>
      </form>
    </Card>
  );
}

function Offer() {
  const { offer } = useTexts('teams');
  return (
    <Card className="grid justify-items-start gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{offer.title}</h2>
      <p className="max-w-[60ch] text-ink-soft">{offer.text(TEAM_SEATS)}</p>
      <ButtonLink to="/pricing" variant="primary">
        {offer.link}
      </ButtonLink>
    </Card>
  );
}

function Workspaces({ workspaces }: { readonly workspaces: NonNullable<User['workspaces']> }) {
  const texts = useTexts('teams');
  const open = (id: string): void =>
    void openWorkspace(id, '/workspace').catch((error: unknown) =>
      showFailure(problemText(texts.problems, error, texts.changeFailed)),
    );
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-xl">{texts.list.title}</h2>
      <ul className="mt-4 grid divide-y divide-line">
        {workspaces.map(({ id, name, role, isActive }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 font-medium break-words">
              {name ?? texts.personal}
              {name !== null && (
                <span className="ml-2 text-sm font-normal text-ink-soft">{texts.roles[role]}</span>
              )}
            </span>
            {isActive ? (
              <span className="text-sm text-ink-soft">{texts.list.current}</span>
            ) : (
              <Button onClick={() => open(id)}>{texts.list.open}</Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
