import type { IncomingMessage } from 'node:http';

/** What a fake provider answers. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: object;
}

/** How a fake provider behaves. */
export type Behaviour =
  | 'well'
  /** The connection breaks. */
  | 'down'
  /** No answer comes. */
  | 'silent'
  /** Half of the answer comes. */
  | 'stalling'
  /** 503 in JSON. */
  | 'failing'
  /** 200 in HTML, as from a proxy's own page. */
  | 'html'
  /** 302 to somewhere else. */
  | 'redirecting'
  /** JSON of several megabytes. */
  | 'huge'
  /** Invalid JSON. */
  | 'garbled';

/** One provider over HTTP. */
export interface FakeProvider {
  /** The paths it answers under. */
  readonly paths: readonly string[];
  answer(request: IncomingMessage, path: string): FakeAnswer;
}

/** The token in the Authorization header (RFC 6750); null when there is none. */
export function bearerOf(request: IncomingMessage): string | null {
  const { authorization = '' } = request.headers;
  return /^Bearer (\S+)$/.exec(authorization)?.[1] ?? null;
}
