import { describe, expect, it } from 'vitest';
import { checkLogin, checkNewPassword, checkRegistration } from './account-checks.ts';

const form = { username: 'ana', password: 'long enough', name: 'Ana', email: 'ana@example.com' };

describe('the sign-up form', () => {
  it('accepts a complete form', () => expect(checkRegistration(form)).toBeNull());

  it.each([
    [{ username: '  ', password: 'x', email: 'x' }, 'missingFields'],
    [{ password: '1234567', email: 'x' }, 'passwordTooShort'],
    [{ email: 'not-an-address' }, 'invalidEmail'],
    [{ username: 'ana@home' }, 'usernameHasAt'],
    [{ password: 'x'.repeat(129) }, 'passwordTooLong'],
    [{ username: 'x'.repeat(41) }, 'usernameTooLong'],
    [{ name: 'x'.repeat(101) }, 'nameTooLong'],
    [{ email: `${'x'.repeat(243)}@example.com` }, 'invalidEmail'],
    [{ username: 'ana@home', password: 'x' }, 'passwordTooShort'],
  ])('finds the first fault of %o', (fault, problem) => {
    expect(checkRegistration({ ...form, ...fault })).toBe(problem);
  });
});

describe('a new password', () => {
  it.each([
    ['12345678', null],
    ['1234567', 'passwordTooShort'],
    [' a pass ', null],
    ['          ', 'missingFields'],
    ['🐈'.repeat(7), 'passwordTooShort'],
    ['🐈'.repeat(128), null],
    ['🐈'.repeat(129), 'passwordTooLong'],
  ])('%j: %s', (password, problem) => expect(checkNewPassword(password)).toBe(problem));

  it('can be asked to be longer, at sign-up too', () => {
    expect(checkNewPassword('x'.repeat(14), 15)).toBe('passwordTooShort');
    expect(checkNewPassword('x'.repeat(15), 15)).toBeNull();
    expect(checkRegistration(form, 15)).toBe('passwordTooShort');
    expect(checkRegistration(form, 11)).toBeNull();
  });
});

describe('the sign-in form', () => {
  it('wants both fields', () => {
    expect(checkLogin({ username: ' ', password: 'x' })).toBe('missingCredentials');
    expect(checkLogin({ username: 'ana', password: 'x' })).toBeNull();
  });
});
