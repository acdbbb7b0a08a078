import { meanChange, medianStep } from '../loop-point-score.ts';
import { measureCells } from './cells.ts';
import { type ClipSource, readFrame } from './clip-source.ts';
import { applyGains, gainsAt } from './light.ts';
import type { LoopCut } from './loop-cut.ts';
import type { ClipStudy } from './study-clip.ts';

/** Reads the frames of a cut, by their place in the loop; places below 0 lead up to the first. */
export class CutReader {
  readonly #clip: ClipSource;
  readonly #study: ClipStudy;
  readonly #cut: LoopCut;

  constructor(clip: ClipSource, study: ClipStudy, cut: LoopCut) {
    this.#clip = clip;
    this.#study = study;
    this.#cut = cut;
  }

  async original(place: number): Promise<Uint8Array> {
    return await readFrame(this.#clip, this.#study.frames[this.#cut.from + place]!);
  }

  /** The frame without the drift of its light. */
  async even(place: number): Promise<Uint8Array> {
    const { light, from, to } = this.#cut;
    return applyGains(await this.original(place), gainsAt(light, place / (to - from)));
  }

  /** The loop-point score when some of its frames are others. */
  async scoreWith(others: ReadonlyMap<number, Uint8Array>): Promise<number> {
    const { from, to } = this.#cut;
    const steps: number[] = [];
    const first = await this.#luma(0, others);
    let last = first;
    for (let place = 1; place < to - from; place++) {
      const luma = await this.#luma(place, others);
      steps.push(meanChange(last, luma));
      last = luma;
    }
    return meanChange(last, first) / medianStep(steps);
  }

  async #luma(place: number, others: ReadonlyMap<number, Uint8Array>): Promise<Float32Array> {
    const { light, from } = this.#cut;
    const other = others.get(place);
    const isAsItWas = other === undefined && light.every((gain) => gain === 1);
    if (isAsItWas) return this.#study.cells[from + place]!.luma;
    const { width, height } = this.#clip;
    return measureCells(other ?? (await this.even(place)), width, height).luma;
  }
}
