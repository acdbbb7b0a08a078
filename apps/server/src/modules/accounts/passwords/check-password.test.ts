import { readFileSync } from 'node:fs';
import { MESSAGES, SERVER_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { checkPassword } from './check-password.ts';
import { isCommonPassword } from './common-passwords.ts';

const { passwordCommon, passwordTooLong } = SERVER_MESSAGES;
const { passwordTooShort, missingFields } = MESSAGES.signup;

describe('the commonest passwords', () => {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
  const passwords = lines.filter((line) => line !== '' && !line.startsWith('#'));

  it('are three thousand that the other rules would let through', () => {
    expect(new Set(passwords).size).toBe(3000);
    expect(passwords.filter((each) => each.length < 8)).toEqual([]);
    expect(passwords.every(isCommonPassword)).toBe(true);
  });

  it('say where they come from, and are not refused for that', () => {
    expect(lines.slice(0, 3).join('\n')).toContain('@zxcvbn-ts/language-common, MIT licence');
    expect(lines.slice(0, 3).some(isCommonPassword)).toBe(false);
    expect(isCommonPassword('')).toBe(false);
  });
});

describe('a password that is set', () => {
  it.each([
    ['password', passwordCommon],
    ['PassWord1', passwordCommon],
    ['ｐａｓｓｗｏｒｄ', passwordCommon],
    ['12345678', passwordCommon],
    ['1234567', passwordTooShort],
    ['        ', missingFields],
    ['x'.repeat(129), passwordTooLong],
  ])('is refused when it is %.12j', (password, publicMessage) => {
    expect(() => checkPassword(password, 8)).toThrow(
      expect.objectContaining({ code: 'invalid', publicMessage }),
    );
  });

  it.each(['password of mine', ' two spaces ', 'alllowercase', '98127364', '🐈'.repeat(128)])(
    'may be %.16j: nobody is told what to put in it',
    (password) => expect(() => checkPassword(password, 8)).not.toThrow(),
  );

  it('is as long as this installation asks for', () => {
    expect(() => checkPassword('x'.repeat(14), 15)).toThrow(
      expect.objectContaining({ publicMessage: 'Password must be at least 15 characters' }),
    );
    expect(() => checkPassword('x'.repeat(15), 15)).not.toThrow();
  });
});
