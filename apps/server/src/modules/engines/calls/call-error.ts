/** What went wrong between a provider and us, before its answer could be read. */
export type CallFault =
  /** No connection came about. */
  | 'unreachable'
  | 'too-slow'
  /** The connection broke, or what came over it was not HTTP. */
  | 'broken'
  | 'too-large'
  /** The answer points to a place that a provider has no business sending us to. */
  | 'forbidden-address'
  | 'too-many-redirects';

export class CallError extends Error {
  readonly fault: CallFault;
  /** Whether the request had been sent, so that the provider may have begun. */
  readonly wasSent: boolean;

  constructor(fault: CallFault, message: string, wasSent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.fault = fault;
    this.wasSent = wasSent;
  }
}
