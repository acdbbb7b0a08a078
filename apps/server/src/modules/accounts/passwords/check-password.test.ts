import { readFileSync } from 'node:fs';
import { MESSAGES, SERVER_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { checkPassword } from './check-password.ts';
import { isCommonPassword } from './common-passwords.ts';

const { passwordCommon, passwordTooLong } = SERVER_MESSAGES;
const { passwordTooShort, missingFields } = MESSAGES.signup;

describe('the list of common passwords', () => {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
  const passwords = lines.filter((line) => line !== '' && !line.startsWith('#'));

  it('has three thousand that the other rules allow', () => {
    expect(new Set(passwords).size).toBe(3000);
    expect(passwords.filter((each) => each.length < 8)).toEqual([]);
    expect(passwords.every(isCommonPassword)).toBe(true);
  });

  it('names its source, which is not a common password itself', () => {
    expect(lines.slice(0, 3).join('\n')).toContain('@zxcvbn-ts/language-common, MIT licence');
    expect(lines.slice(0, 3).some(isCommonPassword)).toBe(false);
    expect(isCommonPassword('')).toBe(false);
  });
});

describe('a new password', () => {
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
      expect.objectContaining({ kind: 'invalid', publicMessage }),
    );
  });

  it.each(['password of mine', ' two spaces ', 'alllowercase', '98127364', '🐈'.repeat(128)])(
    'may be %.16j: no rule requires certain characters',
    (password) => expect(() => checkPassword(password, 8)).not.toThrow(),
  );

  it('is as long as this installation requires', () => {
    expect(() => checkPassword('x'.repeat(14), 15)).toThrow(
      expect.objectContaining({ publicMessage: 'Password must be at least 15 characters' }),
    );
    expect(() => checkPassword('x'.repeat(15), 15)).not.toThrow();
  });
});
