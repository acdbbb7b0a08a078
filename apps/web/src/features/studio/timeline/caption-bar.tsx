import { actions, type TextLayer } from '@loopwright/studio';
import { type PointerEvent, useRef } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePointerDrag } from '../canvas/use-pointer-drag.ts';
import { newMergeKey } from '../editor/merge-keys.ts';
import { useEditor, useStudioState } from '../editor/use-editor.ts';

type Span = NonNullable<TextLayer['style']['span']>;

const ALWAYS: Span = { from: 0, to: 1 };

/** The pieces of a span on the unrolled ring, in percent. */
const piecesOf = ({ from, to }: Span): readonly (readonly [left: number, width: number])[] =>
  from < to
    ? [[from * 100, (to - from) * 100]]
    : [
        [from * 100, (1 - from) * 100],
        [0, to * 100],
      ];

/** When a caption is shown. Its ends can be dragged, also over the end of the loop; so can all of it. */
export function CaptionBar({ layer }: { readonly layer: TextLayer }) {
  const texts = useTexts('studio').timeline;
  const editor = useEditor();
  const { document, selection } = useStudioState();
  const track = useRef<HTMLDivElement>(null);
  const { id, isLocked, style } = layer;
  const span = style.span ?? ALWAYS;
  const phaseAt = (event: PointerEvent): number => {
    const box = track.current!.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    return Math.round(share * document.frameCount) / document.frameCount;
  };
  const set = (next: Span, mergeKey: string): void =>
    editor.perform(actions.setTextStyle, { id, style: { span: next } }, mergeKey);
  const begin = (change: (from: number, to: number) => Span) => (event: PointerEvent) => {
    editor.select([id]);
    if (isLocked) return null;
    const mergeKey = newMergeKey();
    const from = phaseAt(event);
    return {
      onMove: (moved: PointerEvent) => {
        const to = phaseAt(moved);
        if (to !== from || style.span !== null) set(change(from, to), mergeKey);
      },
    };
  };
  const turned = (phase: number): number => phase - Math.floor(phase);
  const shift = usePointerDrag(
    begin((from, to) =>
      style.span === null
        ? span
        : { from: turned(span.from + to - from), to: turned(span.to + to - from) || 1 },
    ),
  );
  const start = usePointerDrag(begin((_, to) => ({ ...span, from: Math.min(to, 1) })));
  const end = usePointerDrag(begin((_, to) => ({ ...span, to })));
  const pieces = piecesOf(span);
  return (
    <section ref={track} className="relative h-5" aria-label={texts.caption(layer.text)}>
      {pieces.map(([left, width], index) => (
        <div
          key={left}
          {...shift}
          style={{ left: `${left}%`, width: `${width}%` }}
          className={classNames(
            'absolute inset-y-0.5 flex touch-none items-center overflow-hidden rounded-sm px-2 text-[0.6875rem] leading-none font-medium',
            selection.includes(id)
              ? 'bg-accent text-accent-ink'
              : 'bg-accent-wash text-accent-text',
          )}
        >
          <span className="truncate">{layer.text}</span>
          {index === 0 && (
            <span {...start} className="absolute inset-y-0 left-0 w-2 cursor-ew-resize" />
          )}
          {index === pieces.length - 1 && (
            <span {...end} className="absolute inset-y-0 right-0 w-2 cursor-ew-resize" />
          )}
        </div>
      ))}
    </section>
  );
}
