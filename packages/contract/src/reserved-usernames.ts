import { SHORT_NAME } from './limits.ts';

/** Names by which a stranger could pass for the operator, and addresses that mail programs expect. */
const RESERVED =
  'abuse admin administrator api billing contact help helpdesk hostmaster info legal mail mod ' +
  'moderator moderators noreply official operator owner payments postmaster privacy root sales ' +
  'security staff superuser support sysadmin system team webmaster www';

/** Letters of other alphabets, and digits, before the Latin letter that each looks like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  'аa сc еe һh іi јj кk мm оo рp ѕs тt уy хx ԁd ԝw αa ιi κk νv οo ρp τt υu χx ıi li |i 0o 1i'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** What remains of a name for a quick eye: no case, accents, separators or look-alike letters. */
const skeletonOf = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase().normalize('NFKD'))
    .filter((character) => /[\p{L}\p{N}|]/u.test(character))
    .map((character) => LOOK_ALIKES.get(character) ?? character)
    .join('');

const RESERVED_SKELETONS: ReadonlySet<string> = new Set(RESERVED.split(' ').map(skeletonOf));
const PRODUCT_SKELETON = skeletonOf(SHORT_NAME);

/** Whether a name could be taken for the operator's: one of the list, or with the product's name. */
export const isReservedUsername = (username: string): boolean => {
  const skeleton = skeletonOf(username);
  return RESERVED_SKELETONS.has(skeleton) || skeleton.includes(PRODUCT_SKELETON);
};
