import type { ExportCheck } from '@loopwright/contract';
import type { EncodeReport } from '../codec.ts';
import type { SizeRule, TargetLimits } from '../targets/target.ts';
import { obeysSize } from './plan-size.ts';

/** A hundredth of a second a frame is lost to formats that round delays. */
const ROUNDING_MS = 10;

/** Every limit that applies, against a written file. */
export function checkLimits(limits: TargetLimits, report: EncodeReport): ExportCheck[] {
  const { width, height, sizeBytes, delaysMs } = report;
  const frames = delaysMs.length;
  const isStill = frames === 1;
  const durationMs = delaysMs.reduce((sum, delay) => sum + delay, 0);
  const fps = (frames * 1000) / durationMs;
  const maxBytes = (isStill ? limits.maxStillBytes : undefined) ?? limits.maxBytes;
  const checks: ExportCheck[] = [
    {
      name: 'size',
      limit: describeSize(limits.size),
      value: `${width} × ${height}`,
      passed: obeysSize(limits.size, { width, height }),
    },
  ];
  const check = (name: string, limit: number | undefined, value: number, passed: boolean): void => {
    if (limit === undefined) return;
    checks.push({ name, limit: String(limit), value: String(rounded(value)), passed });
  };
  const { maxTotalPixels, minFrames, maxFrames, minDurationMs, maxDurationMs, minFps, maxFps } =
    limits;
  check('maxBytes', maxBytes, sizeBytes, sizeBytes <= (maxBytes ?? Infinity));
  const pixels = width * height * frames;
  check('maxTotalPixels', maxTotalPixels, pixels, pixels <= (maxTotalPixels ?? Infinity));
  if (isStill) return checks;
  check('minFrames', minFrames, frames, frames >= (minFrames ?? 0));
  check('maxFrames', maxFrames, frames, frames <= (maxFrames ?? Infinity));
  const isLongEnough = durationMs >= (minDurationMs ?? 0) - ROUNDING_MS;
  check('minDurationMs', minDurationMs, durationMs, isLongEnough);
  const isShortEnough = durationMs <= (maxDurationMs ?? Infinity) + ROUNDING_MS;
  check('maxDurationMs', maxDurationMs, durationMs, isShortEnough);
  check('minFps', minFps, fps, fps >= (minFps ?? 0) * 0.99);
  check('maxFps', maxFps, fps, fps <= (maxFps ?? Infinity) * 1.01);
  if (limits.wholeSeconds) {
    const passed = Math.abs(durationMs - Math.round(durationMs / 1000) * 1000) <= ROUNDING_MS;
    checks.push({ name: 'wholeSeconds', limit: '', value: String(rounded(durationMs)), passed });
  }
  return checks;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A size rule as people read it. */
export function describeSize(rule: SizeRule): string {
  switch (rule.kind) {
    case 'exact':
      return rule.sizes.map(([width, height]) => `${width} × ${height}`).join(', ');
    case 'longerSide':
      return `${rule.side} × ≤ ${rule.side}`;
    case 'within':
      return `≤ ${rule.width} × ${rule.height}`;
    case 'ratios':
      return rule.ratios.map(([width, height]) => `${width}:${height}`).join(', ');
    default:
      return rule satisfies never;
  }
}
