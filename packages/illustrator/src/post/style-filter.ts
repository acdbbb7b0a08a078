import type { Canvas, Canvas2D } from '../canvas.ts';
import type { Stage } from '../stage/stage.ts';

/** Changes a finished frame in place. The same pixels and phase always give the same result. */
type FrameFilter = (canvas: Canvas, phase: number) => void;

/** Draws the layers as the camera sees them at the moment that a style learns from, before any finish. */
export type DrawReference = (context: Canvas2D) => void;

/**
 * Prepares a style for a stage: its textures, meshes and tables are made here once. It is called
 * when all layers are on the stage.
 */
export type StyleFilter = (stage: Stage, draw: DrawReference) => FrameFilter;
