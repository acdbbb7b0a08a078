import type { BrandCaption } from '@loopwright/contract';
import {
  type Canvas,
  captionStyleOf,
  createRenderer,
  emptyDocument,
  newTextLayer,
  type StudioDocument,
} from '@loopwright/studio';
import { useEffect, useRef } from 'react';
import { createFontLoader } from '../../entities/document/load-fonts.ts';

const CANVAS = { width: 480, height: 270, background: '#5b5470' };

function documentOf(caption: BrandCaption, text: string): StudioDocument {
  const { style, x, y } = captionStyleOf(caption, CANVAS);
  const layer = newTextLayer('caption', text, CANVAS);
  return {
    ...emptyDocument(CANVAS, 16, 1),
    layers: [
      {
        ...layer,
        transform: { ...layer.transform, x, y },
        style: { ...layer.style, ...style },
      },
    ],
  };
}

interface CaptionPreviewProps {
  readonly caption: BrandCaption;
  readonly text: string;
}

/** A caption style, drawn as in the Studio. */
export function CaptionPreview({ caption, text }: CaptionPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const draw = async (): Promise<void> => {
      const shown = documentOf(caption, text);
      await createFontLoader(document.fonts)(shown);
      const context = canvas.current?.getContext('2d');
      if (isOver || !context) return;
      const renderer = createRenderer({
        createCanvas: (width, height) =>
          Object.assign(document.createElement('canvas'), { width, height }) as unknown as Canvas,
        media: () => null,
      });
      context.drawImage(renderer.renderFrame(shown, 0) as unknown as HTMLCanvasElement, 0, 0);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [caption, text]);
  return (
    <canvas
      ref={canvas}
      width={CANVAS.width}
      height={CANVAS.height}
      aria-hidden="true"
      className="aspect-video w-full max-w-72 rounded-md border border-line"
    />
  );
}
