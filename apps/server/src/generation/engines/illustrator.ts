import { openDrawingPool } from './drawing-pool.ts';
import type { Engine } from './engine.ts';

/** The built-in engine: draws by itself, needs no model, no network and no key. */
export function openIllustrator(threads: number): Engine {
  const pool = openDrawingPool(new URL('./illustrator-thread.ts', import.meta.url), threads);
  return {
    name: 'illustrator',
    kinds: ['image', 'gif'],
    generate: (request, context) => pool.run(request, context),
    close: () => pool.close(),
  };
}
