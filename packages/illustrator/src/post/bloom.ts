import type { Canvas } from '../canvas.ts';
import type { Stage } from '../stage/stage.ts';

const SHRINK = 4;

/** Lets the bright parts of the picture glow; computed at a quarter of the size. */
export function createBloom(stage: Stage): (canvas: Canvas, strength: number) => void {
  const { width, height, unit, environment } = stage;
  const bright = environment.createCanvas(Math.ceil(width / SHRINK), Math.ceil(height / SHRINK));
  const soft = environment.createCanvas(bright.width, bright.height);
  const brightContext = bright.getContext('2d');
  const softContext = soft.getContext('2d');
  return (canvas, strength) => {
    if (strength <= 0) return;
    brightContext.globalCompositeOperation = 'source-over';
    brightContext.drawImage(canvas, 0, 0, bright.width, bright.height);
    // Multiplied with itself twice, only what is nearly white stays bright.
    brightContext.globalCompositeOperation = 'multiply';
    brightContext.drawImage(canvas, 0, 0, bright.width, bright.height);
    brightContext.drawImage(canvas, 0, 0, bright.width, bright.height);
    softContext.clearRect(0, 0, soft.width, soft.height);
    softContext.filter = `blur(${Math.max(1, 7 * unit)}px)`;
    softContext.drawImage(bright, 0, 0);
    softContext.filter = 'none';
    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = strength;
    context.drawImage(soft, 0, 0, width, height);
    context.restore();
  };
}
