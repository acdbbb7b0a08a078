export type { Canvas, Canvas2D, Drawable, Environment, PixelData } from './canvas.ts';
