import type { Creation } from '@loopwright/contract';
import { useLatestCreations } from '../../entities/creation/use-latest-creations.ts';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

const SHOWN = 24;

const titleClass = 'mb-1.5 font-sans text-sm font-medium';

interface HistoryStripProps {
  /** The one on the stage. */
  readonly shownId: string | null;
  readonly isBusy: boolean;
  readonly onPick: (creation: Creation) => void;
}

/** The latest creations beside the stage. A press shows one and brings its words and settings back. */
export function HistoryStrip({ shownId, isBusy, onPick }: HistoryStripProps) {
  const { history } = useTexts('create');
  const { creations, retry } = useLatestCreations(SHOWN);
  // It has the word that stands on the picture in it.
  const nameOf = ({ kind, title, prompt }: Creation): string =>
    (kind === 'gif' ? history.bringBackGif : history.bringBack)(title ?? prompt);
  if (retry !== null) return <FailedHistory onRetry={retry} />;
  // As high as the list.
  if (creations === null) return <div aria-hidden="true" className="h-23.5 max-lg:hidden" />;
  if (creations.length === 0) return <NoHistory />;
  return (
    <section aria-label={history.title} className="min-w-0">
      <h2 className={titleClass}>{history.title}</h2>
      <ul className="-m-1 flex gap-1.5 overflow-x-auto p-1 pb-2">
        {creations.map((creation) => (
          <li key={creation.id} className="shrink-0">
            <button
              type="button"
              disabled={isBusy}
              aria-pressed={creation.id === shownId}
              aria-label={nameOf(creation)}
              title={creation.prompt}
              onClick={() => onPick(creation)}
              className={classNames(
                'relative block size-16 overflow-hidden rounded-md border-2 bg-raised transition-[border-color,opacity] disabled:opacity-60',
                creation.id === shownId
                  ? 'border-accent-text'
                  : 'border-line hover:border-line-strong',
              )}
            >
              <img
                src={`${creation.url}?poster=320`}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
              {creation.kind === 'gif' && (
                <span className="absolute right-0.5 bottom-0.5 rounded-sm bg-scrim px-1 text-[0.625rem] font-semibold text-[white]">
                  {history.gif}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FailedHistory({ onRetry }: { readonly onRetry: () => void }) {
  const { history, queue } = useTexts('create');
  return (
    <section aria-label={history.title} className="min-w-0">
      <h2 className={titleClass}>{history.title}</h2>
      <p className="flex min-h-17 flex-wrap items-center justify-center gap-3 rounded-md border border-dashed border-line px-4 text-sm text-ink-soft">
        {history.failed}
        <Button size="compact" onClick={onRetry}>
          {queue.tryAgain}
        </Button>
      </p>
    </section>
  );
}

/** Where there is room beside the form; on a phone it would only be in the way. */
function NoHistory() {
  const { history } = useTexts('create');
  return (
    <section aria-label={history.title} className="min-w-0 max-lg:hidden">
      <h2 className={titleClass}>{history.title}</h2>
      <p className="grid h-17 place-items-center rounded-md border border-dashed border-line px-4 text-center text-sm text-ink-soft">
        {history.empty}
      </p>
    </section>
  );
}
