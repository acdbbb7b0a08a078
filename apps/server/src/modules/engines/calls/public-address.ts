import { BlockList, isIP } from 'node:net';

/** https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Ranges inside of 2000::/3 that are not public; no other range of IPv6 is public. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const GLOBAL_V6 = '2000::/3';

const special = new BlockList();
const global = new BlockList();
for (const range of SPECIAL_V4) add(special, range, 'ipv4');
for (const range of SPECIAL_V6) add(special, range, 'ipv6');
add(global, GLOBAL_V6, 'ipv6');

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', prefix] = range.split('/');
  list.addSubnet(address, Number(prefix), family);
}

/**
 * Whether an address belongs to the public internet: not private, loopback, link-local (where clouds
 * keep their metadata), carrier-grade NAT or multicast, and not an IPv6 form of one of these.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return (
        !address.includes('%') && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
      );
    default:
      return false;
  }
}
