import { useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditor, useStudioState } from '../editor/use-editor.ts';
import { useStage } from '../stage/use-stage.ts';
import { FrameStrip } from './frame-strip.tsx';
import { type SeamState, seamState } from './seam-state.ts';

const JOINTS: Readonly<Record<SeamState, string>> = {
  unknown: 'bg-line-strong',
  good: 'bg-good',
  close: 'bg-accent-warm',
  jump: 'bg-danger',
};

interface RingStripProps {
  readonly images: readonly ImageBitmap[];
  readonly seam: number | null;
}

/** The ring of time, unrolled: the first frame stands at both ends, and the joint between them has a color. */
export function RingStrip({ images, seam }: RingStripProps) {
  const texts = useTexts('studio').timeline;
  const joint = classNames('w-1.5 shrink-0 transition-colors', JOINTS[seamState(seam)]);
  return (
    <div className="flex h-12 items-stretch gap-0.5">
      <span aria-hidden="true" className={classNames(joint, 'rounded-l-full')} />
      <PlayHead images={images} />
      <div
        aria-hidden="true"
        title={texts.sameFrame}
        className="relative aspect-square h-full shrink-0 overflow-hidden rounded-r-lg bg-sunken opacity-55"
      >
        <FrameStrip images={images.slice(0, 1)} className="size-full" />
        <span className="absolute inset-y-0 left-0 border-l-2 border-dashed border-canvas" />
      </div>
      <span aria-hidden="true" className={classNames(joint, 'rounded-r-full')} />
    </div>
  );
}

/** The frames, with a slider that shows and chooses one of them. */
function PlayHead({ images }: { readonly images: readonly ImageBitmap[] }) {
  const texts = useTexts('studio').timeline;
  const editor = useEditor();
  const stage = useStage();
  const { frameCount } = useStudioState().document;
  return (
    <div className="relative min-w-0 grow overflow-hidden rounded-l-lg bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <FrameStrip images={images} className="size-full" />
      <input
        ref={(slider) => (slider === null ? undefined : followFrame(slider, editor))}
        type="range"
        aria-label={texts.playHead}
        min={1}
        max={frameCount}
        defaultValue={1}
        onChange={({ target }) => {
          editor.show({ isPlaying: false });
          stage?.seek(target.valueAsNumber - 1);
        }}
        className="play-head absolute inset-0 size-full cursor-ew-resize touch-none outline-none"
      />
    </div>
  );
}

/** Shows the frame without rendering anything again. */
function followFrame(slider: HTMLInputElement, { frame }: Editor): () => void {
  const show = (): void => {
    slider.value = String(frame.get() + 1);
  };
  show();
  return frame.subscribe(show);
}
