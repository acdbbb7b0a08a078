import {
  type ExportChange,
  type ExportFailure,
  type ExportFit,
  FILE_FORMATS,
  type FileFormat,
} from '@loopwright/contract';
import type { SizeRule, Target, TargetLimits } from '../targets/target.ts';
import { estimateBytes } from './estimate.ts';
import { planSize, type Size } from './plan-size.ts';
import { type PlannedTiming, planTiming } from './plan-timing.ts';

/** What is known of a creation without decoding it. */
export interface SourceFacts extends Size {
  /** One for stills. */
  readonly delaysMs: readonly number[];
  readonly hasAlpha: boolean;
  /** Of the master. */
  readonly masterBytes: number;
  /** How many times larger the picture may become; Infinity when it can be drawn again in any size. */
  readonly enlargement: number;
  /** A larger picture is drawn again in its size; else it is resampled. */
  readonly canRedraw?: boolean;
}

/** What a file has to be; a target, or a user's own wishes. */
export interface Wish {
  /** Best first. */
  readonly formats: readonly FileFormat[];
  readonly stillFormats: readonly FileFormat[];
  readonly limits: TargetLimits;
}

/** The formats that can be written, of animations and of stills. */
export interface AvailableFormats {
  readonly animations: Pick<ReadonlySet<FileFormat>, 'has'>;
  readonly stills: Pick<ReadonlySet<FileFormat>, 'has'>;
}

export interface PlanChoice {
  readonly fit: ExportFit;
  readonly available: AvailableFormats;
}

/** A file as it would be written at the best quality. */
export interface FilePlan extends Size {
  readonly format: FileFormat;
  readonly timing: PlannedTiming;
  readonly maxBytes: number;
  readonly changes: readonly ExportChange[];
  readonly estimatedBytes: number;
}

export type PlanResult =
  | { readonly isPossible: true; readonly plan: FilePlan }
  | { readonly isPossible: false; readonly reason: ExportFailure };

/** Of all frames of an animated WebP together, as raw pixels: libwebp takes all frames at once. */
export const WEBP_BYTES_MAXIMUM = 512 * 1024 * 1024;
/** Files of an estimated size beyond this many times the limit are not tried. */
const HOPELESS = 24;

/** Plans the best file within all limits but the bytes, which only encoding shows. */
export function planFile(facts: SourceFacts, wish: Wish, choice: PlanChoice): PlanResult {
  const isStill = facts.delaysMs.length === 1;
  const wanted = isStill ? wish.stillFormats : wish.formats;
  if (wanted.length === 0) return impossible(isStill ? 'needsAnimation' : 'needsStill');
  const available = isStill ? choice.available.stills : choice.available.animations;
  const possible = wanted.filter((one) => available.has(one));
  // A still without its backdrop stays transparent where the place takes that.
  const format =
    (isStill && facts.hasAlpha && possible.find((one) => keepsAlpha(one, 1))) || possible[0];
  if (format === undefined) return impossible('noFormat');

  const { limits } = wish;
  const shown =
    isStill || !FILE_FORMATS[format].hasAnimation ? facts.delaysMs.slice(0, 1) : facts.delaysMs;
  const size = planSize(limits.size, facts, facts.enlargement);
  const framesMaximum = Math.floor(
    (limits.maxTotalPixels ?? Infinity) / (size.width * size.height),
  );
  const timing = shown.length === 1 ? stillTiming(shown) : planTiming(shown, limits, framesMaximum);
  if (timing === null) return impossible('tooLong');

  const frames = timing.frames.length * timing.rounds;
  if (format === 'webp' && frames > 1 && size.width * size.height * 4 * frames > WEBP_BYTES_MAXIMUM)
    return impossible('tooManyPixels');

  const maxBytes = (isStill ? limits.maxStillBytes : undefined) ?? limits.maxBytes ?? Infinity;
  const distinct = new Set(timing.frames).size;
  const estimatedBytes = estimateBytes(format, {
    masterBytes: facts.masterBytes,
    pixelRatio: (size.width * size.height) / (facts.width * facts.height),
    distinctRatio: distinct / facts.delaysMs.length,
  });
  if (estimatedBytes > maxBytes * HOPELESS) return impossible('tooManyBytes');
  const changes = [
    ...sizeChanges(facts, size, limits.size, choice.fit),
    ...timingChanges(facts, timing),
    ...(facts.hasAlpha && !keepsAlpha(format, shown.length) ? [change('flattened')] : []),
    ...(shown.length < facts.delaysMs.length ? [change('stillOnly')] : []),
    ...(estimatedBytes > maxBytes ? [change('lowerQuality')] : []),
  ];
  const plan = { ...size, format, timing, maxBytes, changes, estimatedBytes };
  return { isPossible: true, plan };
}

