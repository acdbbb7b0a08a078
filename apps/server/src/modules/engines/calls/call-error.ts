/** What went wrong before a provider's response could be read. */
export type CallFault =
  /** No connection was established. */
  | 'unreachable'
  | 'too-slow'
  /** The connection broke, or the data was not HTTP. */
  | 'broken'
  | 'too-large'
  /** The response redirects to an address that is not public. */
  | 'forbidden-address'
  | 'too-many-redirects';

export class CallError extends Error {
  readonly fault: CallFault;
  /** Whether the request had been sent, so that the provider may have started. */
  readonly wasSent: boolean;

  constructor(fault: CallFault, message: string, wasSent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.fault = fault;
    this.wasSent = wasSent;
  }
}
