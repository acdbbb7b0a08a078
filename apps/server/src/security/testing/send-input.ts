import { CSRF_COOKIE, CSRF_HEADER, pathTo } from '@loopwright/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../../platform/http/app-type.ts';
import type { Browser } from '../../testing/browser.ts';
import { formOf } from '../../testing/form-data.ts';
import type { Input } from './inputs.ts';
import type { Operation } from './operation.ts';

type Texts = Readonly<Record<string, string>>;

/** @param image is sent with forms */
function bodyOf(
  { isForm }: Operation,
  body: unknown,
  image: Uint8Array | null,
): Pick<InjectOptions, 'payload' | 'headers'> {
  if (body === undefined) return {};
  const isObject = typeof body === 'object' && body !== null;
  if (isForm && isObject) return formOf(body as Texts, image ?? undefined);
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** An empty parameter would make the URL of another operation. */
const nowhereEmpty = ({ url }: Operation, params: Texts): Texts =>
  Object.fromEntries(
    Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => [name, params[name] || ' ']),
  );

/** Sends an input as the web app would, with session cookie and CSRF token. */
export async function sendInput(
  app: App,
  browser: Browser,
  operation: Operation,
  { params, query, body }: Input,
  image: Uint8Array | null,
): Promise<LightMyRequestResponse> {
  const { payload, headers } = bodyOf(operation, body, image);
  const search = new URLSearchParams(query as Texts).toString();
  const response = await app.inject({
    method: operation.method,
    url: `${pathTo(operation.url, nowhereEmpty(operation, params as Texts))}${search === '' ? '' : `?${search}`}`,
    remoteAddress: '203.0.113.1',
    cookies: Object.fromEntries(browser.cookies),
    ...(payload === undefined ? {} : { payload }),
    headers: { [CSRF_HEADER]: browser.cookies.get(CSRF_COOKIE) ?? '', ...headers },
  });
  for (const { name, value } of response.cookies) browser.cookies.set(name, value);
  return response;
}
