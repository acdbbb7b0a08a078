import { pathTo, PROFILE_PAGE, SHARE_PAGE, type SharedCreation } from '@loopwright/contract';
import { Download, Repeat2, Sparkles } from 'lucide-react';
import { useLocation } from 'wouter';
import { ReportButton } from '../../entities/report/report-button.tsx';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { Link } from '../../lib/router/link.tsx';
import { usePrefetch } from '../../lib/router/router.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { titleOf } from './title-of.ts';

const loadRecipes = () => import('../../entities/creation/recipe.ts');

const linkClass = 'text-accent-text underline underline-offset-4';

/** What is known of a shared creation, and what a visitor may do with it. */
export function SharedDetails({ creation }: { readonly creation: SharedCreation }) {
  const { page: texts } = useTexts('sharing');
  const language = useLanguage();
  const { makerName, makerUsername, makerAvatar, createdAt, prompt, title, remixedFrom } = creation;
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl break-words">{titleOf(creation, texts)}</h1>
      <p className="text-sm text-ink-soft">
        {makerName === null ? (
          texts.anonymous
        ) : (
          <>
            {makerAvatar && (
              <img
                src={makerAvatar.small}
                alt=""
                className="mr-1.5 inline-block size-6 rounded-full"
              />
            )}
            {texts.by}{' '}
            {makerUsername === null ? (
              makerName
            ) : (
              <Link to={pathTo(PROFILE_PAGE, { username: makerUsername })} className={linkClass}>
                {makerName}
              </Link>
            )}
          </>
        )}{' '}
        · <time dateTime={createdAt}>{formatDate(language, createdAt)}</time>
      </p>
      {remixedFrom !== null && (
        <p className="text-sm text-ink-soft">
          {texts.remixedFrom}{' '}
          <Link to={pathTo(SHARE_PAGE, { slug: remixedFrom.slug })} className={linkClass}>
            {remixedFrom.title ?? texts.another}
          </Link>
        </p>
      )}
      {prompt !== null && (title !== null || titleOf(creation, texts) !== prompt) && (
        <div>
          <h2 className="font-sans text-sm font-medium tracking-normal">{texts.prompt}</h2>
          <p className="mt-1 max-h-60 overflow-y-auto text-sm break-words whitespace-pre-line text-ink-soft select-text">
            {prompt}
          </p>
        </div>
      )}
      <Actions creation={creation} />
      <div className="flex items-center gap-2 border-t border-line pt-4 text-sm text-ink-soft">
        <Sparkles className="size-4 shrink-0" aria-hidden="true" />
        {texts.madeWithAi}
        <ReportButton about={{ slug: creation.slug }} className="ml-auto" />
      </div>
    </div>
  );
}

function Actions({ creation }: { readonly creation: SharedCreation }) {
  const { page: texts } = useTexts('sharing');
  const { remix, allowsDownload, media, prompt } = creation;
  return (
    <div className="grid gap-2">
      {remix === null ? (
        <ButtonLink to="/create" variant="primary" size="large">
          {texts.makeOwn}
        </ButtonLink>
      ) : (
        <>
          <RemixButton creation={creation} remix={remix} />
          <p className="text-xs text-ink-soft">
            {prompt === null ? texts.remixHintPlain : texts.remixHint}
          </p>
        </>
      )}
      {allowsDownload && (
        <a
          href={`${media.file}?download`}
          download
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-line-strong/55 bg-surface px-4 text-sm font-medium hover:border-line-strong hover:bg-sunken"
        >
          <Download className="size-4" aria-hidden="true" />
          {texts.download}
        </a>
      )}
    </div>
  );
}

interface RemixButtonProps {
  readonly creation: SharedCreation;
  readonly remix: NonNullable<SharedCreation['remix']>;
}

/** Opens Create with what is known of it, and with its id. */
function RemixButton({ creation, remix: { parentId, settings } }: RemixButtonProps) {
  const { page: texts } = useTexts('sharing');
  const [, navigate] = useLocation();
  const prefetch = usePrefetch();
  const { kind, width, height, prompt, slug, title } = creation;
  const start = async (): Promise<void> => {
    const { keepRecipe } = await loadRecipes();
    keepRecipe({
      kind,
      prompt: prompt ?? '',
      settings,
      size: kind === 'image' ? Math.max(width, height) : Math.min(width, height),
      referenceUrl: null,
      parent: { id: parentId, slug, title: title ?? prompt },
    });
    navigate('/create');
  };
  const prepare = (): void => prefetch('/create');
  return (
    <Button
      variant="primary"
      size="large"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void start()}
    >
      <Repeat2 className="size-5" aria-hidden="true" />
      {texts.remix}
    </Button>
  );
}
