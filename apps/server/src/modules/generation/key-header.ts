import { keyHeader } from '../../platform/http/request-key.ts';

/** The key of a generation's request, in the description of the interface. */
export const generationKeyHeader = keyHeader(
  'Names this request: sent again, it gives the same answer and costs nothing more.',
);
