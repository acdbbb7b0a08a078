import { inStyle } from '@loopwright/contract';
import type { CreationRow } from '../creations/index.ts';
import type { Engine, Engines, LoopFrames } from '../engines/index.ts';

type DrawnCreation = Pick<
  CreationRow,
  'kind' | 'settings' | 'prompt' | 'engineVersion' | 'width' | 'height'
>;

/** How the frames shall differ from those of the creation. */
export interface RedrawOptions {
  /** Pixels, in the proportions of the creation. */
  readonly width?: number;
  readonly height?: number;
  /** The scene alone, on transparent pixels. */
  readonly withoutBackdrop?: boolean;
}

/** The engine if it still draws the same frames as when the creation was made; null when it does not. */
function engineThatDrew(
  engines: Pick<Engines, 'find'>,
  { kind, settings, engineVersion }: DrawnCreation,
): Engine | null {
  if (settings === null || engineVersion === null) return null;
  const engine = engines.find(kind, settings.model);
  return engine.redraw !== undefined && engine.version === engineVersion ? engine : null;
}

/** Whether the frames of a creation can be drawn again from its settings alone. */
export function canRedraw(engines: Pick<Engines, 'find'>, creation: DrawnCreation): boolean {
  if (creation.settings?.hasReference === true) return false;
  try {
    return engineThatDrew(engines, creation) !== null;
  } catch {
    // The model is no longer configured.
    return false;
  }
}

/**
 * Draws the frames of a creation once more.
 * @param reference the reference image that it was made with
 * @returns null when the engine cannot draw the same frames any more
 * @throws what the engine throws
 */
export async function redrawFrames(
  engines: Pick<Engines, 'find'>,
  creation: DrawnCreation,
  reference: Uint8Array | null,
  signal: AbortSignal,
  { withoutBackdrop = false, ...size }: RedrawOptions = {},
): Promise<LoopFrames | null> {
  const engine = engineThatDrew(engines, creation);
  const { kind, settings, prompt } = creation;
  if (engine?.redraw === undefined || settings === null) return null;
  return await engine.redraw(
    {
      kind,
      prompt: inStyle(prompt, settings.style),
      negativePrompt: settings.negativePrompt ?? null,
      options: { ...settings, ...size },
      reference,
      ...(withoutBackdrop && { withoutBackdrop }),
    },
    signal,
  );
}
