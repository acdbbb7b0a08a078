import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { Turns } from '../../platform/threads/turns.ts';
import { FFMPEG_MISSING, type FfmpegFinder } from './clip/find-ffmpeg.ts';
import { loopFromClip } from './clip-models/loop-from-clip.ts';
import type { Recutter } from './engine/engine.ts';

/**
 * @param findFfmpeg also where no video model is configured any more: clips of one may still be kept
 * @param closings shared with the engines; see `closeClip`
 */
export const createRecutter =
  (findFfmpeg: FfmpegFinder, closings?: Turns): Recutter =>
  async (clip, choice, options, context) => {
    const ffmpeg = await findFfmpeg();
    if (ffmpeg === null) {
      throw new AppError('unavailable', {
        publicMessage: SERVER_MESSAGES.generationFailed,
        cause: new Error(FFMPEG_MISSING),
      });
    }
    const { model: engine = 'unknown' } = options;
    return await loopFromClip(clip, { engine, options, ffmpeg, closings, choice }, context);
  };
