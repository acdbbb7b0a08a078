import type { Target } from '@loopwright/media';
import { type Codecs, fitFile } from '@loopwright/media/node';
import type { Subject } from './measure.ts';

/** Stands for a target in the options and in the table. */
export const VIDEO_TRIAL = 'mp4-40-percent';
const SHARE = 0.4;

/** No place that takes MP4 has a limit of bytes that a loop meets: a limit of 40% of the best file. */
export async function videoTrial(
  { frames, facts }: Subject,
  available: Codecs,
): Promise<Target | null> {
  const target: Target = {
    id: VIDEO_TRIAL,
    platform: 'Bench',
    label: 'MP4',
    formats: ['mp4'],
    stillFormats: [],
    limits: { size: { kind: 'within', width: 1280, height: 1280 } },
    source: 'bench',
    checkedOn: '2026-11-24',
    confidence: 'high',
  };
  const result = await fitFile(frames, facts, target, { fit: 'pad', background: null, available });
  if (!result.isPossible) return null;
  const maxBytes = Math.round(result.file.sizeBytes * SHARE);
  return { ...target, limits: { ...target.limits, maxBytes } };
}
