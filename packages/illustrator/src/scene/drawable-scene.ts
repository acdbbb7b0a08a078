import type { Canvas } from '../canvas.ts';

/** A scene that can be drawn at any phase of its loop. */
export interface DrawableScene {
  /** The same canvas every time. */
  readonly frame: (phase: number) => Canvas;
}

export interface ComposedScene extends DrawableScene {
  /** Words for who is hidden, how two are to each other or what goes on at a thing, which its layout does not show. */
  readonly lostWords: ReadonlySet<string>;
}
