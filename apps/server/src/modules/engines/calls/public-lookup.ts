import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { CallError } from './call-error.ts';
import { isPublicAddress } from './public-address.ts';

/** @throws CallError for a host that is an IP address and not a public one */
export function checkHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw forbidden(hostname);
}

/**
 * Resolves and checks a host name for a connection that is made at once with the result, so that the
 * name cannot resolve differently between check and use. One address that is not public rejects all.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses: LookupAddress[] = error === null ? found : [];
    const [first] = addresses;
    if (error !== null) callback(error, []);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(forbidden(hostname), []);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const forbidden = (hostname: string): CallError =>
  new CallError('forbidden-address', `${hostname} is no address of the public internet`, false);
