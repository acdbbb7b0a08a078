/** Why a reference picture was not taken. */
export type ReferenceFault = 'unsupported' | 'too-large' | 'too-many-pixels' | 'damaged';

export class ReferenceImageError extends Error {
  override readonly name = 'ReferencePictureError';
  readonly reason: ReferenceFault;

  constructor(reason: ReferenceFault, cause?: unknown) {
    super(`The reference picture is ${reason}`, { cause });
    this.reason = reason;
  }
}
