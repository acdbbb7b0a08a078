/** Why a reference image was rejected. */
export type ReferenceFault = 'unsupported' | 'too-large' | 'too-many-pixels' | 'damaged';

export class ReferenceImageError extends Error {
  override readonly name = 'ReferenceImageError';
  readonly reason: ReferenceFault;

  constructor(reason: ReferenceFault, cause?: unknown) {
    super(`The reference image is ${reason}`, { cause });
    this.reason = reason;
  }
}
