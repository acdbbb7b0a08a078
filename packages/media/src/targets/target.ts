import type { FileFormat } from '@loopwright/contract';

/** Which sizes a place takes, in pixels. */
export type SizeRule =
  /** One of these, the first is preferred. */
  | {
      readonly kind: 'exact';
      readonly sizes: readonly (readonly [width: number, height: number])[];
    }
  /** The longer side is exactly so long. */
  | { readonly kind: 'longerSide'; readonly side: number }
  /** Any size up to this one; at least one side is `minSide` long. */
  | {
      readonly kind: 'within';
      readonly width: number;
      readonly height: number;
      readonly minSide?: number;
    }
  /** One of these shapes; the shorter side is preferably so long. */
  | {
      readonly kind: 'ratios';
      readonly ratios: readonly (readonly [width: number, height: number])[];
      readonly shorterSide: number;
    };

/** What a place accepts. What is absent has no limit. */
export interface TargetLimits {
  readonly size: SizeRule;
  readonly maxBytes?: number;
  /** Of a still, where it differs. */
  readonly maxStillBytes?: number;
  readonly minFrames?: number;
  readonly maxFrames?: number;
  readonly minDurationMs?: number;
  readonly maxDurationMs?: number;
  /** The animation lasts a whole number of seconds. */
  readonly wholeSeconds?: true;
  /** How often the animation is played at most, all rounds within `maxDurationMs`; absent: for ever. */
  readonly maxPlays?: number;
  readonly minFps?: number;
  readonly maxFps?: number;
  /** Of all frames together. */
  readonly maxTotalPixels?: number;
}

/** A place where loops go. */
export interface Target {
  /** Part of file names and requests: never changed. */
  readonly id: string;
  /** Names are the same in every language. */
  readonly platform: string;
  readonly label: string;
  /** The formats that it takes for animations, best first. */
  readonly formats: readonly FileFormat[];
  /** The same for stills; none: animations only. */
  readonly stillFormats: readonly FileFormat[];
  readonly limits: TargetLimits;
  /** Where the limits were read, and when. */
  readonly source: string;
  readonly checkedOn: string;
  readonly confidence: 'high' | 'medium' | 'low';
}
