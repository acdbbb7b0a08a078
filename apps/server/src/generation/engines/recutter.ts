import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../../errors.ts';
import { type Ffmpeg, FFMPEG_MISSING, findFfmpeg } from '../clip/find-ffmpeg.ts';
import { closeSentClip } from './clips/close-sent-clip.ts';
import type { Recutter } from './engine.ts';

/** @param known null: no video model is configured any more, but clips of one may still be kept */
export const createRecutter =
  (known: Ffmpeg | null): Recutter =>
  async (clip, choice, options, context) => {
    const ffmpeg = known ?? (await findFfmpeg());
    if (ffmpeg === null) {
      throw new AppError('unavailable', {
        publicMessage: SERVER_MESSAGES.generationFailed,
        cause: new Error(FFMPEG_MISSING),
      });
    }
    const { model: engine = 'unknown' } = options;
    return await closeSentClip(clip, { engine, options, ffmpeg, choice }, context);
  };
