import {
  APPEAL_OUTCOMES,
  MODERATION_ACTIONS,
  MODERATION_ROUTES,
  MODERATION_TEXT_MAXIMUM,
  type ModerationAction,
  pathTo,
  PROFILE_PAGE,
  type QueuedCreation,
  type QueuedProfile,
  type QueueItem,
  REPORT_REASONS,
  SHARE_PAGE,
} from '@loopwright/contract';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useModerationTexts } from '../../language/all/moderation.ts';
import { useLanguage } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { callApi } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { formatDate } from '../../lib/dates.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { AccessDenied } from '../../ui/access-denied.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLoaded } from './use-loaded.ts';

/** Public pages are in no gallery to be hidden from. */
const PROFILE_ACTIONS = MODERATION_ACTIONS.filter((action) => action !== 'hide');
/** Pixels. */
const PROFILE_PICTURE = { width: 256, height: 256 } as const;

/** What waits for an operator. */
export function ModerationPage() {
  const texts = useModerationTexts();
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <PageHead
        title={texts.pageTitle}
        description={texts.pageDescription}
        path="/moderation"
        isPrivate
      />
      <Content />
    </div>
  );
}

function Content() {
  const texts = useModerationTexts();
  const { user, loading } = useAuth();
  const queue = useLoaded<QueueItem>(MODERATION_ROUTES.queue, user !== null);
  if (!loading && !user)
    return <AccessDenied title={texts.title} text={texts.forbidden} linkText={texts.logIn} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{texts.title}</h1>
        {user?.isOperator && <ButtonLink to="/operators">{texts.operators}</ButtonLink>}
      </div>
      {queue.state === 'loading' && <Skeleton className="mt-6 h-60 rounded-xl" />}
      {queue.state === 'forbidden' && <p className="mt-3 text-ink-soft">{texts.forbidden}</p>}
      {queue.state === 'failed' && (
        <div className="mt-6">
          <ErrorNotice>{texts.loadFailed}</ErrorNotice>
        </div>
      )}
      {queue.state === 'shown' && <Queue items={queue.items} onDecided={queue.reload} />}
    </>
  );
}

interface QueueProps {
  readonly items: readonly QueueItem[];
  readonly onDecided: () => void;
}

function Queue({ items, onDecided }: QueueProps) {
  const texts = useModerationTexts();
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const target = event.target as HTMLElement;
    if (step === 0 || target.matches('textarea, select, input')) return;
    const cards = [...(list.current?.children ?? [])] as HTMLElement[];
    const place = cards.findIndex((card) => card.contains(target));
    event.preventDefault();
    cards[place + step]?.focus();
  };
  const [year] = useState(() => new Date().getUTCFullYear());
  return (
    <>
      <p className="mt-2 text-ink-soft">{items.length === 0 ? texts.empty : texts.lead}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves the focus between its items */}
      <ul ref={list} className="mt-6 grid gap-5" onKeyDown={move}>
        {items.map((item) => (
          <QueueCard key={keyOf(item)} item={item} onDecided={onDecided} />
        ))}
      </ul>
      <p className="mt-8">
        <a
          className="text-accent-text underline underline-offset-4"
          href={`${MODERATION_ROUTES.figures}?year=${year}&format=csv`}
          download
        >
          {texts.figures}
        </a>
      </p>
    </>
  );
}

const keyOf = (item: QueueItem): string =>
  item.about === 'creation' ? item.creationId : item.profileId;

interface QueueCardProps {
  readonly item: QueueItem;
  readonly onDecided: () => void;
}

function QueueCard({ item, onDecided }: QueueCardProps) {
  const texts = useModerationTexts();
  const language = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const { dueAt, since, reports, appeal } = item;
  const [now] = useState(() => Date.now());
  const isOverdue = Date.parse(dueAt) < now;
  const isCreation = item.about === 'creation';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key shows its picture
    <li
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move between items
      tabIndex={0}
      aria-label={isCreation ? (item.title ?? item.prompt) : item.name}
      className="grid gap-4 rounded-xl border border-line bg-surface p-4 sm:grid-cols-[14rem_1fr]"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 's' && event.target === event.currentTarget)
          setIsShown(!isShown);
      }}
    >
      <QueuedPicture item={item} isShown={isShown} onToggle={() => setIsShown(!isShown)} />
      <div className="grid min-w-0 content-start gap-2 text-sm">
        {isCreation ? <AboutCreation item={item} /> : <AboutProfile item={item} />}
        <p className={isOverdue ? 'font-medium text-danger' : 'text-ink-soft'}>
          {isOverdue ? texts.overdue : texts.due}{' '}
          <time dateTime={dueAt}>{formatDate(language, dueAt)}</time>
        </p>
        {isCreation && item.isWaiting && (
          <p>
            {texts.waits}: {texts.reviews[item.reviewReason as keyof typeof texts.reviews]}
          </p>
        )}
        {reports.map(({ reason, details, createdAt }) => (
          <p key={createdAt + details} className="break-words whitespace-pre-line">
            <strong>{texts.reasons[reason]}</strong> {details}
          </p>
        ))}
        {appeal === null ? (
          <DecisionForm
            about={isCreation ? { creationId: item.creationId } : { profileId: item.profileId }}
            actions={isCreation ? MODERATION_ACTIONS : PROFILE_ACTIONS}
            onDecided={onDecided}
          />
        ) : (
          <>
            <p>
              {texts.appealOf}: <strong>{texts.actions[appeal.action]}</strong>,{' '}
              {texts.reasons[appeal.reason]}. {appeal.explanation}
            </p>
            <p className="rounded-md bg-sunken p-3 break-words whitespace-pre-line">
              {appeal.text}
            </p>
            <AppealForm key={since} id={appeal.id} onDecided={onDecided} />
          </>
        )}
      </div>
    </li>
  );
}

