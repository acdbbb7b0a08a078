import { ASPECTS } from '@loopwright/contract';
import { drawableVersions } from '@loopwright/illustrator/versions';
import type { Engine } from '../engine/engine.ts';
import { openDrawingPool } from './drawing-pool.ts';

const ILLUSTRATOR = 'illustrator';

/** The built-in engine. It needs no model, no network and no key. */
export function openIllustrator(threads: number): Engine {
  const pool = openDrawingPool(new URL('./illustrator-thread.ts', import.meta.url), threads);
  return {
    id: ILLUSTRATOR,
    label: 'Illustrator',
    kinds: ['image', 'gif'],
    capabilities: {
      reference: true,
      seed: true,
      negativePrompt: false,
      aspects: ASPECTS,
      firstFrame: false,
      lastFrame: false,
      nativeLoop: true,
      cancel: true,
    },
    drawableVersions: drawableVersions(),
    generate: (request, context) => pool.draw(request, context),
    redraw: (request, path, signal) => pool.redraw(request, path, signal),
    close: () => pool.close(),
  };
}
