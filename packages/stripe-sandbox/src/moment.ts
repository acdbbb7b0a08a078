import { API_VERSION } from './api-version.ts';
import type { Clock } from './clock.ts';
import { newIdentifier } from './identifiers.ts';
import type { Deliveries } from './state/deliveries.ts';
import type { Resources } from './state/resources.ts';
import type { Settings } from './state/settings.ts';
import type { StripeEvent } from './wire.ts';

/** The API request that caused a change; `NO_REQUEST` for the clock and the hosted pages. */
export interface Cause {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

/** What a moment writes to. */
export interface Ground {
  readonly clock: Clock;
  readonly resources: Resources;
  readonly deliveries: Deliveries;
  readonly settings: Settings;
  /** Whether events are sent anywhere. */
  readonly hasWebhook: boolean;
  readonly pagesUrl: string;
}

/**
 * One instant inside one transaction: everything that happens, happens in one. It is an instant of
 * the sandbox's clock until `forCustomer` makes it one of a customer's clock.
 */
export interface Moment extends Ground {
  /** Seconds since 1970. */
  readonly now: number;
  /** The same instant on the customer's clock; null: on the sandbox's. */
  forCustomer(customerId: string | null): Moment;
  /** Writes an event down, and that it has to be delivered. */
  publish(type: string, object: object, previousAttributes?: object): void;
}

/** @param sandboxNow seconds since 1970 on the sandbox's clock */
export function momentAt(
  ground: Ground,
  sandboxNow: number,
  cause: Cause,
  customerId: string | null = null,
): Moment {
  const now = sandboxNow + ground.clock.secondsAhead(customerId);
  return {
    ...ground,
    now,
    forCustomer: (id) => momentAt(ground, sandboxNow, cause, id),
    publish(type, object, previousAttributes) {
      const event: StripeEvent = {
        id: newIdentifier('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now,
        data: {
          object,
          ...(previousAttributes ? { previous_attributes: previousAttributes } : {}),
        },
        livemode: false,
        pending_webhooks: ground.hasWebhook ? 1 : 0,
        request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
        type,
      };
      ground.resources.insert('event', { wire: event, hidden: {} });
      if (ground.hasWebhook) ground.deliveries.add(event.id);
    },
  };
}

export const NO_REQUEST: Cause = { requestId: null, idempotencyKey: null };

/**
 * The fields that differ, with their old values, as `previous_attributes` shows them: objects by
 * their changed fields, lists whole.
 */
export function previousAttributes(before: object, after: object): object | undefined {
  const changed: Record<string, unknown> = {};
  const newValues = after as Record<string, unknown>;
  for (const [field, oldValue] of Object.entries(before)) {
    const newValue = newValues[field];
    if (JSON.stringify(oldValue) === JSON.stringify(newValue)) continue;
    changed[field] =
      isPlainObject(oldValue) && isPlainObject(newValue)
        ? previousAttributes(oldValue, newValue)
        : oldValue;
  }
  for (const field of Object.keys(newValues)) {
    if (!Object.hasOwn(before, field)) changed[field] = null;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
