import { invalidRequest, noSuch } from '../api-error.ts';
import { id, metadata, timestamp } from '../http/fields.ts';
import { createdFilter, createdFilters, equalFilters, listPage, paging } from '../http/listing.ts';
import { operation, type Operation } from '../http/operation.ts';
import {
  boolean,
  either,
  emptyable,
  integer,
  list,
  object,
  oneOf,
  optional,
  text,
} from '../http/parameters.ts';
import { prorationLines } from '../life/prorations.ts';
import type { SubscriptionChange } from '../life/subscription-change.ts';
import { changeSubscription } from '../life/subscription-changes.ts';
import {
  chargeSubscription,
  endSubscription,
  productNames,
  saveSubscription,
} from '../life/subscriptions.ts';
import { changedMetadata } from '../metadata.ts';
import type { Moment } from '../moment.ts';
import type { Kinds } from '../state/kinds.ts';
import type { Filter } from '../state/resources.ts';

const PATH = '/v1/subscriptions';

const cancellationDetails = object({
  comment: optional(emptyable(text())),
  feedback: optional(
    emptyable(
      oneOf(
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ),
    ),
  ),
});

const item = object({
  id: optional(id),
  price: optional(id),
  quantity: optional(integer(0, 999_999)),
  deleted: optional(boolean),
});

const updateFields = {
  items: optional(list(item, 20)),
  proration_behavior: optional(oneOf('always_invoice', 'create_prorations', 'none')),
  proration_date: optional(timestamp),
  payment_behavior: optional(oneOf('allow_incomplete', 'error_if_incomplete')),
  off_session: optional(boolean),
  cancel_at_period_end: optional(boolean),
  cancel_at: optional(emptyable(either(oneOf('min_period_end', 'max_period_end'), timestamp))),
  cancellation_details: optional(cancellationDetails),
  trial_end: optional(either(oneOf('now'), timestamp)),
  default_payment_method: optional(id),
  description: optional(emptyable(text(500))),
  metadata: optional(emptyable(metadata)),
};

function findSubscription(moment: Moment, subscriptionId: string): Kinds['subscription'] {
  const record = moment.resources.find('subscription', subscriptionId);
  if (!record) throw noSuch('subscription', subscriptionId);
  return record;
}

const update = operation('POST', `${PATH}/:id`, updateFields, (moment, given, subscriptionId) => {
  const record = findSubscription(moment, subscriptionId);
  if (record.wire.status === 'canceled') {
    const { metadata: metadataChange, cancellation_details: details, ...others } = given;
    if (Object.keys(others).length > 0) {
      throw invalidRequest(
        'A canceled subscription can only update its cancellation_details and metadata.',
      );
    }
    return changeEnded(moment, record, { metadata: metadataChange, cancellation_details: details });
  }
  changeSubscription(moment, record, given);
  return record.wire;
});

function changeEnded(
  moment: Moment,
  record: Kinds['subscription'],
  given: Pick<SubscriptionChange, 'metadata' | 'cancellation_details'>,
): object {
  const before = structuredClone(record.wire);
  record.wire.metadata = changedMetadata(record.wire.metadata, given.metadata);
  applyCancellationDetails(record, given.cancellation_details);
  saveSubscription(moment, record, before);
  return record.wire;
}

function applyCancellationDetails(
  { wire }: Kinds['subscription'],
  details: SubscriptionChange['cancellation_details'],
): void {
  if (!details) return;
  const current = wire.cancellation_details;
  wire.cancellation_details = {
    comment: details.comment === undefined ? (current?.comment ?? null) : details.comment,
    feedback: details.feedback === undefined ? (current?.feedback ?? null) : details.feedback,
    feedback_option: null,
    reason: current?.reason ?? null,
  };
}

const cancel = operation(
  'DELETE',
  `${PATH}/:id`,
  {
    cancellation_details: optional(cancellationDetails),
    invoice_now: optional(boolean),
    prorate: optional(boolean),
  },
  (moment, given, subscriptionId) => {
    const record = findSubscription(moment, subscriptionId);
    if (record.wire.status === 'canceled') throw noSuch('subscription', subscriptionId);
    if (given.prorate === true && record.wire.status !== 'trialing') {
      for (const ended of record.wire.items.data) {
        record.hidden.pendingLines.push(
          ...prorationLines(record.wire, ended, null, moment.now, productNames(moment)),
        );
      }
    }
    if (given.invoice_now === true && record.hidden.pendingLines.length > 0) {
      const lines = record.hidden.pendingLines;
      record.hidden.pendingLines = [];
      chargeSubscription(moment, record, lines, 'subscription_update', {
        presence: 'absent',
        scheduled: false,
      });
    }
    applyCancellationDetails(record, given.cancellation_details);
    endSubscription(moment, record, 'cancellation_requested');
    return record.wire;
  },
);

const STATUSES = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due'] as const;
const OTHER_STATUSES = ['paused', 'trialing', 'unpaid', 'all', 'ended'] as const;
type Status = (typeof STATUSES)[number] | (typeof OTHER_STATUSES)[number];

const listing = operation(
  'GET',
  PATH,
  {
    ...paging,
    ...createdFilter,
    customer: optional(id),
    status: optional(oneOf(...STATUSES, ...OTHER_STATUSES)),
    price: optional(id),
  },
  (moment, { customer, status, price, created, ...page }) =>
    listPage(moment, 'subscription', PATH, page, [
      ...createdFilters(created),
      ...equalFilters({ customer, 'items.data[0].price.id': price }),
      ...statusFilters(status),
    ]),
);

/** Without a status Stripe leaves out the canceled ones. */
function statusFilters(status: Status | undefined): Filter[] {
  if (status === undefined) return [{ path: '$.status', operator: '!=', value: 'canceled' }];
  if (status === 'all') return [];
  return [{ path: '$.status', operator: '=', value: status === 'ended' ? 'canceled' : status }];
}

export const subscriptionOperations: readonly Operation[] = [
  update,
  cancel,
  listing,
  operation('GET', `${PATH}/:id`, {}, (moment, _given, id) => findSubscription(moment, id).wire),
];
