import { FFMPEG_MISSING, type FfmpegFinder } from '@loopwright/media/node';
import type PQueue from 'p-queue';
import { AppError } from '../../platform/errors.ts';
import { loopFromClip } from './clip-models/loop-from-clip.ts';
import type { Recutter } from './engine/engine.ts';

/**
 * Works without a configured video model as well, because clips of an earlier one may be stored.
 *
 * @param queue see `makeLoopInThread`
 */
export const createRecutter =
  (findFfmpeg: FfmpegFinder, queue?: PQueue): Recutter =>
  async (clip, choice, options, context) => {
    const ffmpeg = await findFfmpeg();
    if (ffmpeg === null) {
      throw new AppError('generationFailed', {
        kind: 'unavailable',
        cause: new Error(FFMPEG_MISSING),
      });
    }
    const { model: engine = 'unknown' } = options;
    return await loopFromClip(clip, { engine, options, ffmpeg, choice }, context, queue);
  };
