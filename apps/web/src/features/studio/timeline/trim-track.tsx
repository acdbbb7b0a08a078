import { type MediaLayer, type StudioDocument, trimOf } from '@loopwright/studio';
import { useRef } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { changeTime } from '../editor/change-time.ts';
import { newMergeKey } from '../editor/merge-keys.ts';
import { useEditor } from '../editor/use-editor.ts';
import { FrameStrip } from './frame-strip.tsx';

const SHORTEST = 2;

interface TrimTrackProps {
  readonly layer: MediaLayer;
  readonly images: readonly ImageBitmap[];
}

/** The frames of a loop's file with handles at the part that is played. */
export function TrimTrack({ layer, images }: TrimTrackProps) {
  const { frameCount } = layer.source;
  const { start, end } = trimOf(layer.time, frameCount);
  const [left, right] = [(start / frameCount) * 100, 100 - (end / frameCount) * 100];
  return (
    <div className="relative h-8 rounded-sm bg-sunken">
      <FrameStrip images={images} className="size-full rounded-sm opacity-35" />
      <div
        aria-hidden="true"
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${right}% 0 ${left}%)` }}
      >
        <FrameStrip images={images} className="size-full" />
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 border-y-2 border-ink"
        style={{ left: `${left}%`, right: `${right}%` }}
      />
      <TrimHandle layer={layer} end="start" value={start} />
      <TrimHandle layer={layer} end="end" value={end} />
    </div>
  );
}

interface TrimHandleProps {
  readonly layer: MediaLayer;
  readonly end: 'start' | 'end';
  readonly value: number;
}

/** A slider of which only the thumb is seen and pressed, so that two of them lie on one track. */
function TrimHandle({ layer, end, value }: TrimHandleProps) {
  const texts = useTexts('studio').timeline;
  const editor = useEditor();
  const { frameCount } = layer.source;
  const trim = trimOf(layer.time, frameCount);
  const base = useRef<StudioDocument | undefined>(undefined);
  const mergeKey = useRef('');
  const begin = (): void => {
    base.current = editor.history.get().state.document;
    mergeKey.current = newMergeKey();
  };
  const change = (frame: number): void => {
    const time =
      end === 'start'
        ? { trimStart: Math.min(trim.end - SHORTEST, frame) }
        : { trimEnd: Math.max(trim.start + SHORTEST, frame) };
    changeTime(editor, layer.id, time, base.current, mergeKey.current);
  };
  return (
    <input
      type="range"
      aria-label={end === 'start' ? texts.trimStart : texts.trimEnd}
      min={0}
      max={frameCount}
      value={value}
      disabled={layer.isLocked}
      onPointerDown={begin}
      onFocus={begin}
      onKeyDown={begin}
      onChange={({ target }) => change(target.valueAsNumber)}
      className="trim-handle"
    />
  );
}
