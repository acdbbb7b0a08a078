import type { Creation, DocumentSummary, Generation } from '@loopwright/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { pathOfStudio } from '../../entities/document/document-calls.ts';
import { useDocuments } from '../../entities/document/use-documents.ts';
import { useTexts } from '../../language/texts.ts';
import { Link } from '../../lib/router/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useRunningGenerations } from './use-running-generations.ts';

const DOCUMENTS_SHOWN = 6;

interface DashboardWorkProps {
  readonly username: string;
  /** The newest; null until there is an answer. */
  readonly creations: readonly Creation[] | null;
}

/** What is under way and what was made last; for a new account, how to begin. */
export function DashboardWork({ username, creations }: DashboardWorkProps) {
  const { dashboard } = useTexts('member');
  const running = useRunningGenerations(username);
  const documents = useDocuments(username).data?.items ?? [];
  return (
    <>
      {running.length > 0 && <Running generations={running} />}
      {creations?.length === 0 && running.length === 0 && <FirstSteps />}
      {creations !== null && creations.length > 0 && (
        <Recents title={dashboard.recentCreations} to="/my-creations" all={dashboard.seeAll}>
          {creations.map((creation) => (
            <RecentCreation key={creation.id} creation={creation} />
          ))}
        </Recents>
      )}
      {documents.length > 0 && (
        <Recents
          title={dashboard.recentDocuments}
          to="/my-creations/documents"
          all={dashboard.seeAll}
        >
          {documents.slice(0, DOCUMENTS_SHOWN).map((document) => (
            <RecentDocument
              key={document.id}
              document={document}
              poster={creations?.find(({ id }) => id === document.creationId)}
            />
          ))}
        </Recents>
      )}
    </>
  );
}

function Running({ generations }: { readonly generations: readonly Generation[] }) {
  const { dashboard } = useTexts('member');
  return (
    <section aria-label={dashboard.running} className="mt-9">
      <h2 className="text-lg">{dashboard.running}</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {generations.map(({ id, prompt, fraction, preview }) => (
          <li key={id}>
            <Link
              to="/create"
              className="flex items-center gap-3 rounded-lg border border-line bg-surface p-3 hover:border-line-strong"
            >
              <span className="size-12 shrink-0 overflow-hidden rounded-md bg-sunken">
                {preview !== null && (
                  <img src={preview} alt="" className="size-full object-cover" />
                )}
              </span>
              <span className="min-w-0 grow">
                <span className="block truncate text-sm font-medium">{prompt}</span>
                <progress
                  aria-label={dashboard.progressOf(prompt)}
                  value={fraction}
                  max={1}
                  className="mt-1.5 h-1.5 w-full accent-accent-text"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecentsProps {
  readonly title: string;
  readonly to: string;
  /** Of the link to all of them. */
  readonly all: string;
  readonly children: ReactNode;
}

function Recents({ title, to, all, children }: RecentsProps) {
  return (
    <section aria-label={title} className="mt-9">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        <TextLink to={to}>{all}</TextLink>
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-2 max-sm:[&>li:nth-child(n+7)]:hidden sm:grid-cols-4 sm:gap-3 lg:grid-cols-6">
        {children}
      </ul>
    </section>
  );
}

const tileClass =
  'block aspect-square overflow-hidden rounded-lg border border-line bg-sunken transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-low';

function RecentCreation({ creation }: { readonly creation: Creation }) {
  const { url, title, prompt, altText } = creation;
  return (
    <li>
      <Link to="/my-creations" title={title ?? prompt} className={tileClass}>
        <img
          src={`${url}?poster=320`}
          alt={altText ?? prompt}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </Link>
    </li>
  );
}

interface RecentDocumentProps {
  readonly document: DocumentSummary;
  /** The creation that it was made from, if it is at hand. */
  readonly poster: Creation | undefined;
}

function RecentDocument({ document, poster }: RecentDocumentProps) {
  const { dashboard } = useTexts('member');
  const name = document.name === '' ? dashboard.untitled : document.name;
  return (
    <li>
      <Link to={pathOfStudio(document.id)} className={classNames(tileClass, 'relative')}>
        {poster && (
          <img
            src={`${poster.url}?poster=320`}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        )}
        <span className="absolute inset-x-0 bottom-0 truncate bg-surface/90 px-2 py-1.5 text-xs font-medium">
          {name}
        </span>
      </Link>
    </li>
  );
}

/** The three steps from nothing to a loop that is posted. */
function FirstSteps() {
  const { steps } = useTexts('member').dashboard;
  return (
    <section aria-label={steps.title} className="mt-9">
      <h2 className="text-lg">{steps.title}</h2>
      <ol className="mt-3 grid gap-3 md:grid-cols-3">
        {[steps.describe, steps.edit, steps.export].map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 rounded-lg border border-line bg-surface p-5">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-medium">{title}</span>
              <span className="mt-1 block text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
        <Check className="size-4" aria-hidden="true" />
        {steps.free}
      </p>
    </section>
  );
}