/** Whether a file of so many frames can be transparent: ffmpeg writes animated AVIF without alpha. */
export const keepsAlpha = (format: FileFormat, frames: number): boolean =>
  FILE_FORMATS[format].hasAlpha && (format !== 'avif' || frames === 1);

/** `planFile` for many targets: nothing is encoded, so that it takes no time. */
export const preflight = (
  facts: SourceFacts,
  targets: readonly Target[],
  choice: PlanChoice,
): PlanResult[] => targets.map((target) => planFile(facts, target, choice));

const impossible = (reason: ExportFailure): PlanResult => ({ isPossible: false, reason });

const stillTiming = (delaysMs: readonly number[]): PlannedTiming => ({
  frames: [0],
  delaysMs,
  rounds: 1,
  speed: 1,
  rate: 'kept',
});

export const change = (
  kind: ExportChange['kind'],
  from: string | null = null,
  to: string | null = null,
): ExportChange => ({ kind, from, to });

/** Rounding to even pixels makes no picture larger. */
const ENLARGED_FROM = 1.02;

function sizeChanges(
  facts: SourceFacts,
  size: Size,
  rule: SizeRule,
  fit: ExportFit,
): ExportChange[] {
  const changes: ExportChange[] = [];
  const ratio = facts.width / facts.height / (size.width / size.height);
  // Rounding to even pixels is no other shape.
  if (Math.abs(ratio - 1) > 0.02 && (rule.kind === 'exact' || rule.kind === 'ratios')) {
    changes.push(change(fit === 'crop' ? 'cropped' : 'padded'));
  }
  if (facts.width !== size.width || facts.height !== size.height) {
    changes.push(change(resizingOf(facts, size, fit), sizeText(facts), sizeText(size)));
  }
  return changes;
}

function resizingOf(facts: SourceFacts, size: Size, fit: ExportFit): ExportChange['kind'] {
  const ratios = [size.width / facts.width, size.height / facts.height] as const;
  const scale = fit === 'crop' ? Math.max(...ratios) : Math.min(...ratios);
  if (scale < ENLARGED_FROM) return 'resized';
  return facts.canRedraw ? 'redrawn' : 'enlarged';
}

const sizeText = ({ width, height }: Size): string => `${width} × ${height}`;

function timingChanges(facts: SourceFacts, timing: PlannedTiming): ExportChange[] {
  const changes: ExportChange[] = [];
  if (timing.speed > 1) changes.push(change('spedUp', null, timing.speed.toFixed(2)));
  if (timing.rate !== 'kept') {
    const kind = timing.rate === 'dropped' ? 'fewerFrames' : 'duplicatedFrames';
    changes.push(change(kind, rateText(facts.delaysMs), rateText(timing.delaysMs)));
  }
  if (timing.rounds > 1) changes.push(change('repeated', null, String(timing.rounds)));
  return changes;
}

/** Frames per second, such as `12.5`. */
export function rateText(delaysMs: readonly number[]): string {
  const totalMs = delaysMs.reduce((sum, delay) => sum + delay, 0);
  return String(Math.round((delaysMs.length * 10_000) / totalMs) / 10);
}
