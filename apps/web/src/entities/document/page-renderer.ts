import { type Canvas, createRenderer, type Renderer } from '@loopwright/studio';

/** A renderer on the page, for documents without media, or whose media need not be shown. */
export const createPageRenderer = (): Renderer =>
  createRenderer({
    createCanvas: (width, height) =>
      Object.assign(document.createElement('canvas'), { width, height }) as unknown as Canvas,
    media: () => null,
  });
