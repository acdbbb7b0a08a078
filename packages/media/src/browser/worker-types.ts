/** The little of the browser that is used here; the package is checked without the DOM. */

interface MessageEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  postMessage(message: unknown, transfer: readonly unknown[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface BrowserWorker {
  postMessage(message: unknown, transfer: readonly unknown[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', listener: (event: unknown) => void): void;
}
