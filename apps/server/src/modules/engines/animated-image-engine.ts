import { z } from 'zod';
import type { Engine, EngineContext, EngineRequest, EngineResult } from './engine/engine.ts';

/** The fraction of the whole work at which the image is finished, by the usual durations. */
const IMAGE_SHARE = 0.6;

type GeneratedReference = Pick<EngineResult, 'bytes' | 'text'>;

/** Replaces the record of the unconfirmed submission once the image is stored as the draft. */
const operationSchema = z.object({ painted: z.string(), text: z.string().nullable() });

/**
 * Makes loops with a model that makes only images: the illustrator animates the image like a reference
 * image, and the result closes by construction. A later attempt animates the stored image again.
 *
 * @param imageEngine of the model
 */
export function createAnimatedImageEngine(imageEngine: Engine, illustrator: Engine): Engine {
  const { id, capabilities } = imageEngine;
  const { drawableVersions } = illustrator;
  const redraw = illustrator.redraw?.bind(illustrator);
  return {
    ...imageEngine,
    kinds: ['gif'],
    ...(drawableVersions && { drawableVersions }),
    ...(redraw && {
      redraw: (request, path, signal) => redraw(animationOf(request, id), path, signal),
    }),
    capabilities: { ...capabilities, firstFrame: false, lastFrame: false, nativeLoop: true },

    async generate(request, context) {
      const stored = await readDraft(context);
      const image = stored ?? (await generateImage(imageEngine, request, context));
      const { prompt, options } = request;
      const loop = await illustrator.generate(
        animationOf({ prompt, options, reference: image.bytes }, id),
        withProgress(context, IMAGE_SHARE, 1),
      );
      // The illustrator's text lists words that it did not draw; here it has only animated the image.
      return { ...loop, text: image.text, redrawReference: image.bytes };
    },
  };
}

/** What the illustrator draws: the image of the model, moving. */
const animationOf = (
  {
    prompt,
    options,
    reference,
    engineVersion,
  }: Pick<EngineRequest, 'prompt' | 'options' | 'reference' | 'engineVersion'>,
  model: string,
): EngineRequest => ({
  kind: 'gif',
  prompt,
  negativePrompt: null,
  options,
  reference,
  referenceModel: model,
  ...(engineVersion !== undefined && { engineVersion }),
});

async function readDraft({ operation, draft }: EngineContext): Promise<GeneratedReference | null> {
  const stored = operationSchema.safeParse(operation.started);
  if (!stored.success) return null;
  const bytes = await draft.read();
  return bytes && { bytes, text: stored.data.text };
}

/** Fails after an attempt that submitted a request and stored no image, instead of paying twice. */
async function generateImage(
  imageEngine: Engine,
  request: EngineRequest,
  context: EngineContext,
): Promise<GeneratedReference> {
  const image = await imageEngine.generate(
    { ...request, kind: 'image' },
    withProgress(context, 0, IMAGE_SHARE),
  );
  // The image is paid for: the loop is made even if the image cannot be stored.
  await storeDraft(imageEngine.id, image, context).catch(() => undefined);
  return image;
}

async function storeDraft(
  model: string,
  { bytes, text }: GeneratedReference,
  { operation, draft }: EngineContext,
): Promise<void> {
  await draft.keep(bytes);
  await operation.save({ painted: model, text } satisfies z.infer<typeof operationSchema>);
}

/** The same context, whose progress covers only a part of the work. */
const withProgress = (context: EngineContext, from: number, to: number): EngineContext => ({
  ...context,
  onProgress: ({ fraction, ...rest }) =>
    context.onProgress({ ...rest, fraction: from + fraction * (to - from) }),
});
