import type { Gains } from './light.ts';

/** A part of a clip that can be shown as a loop. */
export interface LoopCut {
  /** Numbers of the frames, among those of the study, from the first up to and without the last. */
  readonly from: number;
  readonly to: number;
  /** How long the loop lasts. */
  readonly durationMs: number;
  /**
   * `native`: the whole clip closes already, apart from repeated frames. `plain`: cut here, it
   * closes. `fade`: its last frames have to be faded into those before its first one.
   */
  readonly way: 'native' | 'plain' | 'fade';
  /** How many frames are faded; 0 unless the way is `fade`. */
  readonly fadeFrames: number;
  /** 0–1; 1 is a perfect loop of the whole clip. */
  readonly score: number;
  /** What `scoreLoopPoint` says of these frames, before anything is done to them. */
  readonly loopPointScore: number;
  /** How much the light of red, green and blue changes over the loop; 1 is not at all. */
  readonly light: Gains;
}
