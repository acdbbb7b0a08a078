import type { ClipShape } from '../clip.ts';

/** What it cost to make a file. */
export interface Cost {
  /** All threads. Of a library in JavaScript, when it has run before in the same process. */
  readonly cpuSeconds: number;
  /** The first time in a new process. */
  readonly coldCpuSeconds: number;
  /** Resident memory at its highest. */
  readonly peakBytes: number;
}

export interface EncodeJob {
  readonly shape: ClipShape;
  /** Raw RGBA frames, one after another. */
  readonly clipPath: string;
  readonly gifPath: string;
  /** Fewer frames than `shape` says: then they are repeated. */
  readonly clipFrameCount?: number;
  /** Leaves out the second, warm run. */
  readonly onlyCold?: boolean;
  /** A technique that ours has to do without; see `TECHNIQUES`. */
  readonly without?: string;
}

export interface Encoder {
  readonly name: string;
  /** In words, for the results. */
  readonly description: string;
  /** Why it cannot run here and how to get it; null when it can. */
  readonly missing: () => string | null;
  readonly encode: (job: EncodeJob) => Promise<Cost>;
  /** Ours changes with the work tree; what others made is kept. */
  readonly isOurs: boolean;
}
