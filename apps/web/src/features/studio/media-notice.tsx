import { useTexts } from '../../language/texts.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { createValue, useValue } from './editor/value.ts';
import type { MediaProgress } from './stage/messages.ts';
import { useStage } from './stage/use-stage.ts';

const NONE = createValue<ReadonlyMap<string, MediaProgress>>(new Map());

/** Says what is on its way to the canvas, and what could not be loaded. */
export function MediaNotice({ uploading }: { readonly uploading: number }) {
  const texts = useTexts('studio');
  const stage = useStage();
  const media = [...useValue(stage?.media ?? NONE).values()];
  const loading = media.filter(({ state }) => state === 'loading');
  const hasFailed = media.some(({ state }) => state === 'failed');
  const isBusy = uploading > 0 || loading.length > 0;
  if (!isBusy && !hasFailed) return null;
  const fraction =
    loading.reduce((sum, one) => sum + one.fraction, 0) / Math.max(1, loading.length);
  return (
    <div className="absolute top-3 left-3 flex min-h-9 items-center gap-2 rounded-md border border-line bg-surface px-3 text-xs font-medium shadow-low">
      {isBusy ? (
        <output className="flex items-center gap-2 tabular-nums">
          <LoopMark className="size-5" strokeWidth={3.5} state="running" />
          {uploading > 0
            ? texts.uploading(uploading)
            : texts.loadingFrames(Math.round(fraction * 100))}
        </output>
      ) : (
        <span role="alert" className="text-danger">
          {texts.mediaFailed}{' '}
          <button type="button" className="min-h-9 underline" onClick={() => stage?.retry()}>
            {texts.tryAgain}
          </button>
        </span>
      )}
    </div>
  );
}
