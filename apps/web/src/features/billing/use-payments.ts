import type { Configuration } from '@loopwright/contract';
import { useSyncExternalStore } from 'react';
import { loadConfiguration } from '../../lib/configuration.ts';

type PaymentKind = Configuration['payments'];

/** Known for as long as a component shows it: the operator may change it. */
let payments: PaymentKind | null = null;
const listeners = new Set<() => void>();

/** Without an answer, nothing changes: a purchase that is not possible tells why. */
async function load(): Promise<void> {
  const configuration = await loadConfiguration().catch(() => null);
  if (configuration === null || listeners.size === 0) return;
  ({ payments } = configuration);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) void load();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) payments = null;
  };
}

/** How plans are paid for here; null while that is not known. A store, because public pages do without TanStack Query. */
export const usePayments = (): PaymentKind | null =>
  useSyncExternalStore(
    subscribe,
    () => payments,
    () => null,
  );
