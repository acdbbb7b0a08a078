import {
  type ExportChange,
  type ExportCheck,
  type ExportFailure,
  type FileFormat,
} from '@loopwright/contract';
import { type EncodeReport, encodeToBytes } from '../../codec.ts';
import { checkLimits } from '../../fit/checks.ts';
import {
  change,
  type FilePlan,
  keepsAlpha,
  planFile,
  type PlanChoice,
  rateText,
  type SourceFacts,
  type Wish,
} from '../../fit/plan-file.ts';
import { type Size, smallerSize } from '../../fit/plan-size.ts';
import { planPlays, planTiming, type Timing } from '../../fit/plan-timing.ts';
import { type Rung, rungsOf } from '../../fit/rungs.ts';
import { ENCODES_MAXIMUM, searchRung } from '../../fit/search.ts';
import { createFlashMeter } from '../../flashes.ts';
import type { FrameSource } from '../../frame-source.ts';
import { retimed } from '../../frames/retimed.ts';
import type { Provenance } from '../../provenance.ts';
import type { StopSignal } from '../../stop-signal.ts';
import type { Codecs } from '../codecs/registry.ts';
import { resized } from '../frames/resized.ts';
import { openPaletteChooser, PALETTE_ENCODES, type PaletteChoice } from './palette-choice.ts';

export interface FitOptions extends PlanChoice {
  readonly available: Codecs;
  /** Of bars and behind transparent pixels; null: transparent where the format can, else white. */
  readonly background: readonly [red: number, green: number, blue: number] | null;
  /** The best quality that is wanted, 1–100; absent: the format's. */
  readonly quality?: number;
  /** How often it is played, 0 for ever; absent: as often as the limits allow. */
  readonly loops?: number;
  readonly provenance?: Provenance;
  /** The last change of the frames in their final size, such as a watermark. */
  readonly decorate?: (source: FrameSource) => FrameSource;
  readonly signal?: StopSignal;
  /** For temporary files; absent: the system's. */
  readonly folder?: string;
  /** Told after each encoded frame; an attempt is one file. */
  readonly onProgress?: (attempt: number, frameCount: number, frames: number) => void;
}

export interface FittedFile extends EncodeReport {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: FileFormat;
  readonly changes: readonly ExportChange[];
  readonly checks: readonly ExportCheck[];
  /** How many files were encoded to find this one. */
  readonly encodes: number;
  /** The most flashes in any second, see `createFlashMeter`; null for stills. */
  readonly flashes: number | null;
}

export type FitResult =
  | { readonly isPossible: true; readonly file: FittedFile }
  | { readonly isPossible: false; readonly reason: ExportFailure };

/** Fewer frames a second than this do not look like motion. */
const FPS_MINIMUM = 8;
/** Shorter sides than this show too little. */
const SIDE_MINIMUM = 96;
const WHITE = [255, 255, 255] as const;

/**
 * Writes the best file of a source within all limits of a wish: bytes, size, shape, frames, duration and rate.
 *
 * @throws the signal's reason when it fires, and what codecs throw
 */
export async function fitFile(
  source: FrameSource,
  facts: SourceFacts,
  wish: Wish,
  options: FitOptions,
): Promise<FitResult> {
  const planned = planFile(facts, wish, options);
  if (!planned.isPossible) return planned;
  const { plan } = planned;
  const ladder = ladderOf(plan, wish, options);
  const encode = attempts((rung, palette, attempt) =>
    encodeRung(source, plan, wish, { ...rung, ...(palette && { palette }) }, options, attempt),
  );
  const palettes = openPaletteChooser(ladder[0]!, async (rung, palette) => {
    const { sizeBytes } = await encode(rung, palette);
    return sizeBytes;
  });
  const hasPalettes = plan.format === 'gif' && plan.timing.frames.length > 1;
  const { found, encodes: searched } = await searchRung(
    ladder,
    plan.maxBytes,
    plan.estimatedBytes,
    async (rung) => encode(rung, hasPalettes ? await palettes.choose(rung) : undefined),
    hasPalettes ? ENCODES_MAXIMUM - PALETTE_ENCODES : ENCODES_MAXIMUM,
  );
  const encodes = searched + palettes.encodes;
  if (found === null) return { isPossible: false, reason: 'tooManyBytes' };
  const { rung, file } = found;
  const checks = checkLimits(wish.limits, file);
  if (checks.some(({ passed }) => !passed)) return { isPossible: false, reason: 'cannotMeet' };
  const changes = describeChanges(plan, rung, file, ladder[0]!);
  return { isPossible: true, file: { ...file, format: plan.format, changes, checks, encodes } };
}

type EncodedFile = EncodeReport & Pick<FittedFile, 'bytes' | 'flashes'>;

type Encode<Result> = (rung: Rung, palette: PaletteChoice | undefined) => Promise<Result>;

