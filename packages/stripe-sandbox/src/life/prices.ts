import { noSuch } from '../api-error.ts';
import type { Moment } from '../moment.ts';
import type { Price } from '../wire.ts';

export function requirePrice(moment: Moment, priceId: string, param: string): Price {
  const record = moment.resources.find('price', priceId);
  if (!record) throw noSuch('price', priceId, param);
  return record.wire;
}
