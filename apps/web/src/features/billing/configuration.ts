import type { Configuration } from '@loopwright/contract';
import { useEffect, useState } from 'react';
import { loadConfiguration } from '../../lib/configuration.ts';

/** How plans are paid for here; null while that is not known. */
export function usePayments(): Configuration['payments'] | null {
  const [payments, setPayments] = useState<Configuration['payments'] | null>(null);
  useEffect(() => {
    let isShown = true;
    loadConfiguration().then(
      (configuration) => isShown && setPayments(configuration.payments),
      // It is a side note; whoever buys something is told what is wrong.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return payments;
}
