import { meanChange, medianStep } from '../loop-point-score.ts';
import type { FrameCells } from './cells.ts';

/** The steps that loop points are scored by, kept, so that many cuts can be measured. */
export class LoopPointSteps {
  readonly #cells: readonly FrameCells[];
  readonly #steps: readonly number[];

  constructor(cells: readonly FrameCells[]) {
    this.#cells = cells;
    this.#steps = cells.slice(1).map(({ luma }, index) => meanChange(cells[index]!.luma, luma));
  }

  /** The largest step from one frame to the next. */
  get largest(): number {
    return Math.max(0, ...this.#steps);
  }

  /** What `scoreLoopPoint` says of frames `from` up to and without `to`. */
  score(from: number, to: number): number {
    return this.closing(from, to) / this.usual(from, to);
  }

  /** The usual step among frames `from` up to and without `to`. */
  usual(from: number, to: number): number {
    return medianStep(this.#steps.slice(from, to - 1));
  }

  /** The step to frame `to` from the one before. */
  into(to: number): number {
    return this.#steps[to - 1]!;
  }

  /** The step from the last of the frames back to the first. */
  closing(from: number, to: number): number {
    return meanChange(this.#cells[to - 1]!.luma, this.#cells[from]!.luma);
  }
}
