import type { SizeRule } from '../targets/target.ts';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The best size that a rule allows for a picture.
 * @param enlargement how many times larger than it is the picture may become, where the rule leaves the choice
 */
export function planSize(rule: SizeRule, { width, height }: Size, enlargement: number): Size {
  switch (rule.kind) {
    case 'exact': {
      const [exactWidth, exactHeight] = rule.sizes[0]!;
      return { width: exactWidth, height: exactHeight };
    }
    case 'longerSide':
      return scaled({ width, height }, rule.side / Math.max(width, height));
    case 'within': {
      const fitting = Math.min(rule.width / width, rule.height / height);
      // A least side asks for the largest picture that fits.
      const size = scaled(
        { width, height },
        rule.minSide === undefined ? Math.min(1, fitting) : fitting,
      );
      // Rounding must not lead above an odd limit.
      return {
        width: Math.min(size.width, evenBelow(rule.width)),
        height: Math.min(size.height, evenBelow(rule.height)),
      };
    }
    case 'ratios': {
      const ratio = width / height;
      const distance = ([w, h]: readonly [number, number]): number =>
        Math.abs(Math.log(w / h / ratio));
      const [ratioWidth, ratioHeight] = rule.ratios.toSorted(
        (a, b) => distance(a) - distance(b),
      )[0]!;
      const shorter = Math.min(rule.shorterSide, Math.min(width, height) * enlargement);
      const unit = shorter / Math.min(ratioWidth, ratioHeight);
      return { width: evenly(ratioWidth * unit), height: evenly(ratioHeight * unit) };
    }
    default:
      return rule satisfies never;
  }
}

/** An exact size counts as a scale that is so close. */
const NEAR_FACTOR = 0.06;

/** Other sizes that the rule allows, smaller than the planned one, by their factor. */
export function smallerSize(rule: SizeRule, planned: Size, factor: number): Size | null {
  if (rule.kind === 'exact') {
    const fitting = rule.sizes.find(
      ([width]) => width < planned.width && Math.abs(width / planned.width - factor) < NEAR_FACTOR,
    );
    return fitting === undefined ? null : { width: fitting[0], height: fitting[1] };
  }
  if (rule.kind === 'longerSide') return null;
  if (rule.kind === 'within' && rule.minSide !== undefined) return null;
  if (rule.kind === 'ratios') {
    const shorterSide = Math.min(planned.width, planned.height) * factor;
    return planSize({ ...rule, shorterSide }, planned, 1);
  }
  return scaled(planned, factor);
}

/** Whether a size obeys the rule. */
export function obeysSize(rule: SizeRule, { width, height }: Size): boolean {
  switch (rule.kind) {
    case 'exact':
      return rule.sizes.some(([w, h]) => w === width && h === height);
    case 'longerSide':
      return Math.max(width, height) === rule.side;
    case 'within':
      return (
        width <= rule.width &&
        height <= rule.height &&
        (rule.minSide === undefined || Math.max(width, height) >= rule.minSide)
      );
    case 'ratios':
      // Both sides may be rounded by a pixel.
      return rule.ratios.some(([w, h]) => Math.abs(width - (height * w) / h) <= 2);
    default:
      return rule satisfies never;
  }
}

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: evenly(width * factor),
  height: evenly(height * factor),
});

/** Video codecs take even sizes only. */
const evenBelow = (pixels: number): number => Math.floor(pixels / 2) * 2;
const evenly = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2);
