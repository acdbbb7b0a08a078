import { useEffect, useRef } from 'react';

interface FrameStripProps {
  /** Evenly spread over the time that the strip stands for. */
  readonly images: readonly ImageBitmap[];
  readonly className: string;
}

/** Small frames side by side, as many as there is room for. */
export function FrameStrip({ images, className }: FrameStripProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => drawStrip(element, images));
    observer.observe(element);
    drawStrip(element, images);
    return () => observer.disconnect();
  }, [images]);
  return <canvas ref={canvas} aria-hidden="true" className={className} />;
}

function drawStrip(canvas: HTMLCanvasElement, images: readonly ImageBitmap[]): void {
  const [first] = images;
  const { clientWidth, clientHeight } = canvas;
  const context = canvas.getContext('2d');
  if (first === undefined || context === null || clientWidth === 0) return;
  canvas.width = Math.round(clientWidth * devicePixelRatio);
  canvas.height = Math.round(clientHeight * devicePixelRatio);
  const width = canvas.height * (first.width / first.height);
  const count = Math.max(1, Math.round(canvas.width / width));
  for (let tile = 0; tile < count; tile++) {
    const image = images[Math.floor((tile * images.length) / count)]!;
    const x = (tile * canvas.width) / count;
    context.drawImage(image, x, 0, canvas.width / count + 1, canvas.height);
  }
}
