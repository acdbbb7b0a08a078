import { bytes, json } from './answers.ts';
import type { Answerer, SentRequest } from './fake-server.ts';
import { KEY } from './provider-engine.ts';
import { bflState, bflTask, falImage, replicatePrediction } from './recorded-answers.ts';

/** The path of the image at providers that send links. */
const FILE = '/files/image.png';

/**
 * All responses of a provider that sends a link, up to the image. It answers 400 to unexpected requests.
 *
 * @param file the response at the link
 * @param link to another server; a link to this one when absent
 */
export type Exchange = (file: Answerer, link?: string) => Answerer;

export const originOf = ({ headers }: SentRequest): string => `http://${headers.host}`;

/** The image at the provider's own link. */
export const imageFile = (base64: string): Answerer => bytes(Buffer.from(base64, 'base64'));

const unexpected = json(400, { detail: 'The local server does not expect that.' });

export const compatibleExchange: Exchange = (file, link) => async (request, response) => {
  if (request.path === FILE) return await file(request, response);
  const url = link ?? `${originOf(request)}${FILE}`;
  return await json(200, { created: 1, data: [{ url }] })(request, response);
};

export const falExchange: Exchange = (file, link) => async (request, response) => {
  const { method, path, headers } = request;
  // Files are at another address, which must not get the key.
  if (path === FILE && headers.authorization === undefined) return await file(request, response);
  const isExpected = method === 'POST' && headers.authorization === `Key ${KEY}`;
  const answer = json(200, falImage(link ?? `${originOf(request)}${FILE}`));
  return await (isExpected ? answer : unexpected)(request, response);
};

/** Fast models finish during the first request, which has the header `Prefer: wait`. */
export const replicateExchange: Exchange = (file, link) => async (request, response) => {
  const { method, path, headers } = request;
  if (path === FILE && headers.authorization === undefined) return await file(request, response);
  const origin = originOf(request);
  const output = [link ?? `${origin}${FILE}`];
  const isExpected = method === 'POST' && headers.authorization === `Bearer ${KEY}`;
  const answer = json(201, replicatePrediction(origin, 'succeeded', { output }));
  return await (isExpected ? answer : unexpected)(request, response);
};

export const bflExchange: Exchange = (file, link) => async (request, response) => {
  const { method, path, headers } = request;
  if (path === FILE) return await file(request, response);
  const origin = originOf(request);
  const isStatusCheck = method === 'GET' && path === '/v1/get_result?id=7d3a';
  const result = { sample: link ?? `${origin}${FILE}`, seed: 7 };
  const answer = isStatusCheck ? bflState('Ready', { result }) : bflTask(origin);
  const isExpected = headers['x-key'] === KEY && (isStatusCheck || method === 'POST');
  return await (isExpected ? json(200, answer) : unexpected)(request, response);
};

/** A prediction that never ends. */
export const replicateUnderway: Answerer = (request, response) =>
  json(200, replicatePrediction(originOf(request), 'processing'))(request, response);

/** A task that never ends. */
export const bflUnderway: Answerer = (request, response) => {
  const isStatusCheck = request.method === 'GET';
  return json(200, isStatusCheck ? bflState('Pending') : bflTask(originOf(request)))(
    request,
    response,
  );
};
