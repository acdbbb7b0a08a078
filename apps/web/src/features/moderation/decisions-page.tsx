import {
  MODERATION_ROUTES,
  MODERATION_TEXT_MAXIMUM,
  pathTo,
  type Statement,
} from '@loopwright/contract';
import { useId, useState } from 'react';
import { useModerationTexts } from '../../language/all/moderation.ts';
import { useLanguage } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { callApi } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { formatDate } from '../../lib/dates.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLoaded } from './use-loaded.ts';

/** What was decided about what the user shares, and the way to appeal. */
export function DecisionsPage() {
  const texts = useModerationTexts();
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <PageHead
        title={texts.decisionsTitle}
        description={texts.decisionsDescription}
        path="/decisions"
        isPrivate
      />
      <Content />
    </div>
  );
}

function Content() {
  const texts = useModerationTexts();
  const { user, loading } = useAuth();
  const { state, items, reload } = useLoaded<Statement>(
    MODERATION_ROUTES.statements,
    user !== null,
  );
  if (!loading && !user)
    return (
      <AccessDenied
        title={texts.decisionsTitle}
        text={texts.decisionsDescription}
        linkText={texts.logIn}
      />
    );
  return (
    <>
      <h1 className="text-3xl">{texts.decisionsTitle}</h1>
      <p className="mt-2 text-ink-soft">{texts.decisionsLead}</p>
      <div className="mt-6 grid gap-5">
        {state === 'loading' && <Skeleton className="h-40 rounded-xl" />}
        {(state === 'failed' || state === 'forbidden') && <ErrorNotice>{texts.failed}</ErrorNotice>}
        {state === 'shown' && items.length === 0 && <p>{texts.noDecisions}</p>}
        {items.map((statement) => (
          <StatementCard key={statement.id} statement={statement} onAppealed={reload} />
        ))}
      </div>
    </>
  );
}

interface StatementCardProps {
  readonly statement: Statement;
  readonly onAppealed: () => void;
}

function StatementCard({ statement, onAppealed }: StatementCardProps) {
  const texts = useModerationTexts();
  const language = useLanguage();
  const { id, isAboutProfile, action, reason, explanation, createdAt, appeal, outcome, answer } =
    statement;
  return (
    <article className="grid gap-2 rounded-xl border border-line bg-surface p-5">
      <h2 className="text-lg break-words">
        {isAboutProfile ? texts.yourPage : (statement.about ?? texts.deletedWork)}
      </h2>
      <p className="text-sm text-ink-soft">
        <time dateTime={createdAt}>{formatDate(language, createdAt)}</time>
      </p>
      <p>
        <strong>{texts.done[action]}</strong>. {texts.reason}: {texts.reasons[reason]}.
      </p>
      {explanation !== '' && <p className="break-words whitespace-pre-line">{explanation}</p>}
      {appeal === null ? (
        <AppealForm id={id} onAppealed={onAppealed} />
      ) : (
        <>
          <h3 className="mt-2 font-sans text-sm font-medium tracking-normal">{texts.yourAppeal}</h3>
          <p className="rounded-md bg-sunken p-3 break-words whitespace-pre-line">{appeal}</p>
          <p>{outcome === null ? texts.outcomeWaiting : texts.results[outcome]}</p>
          {answer && <p className="break-words whitespace-pre-line">{answer}</p>}
        </>
      )}
      <p className="text-sm text-ink-soft">{texts.elsewhere}</p>
    </article>
  );
}

interface AppealFormProps {
  readonly id: string;
  readonly onAppealed: () => void;
}

function AppealForm({ id, onAppealed }: AppealFormProps) {
  const texts = useModerationTexts();
  const field = useId();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (): void => {
    setIsBusy(true);
    setProblem(null);
    callApi(pathTo(MODERATION_ROUTES.statementAppeal, { id }), { method: 'POST', body: { text } })
      .then(onAppealed, (error: unknown) => setProblem(messageOf(error, texts.failed)))
      .finally(() => setIsBusy(false));
  };
  return (
    <form
      className="mt-2 grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={field} className="text-sm font-medium">
        {texts.appealText}
      </label>
      <textarea
        id={field}
        rows={3}
        maxLength={MODERATION_TEXT_MAXIMUM}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={`${controlClass} py-2.5`}
      />
      <p className="text-sm text-ink-soft">{texts.appealHint}</p>
      {problem !== null && <ErrorNotice>{problem}</ErrorNotice>}
      <Button type="submit" isBusy={isBusy} disabled={isBusy || text.trim() === ''}>
        {texts.appeal}
      </Button>
    </form>
  );
}
