import type { FastifyInstance } from 'fastify';
import { invalidRequest, noSuch } from '../api-error.ts';
import { requireKey } from '../http/admission.ts';
import { FAULT_KINDS, type Faults } from '../http/faults.ts';
import { NO_REQUEST } from '../moment.ts';
import type { World } from '../world.ts';

const LONGEST_ADVANCE_SECONDS = 10 * 366 * 86_400;

/** Puts the sandbox's own JSON interface under /sandbox: the clock, faults, events sent again. */
export function registerControl(
  app: FastifyInstance,
  world: World,
  faults: Faults,
  apiKey: string,
): void {
  app.addHook('onRequest', async (request) => requireKey(request.headers, apiKey));

  app.get<{ Querystring: { customer?: string } }>('/clock', (request) =>
    clockState(world, request.query.customer ?? null),
  );
  app.post('/clock/advance', (request) => {
    const given = record(request.body);
    const customerId = customerIn(given);
    world.advance(customerId, secondsToAdvance(given, secondsOf(world, customerId)));
    return clockState(world, customerId);
  });

  app.get('/faults', () => ({ faults: faults.list() }));
  app.post('/faults', (request) => {
    addFault(faults, record(request.body));
    return { faults: faults.list() };
  });
  app.delete('/faults', () => {
    faults.clear();
    return { faults: [] };
  });

  app.post('/events/:id/resend', (request) => {
    const { id } = request.params as { id: string };
    return world.perform(NO_REQUEST, (moment) => {
      const event = moment.resources.find('event', id);
      if (!event) throw noSuch('event', id);
      if (moment.hasWebhook) moment.deliveries.add(id);
      return event.wire;
    });
  });
}

/** @param customerId null: the time of what belongs to no customer */
function clockState(world: World, customerId: string | null): { now: string; seconds: number } {
  const seconds = secondsOf(world, customerId);
  return { now: new Date(seconds * 1000).toISOString(), seconds };
}

function secondsOf({ clock }: World, customerId: string | null): number {
  return clock.now() + clock.secondsAhead(customerId);
}

function customerIn({ customer }: Record<string, unknown>): string | null {
  if (customer === undefined) return null;
  if (typeof customer === 'string') return customer;
  throw invalidRequest('Send the id of a customer as "customer", or leave it out.', 'customer');
}

function record(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw invalidRequest('Send a JSON object.');
  return body as Record<string, unknown>;
}

function secondsToAdvance(given: Record<string, unknown>, now: number): number {
  const { seconds, to } = given;
  const wanted =
    typeof to === 'string'
      ? Math.floor(Date.parse(to) / 1000) - now
      : Number(seconds ?? Number.NaN);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > LONGEST_ADVANCE_SECONDS) {
    throw invalidRequest(
      'Send {"seconds": n} or {"to": "2027-01-31T00:00:00Z"}; the clock only goes forwards, ten years at most.',
    );
  }
  return wanted;
}

function addFault(faults: Faults, given: Record<string, unknown>): void {
  const kind = FAULT_KINDS.find((candidate) => candidate === given['kind']);
  const { path, method, status = 500, times = 1, delayMs = 1000 } = given;
  const isRight =
    kind !== undefined &&
    typeof path === 'string' &&
    path.startsWith('/v1') &&
    (method === undefined || typeof method === 'string') &&
    typeof status === 'number' &&
    typeof times === 'number' &&
    typeof delayMs === 'number';
  if (!isRight) {
    throw invalidRequest(
      `Send {"kind": ${FAULT_KINDS.join(' | ')}, "path": "/v1/…", "method"?, "status"?, "times"?, "delayMs"?}.`,
    );
  }
  faults.add({ kind, path, method, status, times, delayMs });
}
