import { actions, fontFilesFor, type TextLayer, uploadedFontsFor } from '@loopwright/studio';
import { useEffect, useRef } from 'react';
import { newMergeKey } from '../editor/merge-keys.ts';
import { useEditor, useStudioState } from '../editor/use-editor.ts';
import { useMeasure } from './measure.ts';

interface TextInPlaceProps {
  readonly layer: TextLayer;
  readonly label: string;
  /** Screen pixels for a pixel of the canvas. */
  readonly scale: number;
}

/** Writes the text where it stands. Escape and leaving it end that. */
export function TextInPlace({ layer, label, scale }: TextInPlaceProps) {
  const editor = useEditor();
  const { document } = useStudioState();
  const field = useRef<HTMLTextAreaElement>(null);
  const mergeKey = useRef(newMergeKey());
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { style, transform } = layer;
  const { width, height } = useMeasure().layerBounds(document, layer);
  const alone = { ...document, layers: [layer] };
  const fonts = [...uploadedFontsFor(alone), ...fontFilesFor(alone)].map(
    ({ family }) => `"${family}"`,
  );
  const room = style.size;
  return (
    <textarea
      ref={field}
      aria-label={label}
      dir="auto"
      spellCheck={false}
      value={layer.text}
      onChange={({ target }) =>
        editor.perform(actions.setText, { id: layer.id, text: target.value }, mergeKey.current)
      }
      onBlur={() => editor.show({ editedText: null })}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') editor.show({ editedText: null });
      }}
      style={{
        left: 0,
        top: 0,
        width: width + room,
        height: height + room / 4,
        transformOrigin: '0 0',
        transform: [
          `translate(${transform.x * scale}px, ${transform.y * scale}px)`,
          `rotate(${transform.rotation}deg)`,
          `scale(${transform.scale * scale})`,
          `translate(${-transform.anchorX * width - room / 2}px, ${-transform.anchorY * height}px)`,
        ].join(' '),
        fontFamily: [...fonts, 'sans-serif'].join(', '),
        fontSize: style.size,
        lineHeight: style.lineHeight,
        color: style.color,
        WebkitTextStroke: `${style.outlineWidth / 2}px ${style.outlineColor}`,
        paintOrder: 'stroke fill',
        textAlign: style.align,
      }}
      className="absolute resize-none overflow-hidden bg-transparent p-0 outline-2 outline-accent"
    />
  );
}
