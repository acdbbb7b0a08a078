import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CSRF_COOKIE, CSRF_HEADER, IDEMPOTENCY_HEADER, ROUTES } from '@loopwright/contract';

/** A user's browser, as the HTTP interface sees it. */
export class Client {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  get headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      cookie,
      [CSRF_HEADER]: decodeURIComponent(this.#cookies.get(CSRF_COOKIE) ?? ''),
    };
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...this.headers,
        ...headers,
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    this.#remember(response);
    return response;
  }

  /** Creates an account and stays signed in. */
  async register(username: string): Promise<void> {
    await this.send('GET', ROUTES.me);
    const response = await this.send('POST', ROUTES.register, {
      username,
      password: 'a bench password',
      name: username,
      email: `${username}@example.com`,
    });
    if (!response.ok) throw new Error(`register: ${response.status} ${await response.text()}`);
  }

  /** Tries again when the server has just started and answers that it is too busy. */
  async login(username: string): Promise<void> {
    const form = { username, password: 'a bench password' };
    await this.send('GET', ROUTES.me);
    let response = await this.send('POST', ROUTES.login, form);
    while (response.status === 503) {
      await pause(Number(response.headers.get('retry-after') ?? 1) * 1000);
      await this.send('GET', ROUTES.me);
      response = await this.send('POST', ROUTES.login, form);
    }
    if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
  }

  /** Sends one generation; the answer comes when it has ended. */
  async generate(
    kind: 'image' | 'gif',
    fields: Readonly<Record<string, string>>,
    requestKey: string = randomUUID(),
  ): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return fetch(this.#url + (kind === 'image' ? ROUTES.generateImage : ROUTES.generateGif), {
      method: 'POST',
      headers: { ...this.headers, [IDEMPOTENCY_HEADER]: requestKey },
      body: form,
    });
  }

  #remember(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }
}
