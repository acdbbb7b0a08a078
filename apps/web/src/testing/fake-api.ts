import {
  ERROR_STATUS,
  KIND_OF_MESSAGE,
  type MessageCode,
  type MessageParams,
  messageText,
  ROUTES,
  type User,
} from '@loopwright/contract';
import { vi } from 'vitest';

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  /** Form data as it is, JSON parsed. */
  readonly body: unknown;
}

type Answer = Response | Promise<Response>;
type Handler = (call: RecordedCall) => Answer;

export const answer = (body: unknown, status = 200): Response => Response.json(body, { status });

/** @param message as other versions of the server may word it */
export const refusal = (
  code: MessageCode,
  message?: string,
  params: MessageParams = {},
): Response =>
  answer(
    { code, params, message: message ?? messageText(code, params), requestId: 'request-1' },
    ERROR_STATUS[KIND_OF_MESSAGE[code]],
  );

/** A response that the test gives when it is ready. */
export function pending(): {
  readonly response: Promise<Response>;
  readonly give: (response: Response) => void;
  readonly fail: (error: unknown) => void;
} {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  return { response: promise, give: resolve, fail: reject };
}

export const ana: User = {
  username: 'ana',
  name: 'Ana',
  email: 'ana@example.com',
  subscription: 'free',
  tokensRemaining: 5,
  tokensRefreshAt: '2026-06-08T05:00:00.000Z',
};

/** Stands in for the server at the level of fetch. What a test does not expect, fails it. */
export class FakeApi {
  readonly calls: RecordedCall[] = [];
  readonly #handlers = new Map<string, Handler>();

  constructor(user: User | null = null) {
    this.signIn(user);
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => this.#respond(path, init));
  }

  signIn(user: User | null): void {
    this.on('GET', ROUTES.me, () => (user ? answer({ user }) : refusal('unauthenticated')));
    this.on('GET', ROUTES.activeGenerations, () => answer({ generations: [] }));
  }

  /** The last handler given for a method and path counts. */
  on(method: string, path: string, handler: Handler): void {
    this.#handlers.set(`${method} ${path}`, handler);
  }

  callsTo(path: string): readonly RecordedCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  async #respond(path: string, init: RequestInit): Promise<Response> {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    const method = init.method ?? 'GET';
    init.signal?.throwIfAborted();
    const call = { method, path, headers: new Headers(init.headers), body };
    this.calls.push(call);
    const handler = this.#handlers.get(`${method} ${path}`);
    if (!handler) throw new TypeError(`Nothing answers ${method} ${path}`);
    return Promise.race([handler(call), untilAborted(init.signal)]);
  }
}

/** Rejects with what fetch rejects with. */
async function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
  signal?.throwIfAborted();
  throw new Error('Only an aborted signal ends the waiting.');
}
