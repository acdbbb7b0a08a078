import { createHash } from 'node:crypto';
import { ApiError } from '../api-error.ts';
import type { Moment } from '../moment.ts';
import type { Answer } from '../state/answers.ts';
import type { World } from '../world.ts';
import { expandPaths } from './expansion.ts';
import type { Operation } from './operation.ts';

export interface Call {
  readonly operation: Operation;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  /** The path as called, without the query. */
  readonly path: string;
  /** The id within the path, '' where there is none. */
  readonly id: string;
  readonly parameters: object;
}

/**
 * Does the work of a call once per idempotency key. Parameters that are wrong in themselves are
 * refused without using the key up; everything after that is kept under it, errors too.
 */
export function execute(world: World, call: Call): Answer & { replayed: boolean } {
  const { idempotencyKey, requestId } = call;
  const fingerprint = fingerprintOf(call);
  const earlier = idempotencyKey === null ? undefined : world.answers.find(idempotencyKey);
  if (earlier) {
    if (earlier.fingerprint !== fingerprint) throw usedOtherwise(idempotencyKey ?? '');
    return { ...earlier, replayed: true };
  }
  const prepared = call.operation.prepare(call.id, call.parameters);
  const answer = world.perform({ requestId, idempotencyKey }, (moment): Answer => {
    const ofCustomer = moment.forCustomer(customerOfCall(moment, call));
    const result = world.attempt(() =>
      expandPaths(ofCustomer, prepared.run(ofCustomer), prepared.expand),
    );
    const answer =
      result instanceof ApiError
        ? { status: result.status, body: encode(result.body(requestId)), requestId }
        : { status: 200, body: encode(result), requestId };
    if (idempotencyKey !== null) world.answers.keep(idempotencyKey, fingerprint, answer);
    return answer;
  });
  return { ...answer, replayed: false };
}

/** A call happens at the time of the customer that its parameters name, or that owns what its path names. */
function customerOfCall(moment: Moment, { id, parameters }: Call): string | null {
  const { customer } = parameters as { customer?: unknown };
  return typeof customer === 'string' ? customer : moment.resources.findOwner(id);
}

export function encode(body: object): string {
  return `${JSON.stringify(body, null, 2)}\n`;
}

function fingerprintOf({ operation, path, parameters }: Call): string {
  const content = JSON.stringify([operation.method, path, sorted(parameters)]);
  return createHash('sha256').update(content).digest('hex');
}

/** The same parameters in another order are the same call. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, content]) => [key, sorted(content)]));
}

function usedOtherwise(key: string): ApiError {
  return new ApiError(
    400,
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used ' +
      `with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

export function stillInFlight(key: string): ApiError {
  return new ApiError(
    409,
    'idempotency_error',
    'There is currently another in-progress request using this Idempotency Key (that probably ' +
      `means you submitted twice, and the other request is still going through): ${key}.`,
    { code: 'idempotency_key_in_use' },
  );
}
