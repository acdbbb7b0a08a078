import { useTexts } from '../../../language/texts.ts';
import { useEditor, useStudioState } from '../editor/use-editor.ts';
import { useValue } from '../editor/value.ts';

/** Which frame is shown. Not read out: it changes all the time. */
export function FrameCounter() {
  const texts = useTexts('studio').timeline;
  const frame = useValue(useEditor().frame);
  const { frameCount } = useStudioState().document;
  return (
    <span className="min-w-16 px-1 text-right text-xs text-ink-soft tabular-nums">
      {texts.frameOf(frame + 1, frameCount)}
    </span>
  );
}
