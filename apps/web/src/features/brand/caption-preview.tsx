import type { BrandCaption } from '@loopwright/contract';
import { emptyDocument, newCaptionLayer, type StudioDocument } from '@loopwright/studio';
import { useEffect, useRef } from 'react';
import { createFontLoader } from '../../entities/document/load-fonts.ts';
import { createPageRenderer } from '../../entities/document/page-renderer.ts';

const CANVAS = { width: 480, height: 270, background: '#5b5470' };

const documentOf = (caption: BrandCaption, text: string): StudioDocument => ({
  ...emptyDocument(CANVAS, 16, 1),
  layers: [newCaptionLayer('caption', text, caption, CANVAS)],
});

/** One for all previews: each change draws again, and a font is downloaded once. */
let loader: ReturnType<typeof createFontLoader> | null = null;

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
      loader ??= createFontLoader(document.fonts);
      await loader(shown);
      const context = canvas.current?.getContext('2d');
      if (isOver || !context) return;
      const renderer = createPageRenderer();
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
