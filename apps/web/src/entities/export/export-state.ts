import type { Export, ExportRequest } from '@loopwright/contract';

/** What has become of a request. */
export interface ExportState {
  /** null until the server has answered. A video of the browser is described as the server would. */
  readonly made: Export | null;
  readonly isBusy: boolean;
  readonly error: unknown;
}

/** The same for requests of the same file. */
export const keyOf = (request: ExportRequest): string => JSON.stringify(request);
