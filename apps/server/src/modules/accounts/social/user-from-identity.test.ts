import { checkRegistration, checkUsername, LIMITS } from '@loopwright/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIsStorable, checkIsVisible, lookupKey } from '../users/identity.ts';
import { userFromIdentity, shownText } from './user-from-identity.ts';

const userOf = (name: string | null, email: string | null, label = 'a label') =>
  userFromIdentity({ subject: '1', label, name, email, isEmailVerified: true });

describe('a user made from an identity', () => {
  it.each([
    ['Ana de la Cruz', null, 'ana.de.la.cruz', 'Ana de la Cruz'],
    [null, 'Ana.Cruz+loops@example.com', 'ana.cruz.loops', 'Ana.Cruz+loops'],
    ['王小明', 'x@example.com', '王小明', '王小明'],
    ['अनीता', null, 'अनीता', 'अनीता'],
    ['Ana\u200B @home', null, 'ana.home', 'Ana\u200B @home'],
    ['🎉', 'party@example.com', 'party', '🎉'],
    ['\u200B\u3164', null, 'a.label', 'a label'],
    ['', '', 'a.label', 'a label'],
    ['Admin', 'ana@example.com', 'ana', 'Admin'],
    ['Loopwright Support', 'support@example.com', 'a.label', 'Loopwright Support'],
    [`Z${'\u0336'.repeat(20)}`, 'zoe@example.com', 'zoe', `Z${'\u0336'.repeat(20)}`],
    ['Ana\u2800\uFE0F', null, 'ana', 'Ana\u2800\uFE0F'],
  ])('called %j, at %j, becomes %s', (name, email, username, shown) => {
    expect(userOf(name, email)).toMatchObject({ name: shown });
    expect(userOf(name, email).usernames[0]).toBe(username);
  });

  it('is called creator when no username can be made of the names', () => {
    expect(userOf('!!!', null, '?').usernames[0]).toBe('creator');
  });

  it.each([
    '',
    'no address',
    'a@b@c',
    'a\uFF20b@c',
    'a @b.c',
    '@b.c',
    'a@',
    `${'a'.repeat(251)}@b.c`,
    'a\u202E@b.c',
    'a@b.c,d@e.f',
  ])('has no email when it is %j', (email) =>
    expect(userOf('Ana', email)).toMatchObject({ email: null, emailKey: null }),
  );

  it('has an email that is found in any case and form', () => {
    expect(userOf('Ana', ' Ana@Example.COM ')).toMatchObject({
      email: 'Ana@Example.COM',
      emailKey: 'ana@example.com',
    });
  });

  it('gets only usernames that the sign-up form accepts, for any identity', () => {
    const words = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(words, words, words, (name, email, label) => {
        const made = userOf(name, email, label);
        checkIsStorable(made.name);
        for (const username of made.usernames) {
          checkIsVisible(username);
          expect(checkUsername(username)).toBeNull();
          const form = { username, password: 'long enough', name: made.name, email: 'a@b.c' };
          expect(checkRegistration(form, 8)).toBeNull();
          expect(lookupKey(username)).not.toContain('@');
        }
        expect(new Set(made.usernames).size).toBeGreaterThan(1);
        if (made.email !== null) checkIsVisible(made.email);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a shown text', () => {
  it('is truncated between characters', () => {
    expect(shownText('😀'.repeat(LIMITS.nameMaximum), 9)).toBe('😀'.repeat(4));
    expect(shownText('a\u0000b\uD800', 9)).toBe('a b');
  });
});
