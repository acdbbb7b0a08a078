import { SHORT_NAME } from '@loopwright/contract';

const USERNAME_MAXIMUM = 40;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A file name that every operating system accepts. Other characters of the username are replaced. */
export function exportName(username: string, moment: Date): string {
  const letters = username.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const safe = letters
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, USERNAME_MAXIMUM);
  return [SHORT_NAME, safe, `${dayOf(moment)}.zip`].filter(Boolean).join('-');
}
