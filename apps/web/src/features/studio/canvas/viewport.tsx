import { isMediaLayer } from '@loopwright/studio';
import { type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react';
import { useTexts } from '../../../language/texts.ts';
import {
  useEditor,
  useEditorView,
  useSelectedLayer,
  useStudioState,
} from '../editor/use-editor.ts';
import { useStage } from '../stage/use-stage.ts';
import { CropHandles } from './crop-handles.tsx';
import type { Point } from './geometry.ts';
import { Guides } from './guides.tsx';
import { LayerHandles } from './layer-handles.tsx';
import { TextInPlace } from './text-in-place.tsx';
import { useCanvasGestures } from './use-canvas-gestures.ts';

/** Screen pixels around the canvas, in which handles lie. */
const MARGIN = 40;
export const ZOOM_RANGE = { minimum: 0.1, maximum: 8 } as const;

/** The canvas with everything that is drawn over it. */
export function Viewport() {
  const texts = useTexts('studio');
  const { document } = useStudioState();
  const view = useEditorView();
  const { frame, fit } = useFit(document.canvas);
  const scale = view.zoom ?? fit;
  const zoomByWheel = useWheelZoom(scale);
  return (
    <div
      ref={frame}
      onWheel={zoomByWheel}
      className="grid size-full place-items-center overflow-auto overscroll-contain bg-sunken"
    >
      <section
        aria-label={texts.canvas}
        className="relative m-auto shrink-0"
        style={{ width: document.canvas.width * scale, height: document.canvas.height * scale }}
      >
        <Picture />
        <Overlay scale={scale} />
      </section>
    </div>
  );
}

/** The scale at which the canvas fits into its frame. */
function useFit({ width, height }: { readonly width: number; readonly height: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const across = (room.width - 2 * MARGIN) / width;
  const down = (room.height - 2 * MARGIN) / height;
  return { frame, fit: Math.max(ZOOM_RANGE.minimum, Math.min(across, down, ZOOM_RANGE.maximum)) };
}

function useWheelZoom(scale: number) {
  const editor = useEditor();
  return (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    const zoom = scale * Math.exp(-event.deltaY / 300);
    editor.show({ zoom: Math.min(ZOOM_RANGE.maximum, Math.max(ZOOM_RANGE.minimum, zoom)) });
  };
}

/** What the worker draws. */
function Picture() {
  const stage = useStage();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stage === null) return undefined;
    host.current?.append(stage.canvas);
    return () => stage.canvas.remove();
  }, [stage]);
  return <div ref={host} className="checkered absolute inset-0 shadow-low" />;
}

function Overlay({ scale }: { readonly scale: number }) {
  const texts = useTexts('studio');
  const { document, selection } = useStudioState();
  const { tool, editedText, safeZone } = useEditorView();
  const selected = useSelectedLayer();
  const area = useRef<HTMLDivElement>(null);
  const toPoint = (event: PointerEvent): Point => {
    const { left, top } = area.current!.getBoundingClientRect();
    return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
  };
  const { handlers, guides } = useCanvasGestures(toPoint, scale);
  const { width, height } = document.canvas;
  const isCropping = tool === 'crop' && selected !== null && isMediaLayer(selected);
  const edited = document.layers.find(({ id }) => id === editedText);
  return (
    <div ref={area} {...handlers} className="absolute inset-0 touch-none">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        <Guides guides={guides} safeZone={safeZone} canvas={document.canvas} scale={scale} />
        {isCropping && !selected.isLocked ? (
          <CropHandles layer={selected} toPoint={toPoint} scale={scale} />
        ) : (
          document.layers
            .filter(({ id }) => selection.includes(id) && id !== editedText)
            .map((layer) => (
              <LayerHandles key={layer.id} layer={layer} toPoint={toPoint} scale={scale} />
            ))
        )}
      </svg>
      {edited?.kind === 'text' && (
        <TextInPlace key={edited.id} layer={edited} label={texts.text.content} scale={scale} />
      )}
    </div>
  );
}
