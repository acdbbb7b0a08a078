import { crc32 } from 'node:zlib';
import { ASPECTS, couldNotDraw } from '@loopwright/contract';
import type {
  Engine,
  EngineContext,
  EngineRequest,
  EngineResult,
} from '../../engines/engine/engine.ts';

/** A piece of drawing that the test holds in its hands. */
interface Drawing {
  readonly request: EngineRequest;
  readonly context: EngineContext;
  /** Ends it well; without bytes they follow from the request. */
  readonly finish: (bytes?: Uint8Array, clip?: EngineResult['clip']) => void;
  readonly fail: (cause: unknown) => void;
}

export interface ScriptedEngine extends Engine {
  /** The next drawing that begins, or began and was not yet asked for. */
  next(): Promise<Drawing>;
  /** From now on every drawing finishes at once; with false, no longer. */
  finishAtOnce(isAtOnce?: boolean): void;
  /** Until called with null, it says that it is away for so long. */
  stayAway(seconds: number | null): void;
  /** How many drawings have begun. */
  readonly begun: number;
}

/** An engine that draws when the test says so. Aborting ends a drawing like every engine should. */
export function createScriptedEngine(id = 'scripted'): ScriptedEngine {
  const waiting: Drawing[] = [];
  const askers: ((drawing: Drawing) => void)[] = [];
  let begun = 0;
  let isQuick = false;
  let away: number | null = null;

  return {
    id,
    label: 'Scripted',
    kinds: ['image', 'gif'],
    capabilities: {
      reference: true,
      seed: true,
      negativePrompt: true,
      aspects: ASPECTS,
      firstFrame: true,
      lastFrame: true,
      nativeLoop: true,
      cancel: true,
    },
    get begun() {
      return begun;
    },
    generate(request, context) {
      begun += 1;
      const { promise, resolve, reject } = Promise.withResolvers<EngineResult>();
      const onAbort = (): void => reject(context.signal.reason);
      context.signal.addEventListener('abort', onAbort, { once: true });
      const drawing: Drawing = {
        request,
        context,
        finish: (bytes, clip) => resolve({ ...resultOf(request, bytes), ...(clip && { clip }) }),
        fail: reject,
      };
      if (isQuick) drawing.finish();
      const asker = askers.shift();
      if (asker === undefined) waiting.push(drawing);
      else asker(drawing);
      return promise;
    },
    next() {
      const drawing = waiting.shift();
      if (drawing !== undefined) return Promise.resolve(drawing);
      const { promise, resolve } = Promise.withResolvers<Drawing>();
      askers.push(resolve);
      return promise;
    },
    finishAtOnce(isAtOnce = true) {
      isQuick = isAtOnce;
    },
    stayAway(seconds) {
      away = seconds;
    },
    secondsUntilAvailable: () => away,
    close: () => Promise.resolve(),
  };
}

function resultOf({ kind, prompt, options }: EngineRequest, bytes?: Uint8Array): EngineResult {
  const { width, height, seed } = options;
  return {
    bytes: bytes ?? Buffer.from(`${kind} ${crc32(prompt)} ${seed} ${width}x${height}`),
    mimeType: kind === 'gif' ? 'image/gif' : 'image/png',
    width,
    height,
    seam: kind === 'gif' ? 1 : null,
    ...(kind === 'gif' && { flashes: 5 }),
    text: prompt.includes('zorblax') ? couldNotDraw(['zorblax']) : null,
  };
}
