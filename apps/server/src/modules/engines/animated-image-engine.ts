import { z } from 'zod';
import type { Engine, EngineContext, EngineRequest, EngineResult } from './engine/engine.ts';

/** Where the picture is there and begins to move, about as the times of both go. */
const PAINTED = 0.6;

type GeneratedReference = Pick<EngineResult, 'bytes' | 'text'>;

/** Once the picture is there, which is kept as the draft, this takes the place of "asked". */
const operationSchema = z.object({ painted: z.string(), text: z.string().nullable() });

/**
 * An engine for loops out of one for pictures: the illustrator takes its picture for a photograph and
 * moves it, which closes by construction. An attempt that is broken off then is followed by one that
 * moves the same picture.
 */
export function createAnimatedImageEngine(pictures: Engine, illustrator: Engine): Engine {
  const { id, capabilities } = pictures;
  return {
    ...pictures,
    kinds: ['gif'],
    capabilities: { ...capabilities, firstFrame: false, lastFrame: false, nativeLoop: true },

    async generate(request, context) {
      const painted = (await readKept(context)) ?? (await paint(request, context));
      const { prompt, options } = request;
      const moved = await illustrator.generate(
        {
          kind: 'gif',
          prompt,
          negativePrompt: null,
          options,
          reference: painted.bytes,
          referenceModel: id,
        },
        part(context, PAINTED, 1),
      );
      // The illustrator would tell what it could not draw, but it has not drawn.
      return { ...moved, text: painted.text };
    },
  };

  async function readKept({ operation, draft }: EngineContext): Promise<GeneratedReference | null> {
    const kept = operationSchema.safeParse(operation.started);
    if (!kept.success) return null;
    const bytes = await draft.read();
    return bytes && { bytes, text: kept.data.text };
  }

  /** Fails where an earlier attempt has asked and kept nothing: nobody pays for a second picture. */
  async function paint(
    request: EngineRequest,
    context: EngineContext,
  ): Promise<GeneratedReference> {
    const painted = await pictures.generate(
      { ...request, kind: 'image' },
      part(context, 0, PAINTED),
    );
    // It is there and paid for: if it cannot be kept, it is moved all the same.
    await keep(painted, context).catch(() => undefined);
    return painted;
  }

  async function keep(
    { bytes, text }: GeneratedReference,
    { operation, draft }: EngineContext,
  ): Promise<void> {
    await draft.keep(bytes);
    await operation.save({ painted: id, text } satisfies z.infer<typeof operationSchema>);
  }

  function part(context: EngineContext, from: number, to: number): EngineContext {
    return {
      ...context,
      onProgress: ({ fraction, ...rest }) =>
        context.onProgress({ ...rest, fraction: from + fraction * (to - from) }),
    };
  }
}
