import type { FileFormat } from '@loopwright/contract';
import type { SizeRule, Target } from '@loopwright/media';
import { type Codecs, fitFile } from '@loopwright/media/node';
import type { Subject } from './measure.ts';

/** A limit of bytes that no place has, so that every format is squeezed. */
interface Trial {
  /** Stands for a target in the options and in the table. */
  readonly id: string;
  readonly format: FileFormat;
  readonly isStill: boolean;
  readonly size: SizeRule;
}

/** Of the bytes of the best file. */
const SHARE = 0.4;
const within = (side: number): SizeRule => ({ kind: 'within', width: side, height: side });
const trial = (format: FileFormat, side: number, isStill = false): Trial => ({
  id: `${isStill ? 'still-' : ''}${format}-40-percent`,
  format,
  isStill,
  size: within(side),
});

/** Animations are small so that the peers, too, take little time. */
export const TRIALS: readonly Trial[] = [
  trial('gif', 192),
  trial('webp', 192),
  trial('mp4', 320),
  trial('avif', 96),
  trial('webp', 320, true),
  trial('jpeg', 320, true),
  trial('avif', 320, true),
  trial('png', 320, true),
];

/** The target of a trial, with a limit of 40% of the best file; null where there is none. */
export async function targetOfTrial(
  { id, format, isStill, size }: Trial,
  { frames, facts }: Subject,
  available: Codecs,
): Promise<Target | null> {
  const target: Target = {
    id,
    platform: 'Bench',
    label: format,
    formats: isStill ? [] : [format],
    stillFormats: isStill ? [format] : [],
    limits: { size },
    source: 'bench',
    checkedOn: '2026-11-25',
    confidence: 'high',
  };
  const result = await fitFile(frames, facts, target, { fit: 'pad', background: null, available });
  if (!result.isPossible) return null;
  const maxBytes = Math.round(result.file.sizeBytes * SHARE);
  return { ...target, limits: { ...target.limits, maxBytes } };
}
