import { CSRF_COOKIE, CSRF_HEADER, ROUTES, SESSION_COOKIE } from '@loopwright/contract';

/** A browser's cookies over a real connection, to the server at an address. */
export class NetworkBrowser {
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  private constructor(address: string, session: string | null) {
    this.#address = address;
    if (session !== null) this.#cookies.set(SESSION_COOKIE.http, session);
  }

  /**
   * A browser that has visited the server and so has a CSRF token.
   * @param session its session cookie, if any
   */
  static async visit(address: string, session: string | null = null): Promise<NetworkBrowser> {
    const browser = new NetworkBrowser(address, session);
    await browser.call(ROUTES.me);
    return browser;
  }

  get session(): string {
    return this.#cookies.get(SESSION_COOKIE.http) ?? '';
  }

  /** What names the user in a request. */
  get headers(): { cookie: string; [CSRF_HEADER]: string } {
    return {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [CSRF_HEADER]: this.#cookies.get(CSRF_COOKIE) ?? '',
    };
  }

  async call(route: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.#address}${route}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...this.headers },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  postJson(route: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.call(route, { method: 'POST', body: JSON.stringify(body), headers });
  }

  postForm(route: string, fields: Readonly<Record<string, string | Blob>>): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return this.call(route, { method: 'POST', body });
  }
}
