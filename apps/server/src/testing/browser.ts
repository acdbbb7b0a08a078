import { CSRF_COOKIE, CSRF_HEADER, ROUTES } from '@loopwright/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../platform/http/app-type.ts';

type Request = Pick<InjectOptions, 'payload' | 'headers' | 'remoteAddress' | 'cookies'>;

/** Sends requests to the server as a browser does: stores cookies and sends the CSRF token. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: App;
  readonly #address: string;

  constructor(app: App, address = '203.0.113.1') {
    this.#app = app;
    this.#address = address;
  }

  get(url: string, request: Request = {}): Promise<LightMyRequestResponse> {
    return this.#send('GET', url, request);
  }

  post(url: string, payload?: object, request: Request = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, { ...request, ...(payload === undefined ? {} : { payload }) });
  }

  put(url: string, payload?: object, request: Request = {}): Promise<LightMyRequestResponse> {
    return this.#send('PUT', url, { ...request, ...(payload === undefined ? {} : { payload }) });
  }

  patch(url: string, payload?: object, request: Request = {}): Promise<LightMyRequestResponse> {
    return this.#send('PATCH', url, { ...request, ...(payload === undefined ? {} : { payload }) });
  }

  delete(url: string, request: Request = {}): Promise<LightMyRequestResponse> {
    return this.#send('DELETE', url, request);
  }

  /** Fetches the session, as the web app does when it starts. */
  async visit(): Promise<this> {
    await this.get(ROUTES.me);
    return this;
  }

  async #send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    request: Request,
  ): Promise<LightMyRequestResponse> {
    const token = this.cookies.get(CSRF_COOKIE);
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#address,
      cookies: Object.fromEntries(this.cookies),
      ...request,
      headers: { ...(token === undefined ? {} : { [CSRF_HEADER]: token }), ...request.headers },
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    return response;
  }
}
