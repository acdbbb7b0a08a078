import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { startWarnings } from './start-warnings.ts';

const PRODUCTION = { NODE_ENV: 'production', PAYMENTS: 'none' };
const POSTGRES = { DATABASE_URL: 'postgres://localhost/loopwright' };
const MAIL = { MAIL_URL: 'smtps://mail.example' };

it.each<[string, string | null, Record<string, string>]>([
  ['on a laptop', null, {}],
  ['in production on this machine', null, PRODUCTION],
  ['in production by https', null, { ...PRODUCTION, PUBLIC_URL: 'https://loops.example' }],
  [
    'in production in the clear',
    'PUBLIC_URL',
    { ...PRODUCTION, PUBLIC_URL: 'http://loops.example' },
  ],
  ['in the clear for a try', null, { PUBLIC_URL: 'http://loops.example' }],
  ['with a shared database and no secret', 'SESSION_SECRET', POSTGRES],
  ['with both', null, { ...POSTGRES, SESSION_SECRET: 'x' }],
  ['of a worker', null, { ...POSTGRES, ROLE: 'worker' }],
  ['with mail but no contact address', 'CONTACT_EMAIL', MAIL],
  ['with mail and a contact address', null, { ...MAIL, CONTACT_EMAIL: 'ana@loops.example' }],
])('a start %s warns as it should (%s)', (_, expected, environment) => {
  const warned = startWarnings(parseConfig(environment)).map((warning) => warning.split(' ')[0]);
  expect(warned).toEqual(expected === null ? [] : [expected]);
});
