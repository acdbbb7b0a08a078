import { READ_ONLY_DAYS, type User, type Workspace } from '@loopwright/contract';
import { Lock } from 'lucide-react';
import { useChangeWorkspace, useWorkspace } from '../../entities/workspace/use-workspace.ts';
import { useTexts } from '../../language/texts.ts';
import { problemText } from '../../lib/problem-text.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { useLapsedSession } from '../../lib/use-lapsed-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showFailure, showNews } from '../../ui/toasts.tsx';
import type { ChangeTeam } from './change-team.ts';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { Seats } from './seats.tsx';
import { TeamSettings } from './team-settings.tsx';
import { TeamFailed, TeamLoading, pageClass } from './team-states.tsx';

/** A team with its members, for all of them; what can be changed depends on the role. */
export function Team({ user }: { readonly user: User }) {
  return (
    <ServerState>
      <TeamOf user={user} />
    </ServerState>
  );
}

function TeamOf({ user }: { readonly user: User }) {
  const texts = useTexts('teams');
  const { data: workspace, error, isPending, refetch } = useWorkspace(user.username);
  const changes = useChangeWorkspace(user.username);
  useLapsedSession(error);
  if (isPending) return <TeamLoading />;
  if (!workspace) return <TeamFailed onRetry={() => void refetch()} />;
  const change: ChangeTeam = (wish, news, onDone) =>
    changes.mutate(wish, {
      onSuccess: () => {
        showNews(news);
        onDone?.();
      },
      onError: (failure) => showFailure(problemText(texts.problems, failure, texts.changeFailed)),
    });
  return (
    <div className={pageClass}>
      <h1 className="mb-2 flex flex-wrap items-center gap-3 text-2xl">
        <span className="min-w-0 break-words">{workspace.name}</span>
        <Badge tone="accent" className="font-sans tracking-normal">
          {texts.roles[workspace.role]}
        </Badge>
      </h1>
      {workspace.readOnlyAt !== null && <ReadOnly workspace={workspace} />}
      <Members workspace={workspace} change={change} isBusy={changes.isPending} />
      <TextLink to="/brand" className="inline-flex min-h-11 w-fit items-center">
        {texts.brandKit.open}
      </TextLink>
      <Invitations workspace={workspace} change={change} isBusy={changes.isPending} />
      <Seats workspace={workspace} change={change} isBusy={changes.isPending} />
      <TeamSettings workspace={workspace} change={change} isBusy={changes.isPending} />
    </div>
  );
}

function ReadOnly({ workspace: { role } }: { readonly workspace: Workspace }) {
  const { readOnly } = useTexts('teams');
  const isOwner = role === 'owner';
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line bg-raised p-4 sm:p-5">
      <Lock className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        <h2 className="font-sans text-base font-semibold tracking-normal">{readOnly.title}</h2>
        <p className="text-sm text-ink-soft">
          {readOnly.text(READ_ONLY_DAYS)} {isOwner ? readOnly.owner : readOnly.member}
        </p>
        {isOwner && (
          <TextLink to="/pricing" className="inline-flex min-h-11 w-fit items-center text-sm">
            {readOnly.link}
          </TextLink>
        )}
      </div>
    </div>
  );
}
