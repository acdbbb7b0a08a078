import { isMediaLayer, type MediaLayer } from '@loopwright/studio';
import { ChevronFirst, Magnet, Pause, Play, Repeat2, StepBack, StepForward } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { changeTime, leadingLoop } from '../editor/change-time.ts';
import { IconButton } from '../editor/icon-button.tsx';
import {
  useEditor,
  useEditorView,
  useSelectedLayer,
  useStudioState,
} from '../editor/use-editor.ts';
import { createValue, useValue } from '../editor/value.ts';
import type { StageClient } from '../stage/stage-client.ts';
import { useStage } from '../stage/use-stage.ts';
import { CaptionBar } from './caption-bar.tsx';
import { FrameCounter } from './frame-counter.tsx';
import { RingStrip } from './ring-strip.tsx';
import { SeamMeter } from './seam-meter.tsx';
import { TrimTrack } from './trim-track.tsx';

const NO_SURVEY: StageClient['survey'] = createValue<null>(null);
const NO_SOURCES: StageClient['sources'] = createValue(new Map());

/** Time: the ring, the part of a loop that is played, and when captions are shown. */
export function Timeline() {
  const texts = useTexts('studio').timeline;
  const stage = useStage();
  const { tool } = useEditorView();
  const { document } = useStudioState();
  const survey = useValue(stage?.survey ?? NO_SURVEY);
  const sources = useValue(stage?.sources ?? NO_SOURCES);
  const selected = useSelectedLayer();
  const loop =
    selected && isMediaLayer(selected) && selected.source.frameCount > 1
      ? selected
      : leadingLoop(document);
  const captions = document.layers.filter((layer) => layer.kind === 'text');
  return (
    <section
      aria-label={texts.title}
      className={classNames(
        'grid shrink-0 grid-cols-[auto_1fr] gap-x-3 border-t border-line bg-surface px-3 py-2 max-md:grid-cols-1 max-md:gap-y-1',
        tool !== null && 'max-md:hidden',
      )}
    >
      <div className="flex flex-col justify-between gap-1 max-md:flex-row max-md:items-center">
        <Transport />
        <div className="flex items-center justify-between gap-2">
          <SeamMeter seam={survey?.seam ?? null} />
          {loop && <LoopButtons layer={loop} />}
        </div>
      </div>
      <div className="grid max-h-28 min-w-0 content-start gap-1.5 overflow-y-auto px-2 py-0.5">
        <RingStrip images={survey?.strip ?? []} seam={survey?.seam ?? null} />
        {loop && <TrimTrack layer={loop} images={sources.get(loop.source.assetId) ?? []} />}
        {captions.map((layer) => (
          <CaptionBar key={layer.id} layer={layer} />
        ))}
      </div>
    </section>
  );
}

function Transport() {
  const texts = useTexts('studio').timeline;
  const editor = useEditor();
  const stage = useStage();
  const { isPlaying } = useEditorView();
  const step = (by: number): void => {
    editor.show({ isPlaying: false });
    stage?.seek(editor.frame.get() + by);
  };
  return (
    <div className="flex items-center">
      <IconButton label={texts.toStart} onClick={() => stage?.seek(0)} className="max-md:hidden">
        <ChevronFirst className="size-4" />
      </IconButton>
      <IconButton label={texts.previous} keys="," onClick={() => step(-1)}>
        <StepBack className="size-4" />
      </IconButton>
      <IconButton
        label={isPlaying ? texts.pause : texts.play}
        keys={texts.space}
        onClick={() => editor.show({ isPlaying: !isPlaying })}
        className="bg-sunken"
      >
        {isPlaying ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
      </IconButton>
      <IconButton label={texts.next} keys="." onClick={() => step(1)}>
        <StepForward className="size-4" />
      </IconButton>
      <FrameCounter />
    </div>
  );
}

function LoopButtons({ layer }: { readonly layer: MediaLayer }) {
  const texts = useTexts('studio').timeline;
  const editor = useEditor();
  const stage = useStage();
  const [isSnapping, setIsSnapping] = useState(false);
  const { id, time, isLocked } = layer;
  const snap = async (): Promise<void> => {
    if (stage === null) return;
    setIsSnapping(true);
    const { start, end } = await stage.snap(id);
    setIsSnapping(false);
    changeTime(editor, id, { trimStart: start, trimEnd: end });
  };
  const isBoomerang = time.closing === 'boomerang';
  return (
    <span className="flex">
      <IconButton label={texts.snap} disabled={isLocked || isSnapping} onClick={() => void snap()}>
        <Magnet className="size-4" />
      </IconButton>
      <IconButton
        label={texts.boomerang}
        isPressed={isBoomerang}
        disabled={isLocked}
        onClick={() => changeTime(editor, id, { closing: isBoomerang ? 'cut' : 'boomerang' })}
      >
        <Repeat2 className="size-4" />
      </IconButton>
    </span>
  );
}
