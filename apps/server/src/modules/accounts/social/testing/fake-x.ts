import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { bearerOf, type FakeAnswer, type FakeProvider } from './fake-provider.ts';

export interface XGrant {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/** Answers in the shapes of X's "Authenticated user lookup" and "Response codes and errors" pages. */
export class FakeX implements FakeProvider {
  readonly paths = ['/x/2/users/me'];
  readonly #grants = new Map<string, XGrant>();

  grant(grant: XGrant): { accessToken: string } {
    const accessToken = Buffer.from(randomUUID()).toString('base64url');
    this.#grants.set(accessToken, grant);
    return { accessToken };
  }

  answer(request: IncomingMessage): FakeAnswer {
    const account = this.#grants.get(bearerOf(request) ?? '');
    if (request.method !== 'GET') return problem(404, 'Not Found');
    if (account === undefined) return problem(401, 'Unauthorized');
    const { id, name, username } = account;
    return { status: 200, body: { data: { id, name, username } } };
  }
}

const problem = (status: number, title: string): FakeAnswer => ({
  status,
  body: { title, type: 'about:blank', status, detail: title },
});
