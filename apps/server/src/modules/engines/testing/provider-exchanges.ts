import { bytes, json } from './answers.ts';
import type { Answerer, SentRequest } from './fake-server.ts';
import { KEY } from './provider-engine.ts';
import { bflState, bflTask, falPicture, replicatePrediction } from './recorded-answers.ts';

/** Where a provider that sends links keeps its pictures. */
const FILE = '/files/picture.png';

/**
 * All that a provider that sends a link is asked until the picture is there. What it does not expect it
 * answers with 400.
 *
 * @param file what lies at the link
 * @param link elsewhere; its own when absent
 */
export type Exchange = (file: Answerer, link?: string) => Answerer;

export const originOf = ({ headers }: SentRequest): string => `http://${headers.host}`;

/** A picture at the provider's own link. */
export const pictureFile = (base64: string): Answerer => bytes(Buffer.from(base64, 'base64'));

const unexpected = json(400, { detail: 'The local server does not expect that.' });

export const compatibleExchange: Exchange = (file, link) => async (request, response) => {
  if (request.path === FILE) return await file(request, response);
  const url = link ?? `${originOf(request)}${FILE}`;
  return await json(200, { created: 1, data: [{ url }] })(request, response);
};

export const falExchange: Exchange = (file, link) => async (request, response) => {
  const { method, path, headers } = request;
  // The key is for fal alone, and files lie elsewhere.
  if (path === FILE && headers.authorization === undefined) return await file(request, response);
  const isAsked = method === 'POST' && headers.authorization === `Key ${KEY}`;
  const answer = json(200, falPicture(link ?? `${originOf(request)}${FILE}`));
  return await (isAsked ? answer : unexpected)(request, response);
};

/** Quick models finish while the first request waits, as it asks for with `Prefer: wait`. */
export const replicateExchange: Exchange = (file, link) => async (request, response) => {
  const { method, path, headers } = request;
  if (path === FILE && headers.authorization === undefined) return await file(request, response);
  const origin = originOf(request);
  const output = [link ?? `${origin}${FILE}`];
  const isAsked = method === 'POST' && headers.authorization === `Bearer ${KEY}`;
  const answer = json(201, replicatePrediction(origin, 'succeeded', { output }));
  return await (isAsked ? answer : unexpected)(request, response);
};

export const bflExchange: Exchange = (file, link) => async (request, response) => {
  const { method, path, headers } = request;
  if (path === FILE) return await file(request, response);
  const origin = originOf(request);
  const isLook = method === 'GET' && path === '/v1/get_result?id=7d3a';
  const result = { sample: link ?? `${origin}${FILE}`, seed: 7 };
  const answer = isLook ? bflState('Ready', { result }) : bflTask(origin);
  const isAsked = headers['x-key'] === KEY && (isLook || method === 'POST');
  return await (isAsked ? json(200, answer) : unexpected)(request, response);
};

/** A prediction that goes on for ever. */
export const replicateUnderway: Answerer = (request, response) =>
  json(200, replicatePrediction(originOf(request), 'processing'))(request, response);

/** A task that goes on for ever. */
export const bflUnderway: Answerer = (request, response) => {
  const isLook = request.method === 'GET';
  return json(200, isLook ? bflState('Pending') : bflTask(originOf(request)))(request, response);
};
