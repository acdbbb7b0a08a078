import type { Engine, EngineContext } from './engine.ts';

/** Where the picture is there and begins to move, about as the times of both go. */
const PAINTED = 0.6;

/**
 * An engine for loops out of one for pictures: the illustrator takes its picture for a photograph and
 * moves it, which closes by construction.
 */
export function movedPictureEngine(pictures: Engine, illustrator: Engine): Engine {
  const { id, capabilities } = pictures;
  return {
    ...pictures,
    kinds: ['gif'],
    capabilities: { ...capabilities, firstFrame: false, lastFrame: false, nativeLoop: true },

    async generate(request, context) {
      const painted = await pictures.generate(
        { ...request, kind: 'image' },
        part(context, 0, PAINTED),
      );
      const { prompt, options } = request;
      const moved = await illustrator.generate(
        {
          kind: 'gif',
          prompt,
          negativePrompt: null,
          options,
          reference: painted.bytes,
          paintedBy: id,
        },
        part(context, PAINTED, 1),
      );
      // The illustrator would tell what it could not draw, but it has not drawn.
      return { ...moved, text: painted.text };
    },
  };

  function part(context: EngineContext, from: number, to: number): EngineContext {
    return {
      ...context,
      onProgress: ({ fraction, ...rest }) =>
        context.onProgress({ ...rest, fraction: from + fraction * (to - from) }),
    };
  }
}
