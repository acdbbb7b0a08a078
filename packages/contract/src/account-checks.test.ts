import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration } from './account-checks.ts';

const form = { username: 'ana', password: 'long enough', name: 'Ana', email: 'ana@example.com' };

describe('the sign-up form', () => {
  it('accepts a complete form', () => expect(checkRegistration(form)).toBeNull());

  it.each([
    [{ username: '  ', password: 'x', email: 'x' }, 'Please fill in all fields'],
    [{ password: '1234567', email: 'x' }, 'Password must be at least 8 characters'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
    [{ username: 'ana@home' }, "Usernames cannot contain '@'."],
    [{ password: 'x'.repeat(129) }, 'Passwords can have at most 128 characters.'],
  ])('finds the first fault of %o', (fault, message) => {
    expect(checkRegistration({ ...form, ...fault })).toBe(message);
  });
});

describe('the sign-in form', () => {
  it('wants both fields', () => {
    expect(checkLogin({ username: ' ', password: 'x' })).toBe(
      'Please enter both username and password',
    );
    expect(checkLogin({ username: 'ana', password: 'x' })).toBeNull();
  });
});
