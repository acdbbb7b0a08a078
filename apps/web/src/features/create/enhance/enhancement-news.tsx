import { useTexts } from '../../../language/texts.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { PromptEnhancement } from './use-enhancement.ts';

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function useWords({ isBusy, suggestion, news }: PromptEnhancement): string {
  const { enhance } = useTexts('create');
  if (isBusy) return enhance.busy;
  if (suggestion !== null) return enhance.isThere;
  if (news === null) return '';
  if (news.type === 'unchanged') return enhance.unchanged[news.why];
  if (news.type !== 'failed') return enhance[news.type];
  return messageOf(news.error, news.error instanceof TypeError ? enhance.away : enhance.failed);
}

interface EnhancementNewsProps {
  readonly enhancement: PromptEnhancement;
  readonly onUndo: () => void;
}

/** What became of it, read out when there is time; what can be seen anyway is not shown. */
export function EnhancementNews({ enhancement, onUndo }: EnhancementNewsProps) {
  const { enhance } = useTexts('create');
  const words = useWords(enhancement);
  const { news, isBusy, suggestion } = enhancement;
  const isShown = news !== null && !isBusy && suggestion === null;
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-2', !isShown && 'sr-only')}>
      <output
        className={classNames('text-xs', news?.type === 'failed' ? 'text-danger' : 'text-ink-soft')}
      >
        {words}
      </output>
      {news?.type === 'used' && (
        <button
          ref={takeFocus}
          type="button"
          onClick={onUndo}
          className="-my-2 min-h-11 rounded-sm px-1.5 text-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text"
        >
          {enhance.undo}
        </button>
      )}
    </div>
  );
}
