import { inStyle } from '@loopwright/contract';
import type { CreationRow } from '../creations/index.ts';
import type { Engine, Engines, LoopFrames } from '../engines/index.ts';

type DrawnCreation = Pick<
  CreationRow,
  'kind' | 'settings' | 'prompt' | 'engineVersion' | 'width' | 'height'
>;

type RedrawingEngine = Engine & Required<Pick<Engine, 'redraw' | 'drawableVersions'>>;

const redraws = (engine: Engine): engine is RedrawingEngine => engine.redraw !== undefined;

/** How the frames shall differ from those of the creation. */
export interface RedrawOptions {
  /** Pixels, in the proportions of the creation. */
  readonly width?: number;
  readonly height?: number;
  /** The scene alone, on transparent pixels. */
  readonly withoutBackdrop?: boolean;
}

/** The engine that made the creation if it can draw the same frames again, and the version to draw with. */
function findDrawing(
  engines: Pick<Engines, 'find'>,
  { kind, settings, engineVersion }: DrawnCreation,
): { readonly engine: RedrawingEngine; readonly engineVersion: string } | null {
  if (settings === null || engineVersion === null) return null;
  const engine = engines.find(kind, settings.model);
  const canDraw = redraws(engine) && engine.drawableVersions.includes(engineVersion);
  return canDraw ? { engine, engineVersion } : null;
}

/** Whether the frames of a creation can be drawn again from its settings alone. */
export function canRedraw(engines: Pick<Engines, 'find'>, creation: DrawnCreation): boolean {
  if (creation.settings?.hasReference === true) return false;
  try {
    return findDrawing(engines, creation) !== null;
  } catch {
    // The model is no longer configured.
    return false;
  }
}

/**
 * Draws the frames of a creation once more, into a file of frames.
 * @param reference the reference image that it was made with
 * @param path where the file is written
 * @returns null when no drawable version of the engine gives the same frames
 * @throws what the engine throws
 */
export async function redrawFrames(
  engines: Pick<Engines, 'find'>,
  creation: DrawnCreation,
  reference: Uint8Array | null,
  path: string,
  signal: AbortSignal,
  { withoutBackdrop = false, ...size }: RedrawOptions = {},
): Promise<LoopFrames | null> {
  const drawing = findDrawing(engines, creation);
  const { kind, settings, prompt } = creation;
  if (drawing === null || settings === null) return null;
  const { engine, engineVersion } = drawing;
  return await engine.redraw(
    {
      kind,
      prompt: inStyle(prompt, settings.style),
      negativePrompt: settings.negativePrompt ?? null,
      options: { ...settings, ...size },
      reference,
      engineVersion,
      ...(withoutBackdrop && { withoutBackdrop }),
    },
    path,
    signal,
  );
}
