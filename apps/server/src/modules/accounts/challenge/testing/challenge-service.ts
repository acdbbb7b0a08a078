import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const SECRET = 'canary-challenge-secret';
export const GOOD_ANSWER = 'canary-challenge-answer';

const KNOWN_FIELDS: ReadonlySet<string> = new Set(['secret', 'response', 'remoteip']);

/** How the service behaves. */
type Mood =
  | 'well'
  | 'silent'
  | 'failing'
  | 'html'
  | 'redirecting'
  | 'half'
  | 'wrong-secret'
  | 'odd';

export interface ChallengeService {
  readonly url: string;
  mood: Mood;
  /** The fields of every valid request. */
  readonly calls: Readonly<Record<string, string>>[];
  /** What was wrong with the other requests. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** A strict fake of siteverify: each answer works once, and only with our secret. */
export async function openChallengeService(): Promise<ChallengeService> {
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const complaint = findComplaint(request, body);
    if (complaint !== null) service.complaints.push(complaint);
    else service.calls.push(Object.fromEntries(new URLSearchParams(body)));
    const send = (status: number, payload: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(payload);
    switch (service.mood) {
      case 'silent':
        return;
      case 'failing':
        send(500, '{"success":true}');
        return;
      case 'html':
        send(200, '<!doctype html><p>success</p>', { 'content-type': 'text/html' });
        return;
      case 'redirecting':
        send(307, '', { location: `${service.url}/elsewhere` });
        return;
      case 'half':
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true');
        return;
      case 'wrong-secret':
        send(200, '{"success":false,"error-codes":["invalid-input-secret"]}');
        return;
      case 'odd':
        send(200, '{"success":"true"}');
        return;
      case 'well':
        send(200, JSON.stringify(judge(body, used, complaint)));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: ChallengeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    mood: 'well',
    calls: [],
    complaints: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

function findComplaint({ method, url, headers }: IncomingMessage, body: string): string | null {
  if (method !== 'POST' || url !== '/siteverify') return `${method} ${url}`;
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return 'no form';
  const fields = new URLSearchParams(body);
  const strange = [...fields.keys()].filter((name) => !KNOWN_FIELDS.has(name));
  if (strange.length > 0) return `unknown ${strange.join(', ')}`;
  return fields.get('secret') === SECRET ? null : 'another secret';
}

function judge(body: string, used: Set<string>, complaint: string | null): object {
  const response = new URLSearchParams(body).get('response') ?? '';
  if (complaint !== null) return { success: false, 'error-codes': ['bad-request'] };
  if (!response.startsWith(GOOD_ANSWER)) {
    return { success: false, 'error-codes': ['invalid-input-response'] };
  }
  if (used.has(response)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  used.add(response);
  return { success: true, hostname: 'localhost', challenge_ts: '2026-11-18T12:00:00Z' };
}