interface QueuedPictureProps {
  readonly item: QueueItem;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Blurred until the operator wants to see it. */
function QueuedPicture({ item, isShown, onToggle }: QueuedPictureProps) {
  const texts = useModerationTexts();
  const isCreation = item.about === 'creation';
  if (!isCreation && !item.hasPicture) return <div />;
  const source = isCreation
    ? pathTo(MODERATION_ROUTES.picture, { id: item.creationId })
    : pathTo(MODERATION_ROUTES.profilePicture, { id: item.profileId });
  const size = isCreation ? { width: item.width, height: item.height } : PROFILE_PICTURE;
  return (
    <div className="grid content-start gap-2">
      <div className="overflow-hidden rounded-md bg-sunken">
        <img
          src={source}
          alt={isShown ? (isCreation ? item.prompt : item.name) : ''}
          {...size}
          className={`h-auto w-full ${isShown ? '' : 'blur-2xl grayscale'}`}
        />
      </div>
      <Button size="compact" onClick={onToggle}>
        {isShown ? texts.hide : texts.show}
      </Button>
    </div>
  );
}

function AboutCreation({ item }: { readonly item: QueuedCreation }) {
  const texts = useModerationTexts();
  const { title, prompt, makerUsername, slug } = item;
  return (
    <>
      <h2 className="text-lg break-words">{title ?? prompt}</h2>
      {title !== null && <p className="break-words text-ink-soft">{prompt}</p>}
      <p className="text-ink-soft">
        {texts.by} {makerUsername ?? texts.anonymous} ·{' '}
        <TextLink to={pathTo(SHARE_PAGE, { slug })}>{texts.open}</TextLink>
      </p>
    </>
  );
}

function AboutProfile({ item: { name, username, bio } }: { readonly item: QueuedProfile }) {
  const texts = useModerationTexts();
  return (
    <>
      <h2 className="text-lg break-words">{name}</h2>
      <p className="text-ink-soft">
        {texts.publicPage} @{username} ·{' '}
        <TextLink to={pathTo(PROFILE_PAGE, { username })}>{texts.open}</TextLink>
      </p>
      {bio !== '' && <p className="break-words whitespace-pre-line">{bio}</p>}
    </>
  );
}

/** Sends a decision, and says what went wrong. */
function useDecision(onDecided: () => void) {
  const texts = useModerationTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (path: string, body: Readonly<Record<string, unknown>>): void => {
    setIsBusy(true);
    setProblem(null);
    callApi(path, { method: 'POST', body })
      .then(onDecided, (error: unknown) => setProblem(messageOf(error, texts.failed)))
      .finally(() => setIsBusy(false));
  };
  return { isBusy, problem, send };
}

interface DecisionFormProps {
  readonly about: { readonly creationId: string } | { readonly profileId: string };
  readonly actions: readonly ModerationAction[];
  readonly onDecided: () => void;
}

function DecisionForm({ about, actions, onDecided }: DecisionFormProps) {
  const texts = useModerationTexts();
  const { isBusy, problem, send } = useDecision(onDecided);
  const [reason, setReason] = useState('');
  const [explanation, setExplanation] = useState('');
  return (
    <div className="mt-2 grid gap-2">
      <select
        aria-label={texts.reason}
        className={`${controlClass} min-h-11`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      >
        <option value="">{texts.reason}</option>
        {REPORT_REASONS.map((some) => (
          <option key={some} value={some}>
            {texts.reasons[some]}
          </option>
        ))}
      </select>
      <Explanation label={texts.explanation} value={explanation} onChange={setExplanation} />
      {problem !== null && <ErrorNotice>{problem}</ErrorNotice>}
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            size="compact"
            disabled={isBusy}
            onClick={() =>
              send(MODERATION_ROUTES.decisions, {
                ...about,
                action,
                explanation,
                ...(reason !== '' && action !== 'keep' && { reason }),
              })
            }
          >
            {texts.actions[action]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function AppealForm({ id, onDecided }: { readonly id: string; readonly onDecided: () => void }) {
  const texts = useModerationTexts();
  const { isBusy, problem, send } = useDecision(onDecided);
  const [answer, setAnswer] = useState('');
  return (
    <div className="mt-2 grid gap-2">
      <Explanation label={texts.answer} value={answer} onChange={setAnswer} />
      {problem !== null && <ErrorNotice>{problem}</ErrorNotice>}
      <div className="flex flex-wrap gap-2">
        {APPEAL_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            size="compact"
            disabled={isBusy}
            onClick={() => send(pathTo(MODERATION_ROUTES.appeal, { id }), { outcome, answer })}
          >
            {texts.outcomes[outcome]}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface ExplanationProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Explanation({ label, value, onChange }: ExplanationProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={MODERATION_TEXT_MAXIMUM}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} py-2 text-sm!`}
      />
    </>
  );
}
