import type { EngineError } from '../engine/engine-error.ts';
import { byTheByte, closedHalfWay, flood, html, json, redirect, silence } from './answers.ts';
import type { Answerer } from './fake-server.ts';
import {
  bflExchange,
  bflUnderway,
  compatibleExchange,
  type Exchange,
  falExchange,
  imageFile,
  replicateExchange,
  replicateUnderway,
} from './provider-exchanges.ts';
import {
  compatibleImage,
  falError,
  geminiError,
  geminiImage,
  openAiError,
  openAiImage,
  replicateError,
} from './recorded-answers.ts';

const GIGABYTE = 1024 ** 3;

/** The responses of a provider. */
interface Dialect {
  readonly provider: string;
  readonly model: string;
  /** Answers all requests until the image is delivered. @param base64 the image */
  readonly deliver: (base64: string) => Answerer;
  /** The number of those requests. */
  readonly requests: number;
  /** Only of providers that send links. */
  readonly exchange?: Exchange;
  /** Only of providers that are polled: answers that the image is not finished. */
  readonly underway?: Answerer;
  readonly error: (status: number, message: string) => unknown;
}

export const DIALECTS: readonly Dialect[] = [
  {
    provider: 'openai',
    model: 'gpt-image-1',
    deliver: (base64) => json(200, openAiImage(base64)),
    requests: 1,
    error: (_, message) => openAiError(null, message),
  },
  {
    provider: 'compatible',
    model: 'flux',
    deliver: (base64) => json(200, compatibleImage(base64)),
    requests: 1,
    exchange: compatibleExchange,
    error: (_, message) => openAiError(null, message),
  },
  {
    provider: 'google',
    model: 'gemini-2.5-flash-image',
    deliver: (base64) => json(200, geminiImage(base64)),
    requests: 1,
    error: (status, message) => geminiError(status, 'SOMETHING', message),
  },
  {
    provider: 'fal',
    model: 'fal-ai/flux/dev',
    deliver: (base64) => falExchange(imageFile(base64)),
    requests: 2,
    exchange: falExchange,
    error: (_, message) => falError(message),
  },
  {
    provider: 'replicate',
    model: 'black-forest-labs/flux-dev',
    deliver: (base64) => replicateExchange(imageFile(base64)),
    requests: 2,
    exchange: replicateExchange,
    underway: replicateUnderway,
    error: replicateError,
  },
  {
    provider: 'bfl',
    model: 'flux-pro-1.1',
    deliver: (base64) => bflExchange(imageFile(base64)),
    requests: 3,
    exchange: bflExchange,
    underway: bflUnderway,
    error: (_, detail) => ({ detail }),
  },
];

/** A failure of a provider, and the error for the user. */
export interface FailureCase {
  readonly name: string;
  readonly answer: (dialect: Dialect, png: Buffer) => Answerer;
  readonly end: Pick<EngineError, 'kind' | 'code'> & { readonly mayHaveCost: boolean };
  /** Only the deadline of the engine ends it. */
  readonly isEndless?: boolean;
  /** The number of requests: 1 unless a retry is safe; 'all' means all requests of an image. */
  readonly requests: number | 'all';
}

const account = {
  kind: 'unavailable',
  code: 'modelAccount',
  mayHaveCost: false,
} as const;
const busy = { ...account, code: 'modelBusy' } as const;
const failed = {
  kind: 'internal',
  code: 'modelFailed',
  mayHaveCost: true,
} as const;
const unusable = { ...failed, code: 'modelUnusable' } as const;
const tooSlow = {
  ...failed,
  kind: 'unavailable',
  code: 'modelTooSlow',
} as const;

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): FailureCase['answer'] =>
  ({ error }) =>
    json(code, error(code, 'Something is wrong.'), headers);

/** The user pays for none of them, and no request that may have cost something is repeated. */
export const FAILURE_CASES: readonly FailureCase[] = [
  { name: '401', answer: status(401), end: account, requests: 1 },
  { name: '402', answer: status(402), end: account, requests: 1 },
  {
    name: '429 again and again',
    answer: status(429, { 'retry-after': '2' }),
    end: busy,
    requests: 4,
  },
  {
    name: '429 for an hour',
    answer: status(429, { 'retry-after': '3600' }),
    end: busy,
    requests: 1,
  },
  { name: '429 without a time', answer: status(429), end: busy, requests: 1 },
  { name: '500', answer: status(500), end: failed, requests: 1 },
  {
    name: 'one byte after the other',
    answer: () => byTheByte(20),
    end: tooSlow,
    isEndless: true,
    requests: 1,
  },
  { name: 'silence', answer: () => silence, end: tooSlow, isEndless: true, requests: 1 },
  { name: 'a line that breaks half-way', answer: () => closedHalfWay, end: failed, requests: 1 },
  { name: 'HTML', answer: () => html(200), end: unusable, requests: 1 },
  { name: 'HTML of a gateway', answer: () => html(502), end: failed, requests: 1 },
  {
    name: 'wrong base64',
    answer: ({ deliver }) => deliver('%%% no base64 %%%'),
    end: unusable,
    requests: 'all',
  },
  {
    name: 'a truncated PNG',
    answer: ({ deliver }, png) => deliver(png.subarray(0, png.length / 2).toString('base64')),
    end: unusable,
    requests: 'all',
  },
  {
    name: 'SVG',
    answer: ({ deliver }) =>
      deliver(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')),
    end: unusable,
    requests: 'all',
  },
  { name: 'a gigabyte', answer: () => flood(GIGABYTE), end: unusable, requests: 1 },
];

export const requestsOf = ({ requests }: FailureCase, dialect: Dialect): number =>
  requests === 'all' ? dialect.requests : requests;

/** Redirects to a private network. */
export const redirectCases = (privateOrigin: string): readonly FailureCase[] => [
  {
    name: 'a redirect to a private address',
    answer: () => redirect(`${privateOrigin}/latest/meta-data`),
    end: unusable,
    requests: 1,
  },
  {
    name: 'a redirect that would carry the prompt away',
    answer: () => redirect('https://example.com/', 307),
    end: unusable,
    requests: 1,
  },
  {
    name: 'a redirect to a file',
    answer: () => redirect('file:///etc/passwd'),
    end: unusable,
    requests: 1,
  },
];

/** Links to a private network, for providers that answer with links. */
export const privateLinks = (privateOrigin: string): readonly string[] => [
  `${privateOrigin}/image.png`,
  privateOrigin.replace('127.0.0.1', 'localhost'),
  privateOrigin.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
  privateOrigin.replace('127.0.0.1', '2130706433'),
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://0.0.0.0/',
];