function attempts(
  encode: (rung: Rung, palette: PaletteChoice | undefined, attempt: number) => Promise<EncodedFile>,
): Encode<EncodedFile> {
  let attempt = 0;
  return (rung, palette) => encode(rung, palette, (attempt += 1));
}

/** A rung with what is not searched for. */
interface EncodedRung extends Rung {
  readonly palette?: PaletteChoice;
}

function ladderOf(plan: FilePlan, { limits }: Wish, { quality }: FitOptions): Rung[] {
  const { frames, delaysMs, rounds } = plan.timing;
  const durationMs = delaysMs.reduce((sum, delay) => sum + delay, 0);
  const fpsMinimum = Math.max(FPS_MINIMUM, limits.minFps ?? 0);
  const framesMinimum = Math.max(
    (durationMs * fpsMinimum) / 1000,
    (limits.minFrames ?? 0) / rounds,
    2,
  );
  const ladder = rungsOf(plan.format, {
    frameShareMinimum: frames.length === 1 ? 1 : framesMinimum / frames.length,
    allowsScale: (factor) => {
      const size = smallerSize(limits.size, plan, factor);
      return size !== null && Math.min(size.width, size.height) >= SIDE_MINIMUM;
    },
    ...(quality !== undefined && { quality }),
  });
  // Without a limit of bytes only the best is wanted.
  return plan.maxBytes === Infinity ? ladder.slice(0, 1) : ladder;
}

async function encodeRung(
  source: FrameSource,
  plan: FilePlan,
  { limits }: Wish,
  rung: EncodedRung,
  options: FitOptions,
  attempt: number,
): Promise<EncodedFile> {
  const { fit, available, background, provenance, decorate, signal, folder } = options;
  const isStill = source.delaysMs.length === 1;
  const codec = (isStill ? available.stills : available.animations).get(plan.format);
  if (codec === undefined) throw new Error(`No codec writes ${plan.format}`);
  const size: Size = rung.scale === 1 ? plan : (smallerSize(limits.size, plan, rung.scale) ?? plan);
  const timing = fewerFrames(plan.timing, rung.frameShare);
  const behind = background ?? (keepsAlpha(plan.format, timing.frames.length) ? null : WHITE);
  const { width, height } = size;
  const shaped = resized(retimed(source, timing), { width, height, fit, background: behind });
  const frames = decorate?.(shaped) ?? shaped;
  const durationMs = frames.delaysMs.reduce((sum, delay) => sum + delay, 0);
  const counted = countFlashes(frames);
  const file = await encodeToBytes(
    codec,
    counted.frames,
    {
      ...(rung.quality !== undefined && { quality: rung.quality }),
      ...(rung.colors !== undefined && { colors: rung.colors }),
      ...(rung.palette && { palette: rung.palette }),
      loops: options.loops ?? planPlays(limits, durationMs),
      ...(provenance && { provenance }),
    },
    {
      ...(signal && { signal }),
      ...(folder !== undefined && { folder }),
      onEncoded: (count) => options.onProgress?.(attempt, count, frames.delaysMs.length),
    },
  );
  return { ...file, flashes: isStill ? null : counted.perSecond() };
}

/** The same frames, whose flashes are counted on their way. */
function countFlashes(source: FrameSource): {
  readonly frames: FrameSource;
  readonly perSecond: () => number;
} {
  let meter = createFlashMeter(source);
  const frames: FrameSource = {
    ...source,
    async *frames(signal) {
      meter = createFlashMeter(source);
      for await (const frame of source.frames(signal)) {
        meter.add(frame);
        yield frame;
      }
    },
    close: () => source.close(),
  };
  return { frames, perSecond: () => meter.perSecond() };
}

/** A share of the frames of a round, evenly spaced in time. */
function fewerFrames(timing: Timing, share: number): Timing {
  if (share === 1) return timing;
  const count = Math.max(2, Math.round(timing.frames.length * share));
  const planned = planTiming(timing.delaysMs, {}, count);
  if (planned === null) return timing;
  return {
    frames: planned.frames.map((index) => timing.frames[index]!),
    delaysMs: planned.delaysMs,
    rounds: timing.rounds,
  };
}

function describeChanges(
  plan: FilePlan,
  rung: Rung,
  file: EncodedFile,
  best: Rung,
): ExportChange[] {
  const changes = plan.changes.filter(({ kind }) => kind !== 'lowerQuality');
  if (rung.scale < 1) {
    const from = `${plan.width} × ${plan.height}`;
    changes.push(change('resized', from, `${file.width} × ${file.height}`));
  }
  if (rung.frameShare < 1) {
    changes.push(change('fewerFrames', rateText(plan.timing.delaysMs), rateText(file.delaysMs)));
  }
  if (rung.colors !== undefined) changes.push(change('fewerColors', null, String(rung.colors)));
  if (rung.quality !== best.quality) {
    changes.push(change('lowerQuality', String(best.quality), String(rung.quality)));
  }
  return changes;
}
