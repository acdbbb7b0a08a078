import type { Canvas } from '../canvas.ts';
import type { Stage } from '../stage/stage.ts';

/** Changes a finished frame in place. The same pixels and phase always give the same result. */
type FrameFilter = (canvas: Canvas, phase: number) => void;

/**
 * Prepares a style for a stage: its textures, meshes and tables are made here once. It is called
 * when all layers are on the stage.
 */
export type StyleFilter = (stage: Stage) => FrameFilter;
