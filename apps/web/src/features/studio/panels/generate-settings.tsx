import {
  type Aspect,
  ASPECTS,
  type GenerationKind,
  type MediaAsset,
  TOKEN_COST,
} from '@loopwright/contract';
import { actions, type MediaLayer } from '@loopwright/studio';
import { type ReactNode, useState } from 'react';
import { generateMedia, readAssetCreation } from '../../../entities/document/generate-media.ts';
import { useShownWork } from '../../../entities/notification/use-shown-work.ts';
import { useTexts } from '../../../language/texts.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { newRequestKey } from '../../../lib/request-key.ts';
import { LoopMark } from '../../../ui/loop-mark.tsx';
import { showFailure } from '../../../ui/toasts.tsx';
import { newMergeKey } from '../editor/merge-keys.ts';
import { useEditor } from '../editor/use-editor.ts';
import { PanelGroup } from './panel.tsx';

type Work = 'animate' | 'fill';
type Generate = (requestKey: string) => Promise<MediaAsset>;

/** Generates what a layer shows. Unlike everything else in the Studio this costs tokens, and says so. */
export function GenerateSettings({ layer }: { readonly layer: MediaLayer }) {
  const texts = useTexts('studio').generate;
  const [prompt, setPrompt] = useState('');
  const { work, begin } = useGeneration(layer.id);
  const { source } = layer;
  const aspect = nearestAspect(source.width / source.height);
  const isLoop = source.frameCount > 1;
  const kind: GenerationKind = isLoop ? 'gif' : 'image';
  const animate: Generate = async (requestKey) => {
    const made = await readAssetCreation(source.assetId);
    return await generateMedia({ ...made, aspect: made.aspect ?? aspect, kind: 'gif' }, requestKey);
  };
  const fill: Generate = (requestKey) => generateMedia({ kind, prompt, aspect }, requestKey);
  const isOff = work !== null || layer.isLocked;
  return (
    <PanelGroup title={texts.title}>
      {!isLoop && layer.kind === 'creation' && (
        <GenerateButton
          isBusy={work === 'animate'}
          isOff={isOff}
          tokens={TOKEN_COST.gif}
          onClick={() => begin('animate', animate)}
        >
          {texts.animate}
        </GenerateButton>
      )}
      <textarea
        aria-label={texts.prompt}
        placeholder={texts.prompt}
        dir="auto"
        rows={2}
        value={prompt}
        disabled={isOff}
        onChange={({ target }) => setPrompt(target.value)}
        onKeyDown={(event) => event.stopPropagation()}
        className="w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2 text-sm"
      />
      <GenerateButton
        isBusy={work === 'fill'}
        isOff={isOff || prompt.trim() === ''}
        tokens={TOKEN_COST[kind]}
        onClick={() => begin('fill', fill)}
      >
        {texts.fill}
      </GenerateButton>
    </PanelGroup>
  );
}

const nearestAspect = (ratio: number): Aspect => {
  const distance = (aspect: Aspect): number => {
    const [width = 1, height = 1] = aspect.split(':').map(Number);
    return Math.abs(Math.log(width / height / ratio));
  };
  return [...ASPECTS].sort((one, other) => distance(one) - distance(other))[0]!;
};

/** One generation at a time, whose result takes the place of what the layer shows. */
function useGeneration(layerId: string) {
  const texts = useTexts('studio').generate;
  const editor = useEditor();
  const { user, refresh } = useAuth();
  const showEnd = useShownWork(user?.username ?? '');
  const [work, setWork] = useState<Work | null>(null);
  const run = async (generate: Generate): Promise<void> => {
    const requestKey = newRequestKey();
    try {
      const source = await generate(requestKey);
      const { document } = editor.history.get().state;
      const mergeKey = newMergeKey();
      editor.perform(actions.replaceSource, { id: layerId, source }, mergeKey);
      if (document.frameCount === 1 && source.frameCount > 1) {
        const fps = Math.round((source.frameCount * 1000) / source.durationMs);
        const timing = { fps, frameCount: source.frameCount };
        editor.perform(actions.setTiming, timing, mergeKey);
      }
    } catch (error) {
      showFailure(messageOf(error, texts.failed));
    }
    setWork(null);
    showEnd({ requestKey });
    void refresh();
  };
  const begin = (next: Work, generate: Generate): void => {
    setWork(next);
    void run(generate);
  };
  return { work, begin };
}

interface GenerateButtonProps {
  readonly isBusy: boolean;
  readonly isOff: boolean;
  readonly tokens: number;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function GenerateButton({ isBusy, isOff, tokens, onClick, children }: GenerateButtonProps) {
  const texts = useTexts('studio').generate;
  return (
    <button
      type="button"
      disabled={isOff}
      aria-busy={isBusy}
      onClick={onClick}
      className="flex min-h-11 w-full items-center justify-between gap-2 rounded-md border border-line-strong/55 bg-raised px-3 py-1.5 text-left text-sm font-medium hover:bg-sunken disabled:opacity-60"
    >
      <span className="flex items-center gap-2">
        {isBusy && <LoopMark className="size-5" strokeWidth={3.5} state="running" />}
        {isBusy ? texts.busy : children}
      </span>
      <span className="shrink-0 text-xs text-ink-soft">{texts.cost(tokens)}</span>
    </button>
  );
}
