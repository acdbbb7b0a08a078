type FileFormat = 'gif' | 'png' | 'frames';

/** Bytes that are not the file they should be, or use a part of the format that we do not handle. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly format: FileFormat;
  readonly reason: 'damaged' | 'unsupported';

  constructor(format: FileFormat, reason: 'damaged' | 'unsupported', message: string) {
    super(`${format.toUpperCase()}: ${message}`);
    this.format = format;
    this.reason = reason;
  }
}
