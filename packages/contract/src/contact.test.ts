import { describe, expect, it } from 'vitest';
import { checkContact, contactForm } from './contact.ts';

const form = { name: 'Ana', email: 'ana@example.com', message: 'Hello there' };

describe('the contact form', () => {
  it.each([
    {},
    { message: 'x'.repeat(5000) },
    { message: '🐈'.repeat(5000) },
    { message: ` ${'x\r\n'.repeat(2500)} ` },
    { name: 'Zoë Núñez-O’Brien 山田' },
    { email: ' ana+loops@post.example.com ' },
    { email: 'ana@localhost' },
  ])('accepts a complete form: %o', (change) =>
    expect(checkContact({ ...form, ...change })).toBeNull(),
  );

  it.each([
    [{ name: '  ', email: 'x' }, 'missingFields'],
    [{ message: '\u200b\n\ufeff' }, 'missingFields'],
    [{ name: 'x'.repeat(101) }, 'nameTooLong'],
    [{ email: 'not-an-address' }, 'invalidEmail'],
    [{ email: '@example.com' }, 'invalidEmail'],
    [{ email: 'ana@' }, 'invalidEmail'],
    [{ email: 'a@example.com, b@example.com' }, 'invalidEmail'],
    [{ email: 'ana@example.com\r\nBcc: all@example.com' }, 'invalidEmail'],
    [{ email: 'Ana <ana@example.com>' }, 'invalidEmail'],
    [{ email: `${'x'.repeat(243)}@example.com` }, 'invalidEmail'],
    [{ message: 'x'.repeat(5001) }, 'messageTooLong'],
    [{ message: 'a\0b' }, 'invisibleCharacters'],
    [{ name: 'Ana\nBcc: all@example.com' }, 'invisibleCharacters'],
  ])('finds the first fault of %o', (fault, problem) => {
    expect(checkContact({ ...form, ...fault })).toBe(problem);
  });

  it('is sent on without what forms and fingers add', () => {
    expect(
      contactForm({ name: ' Ana ', email: ' ana@example.com\n', message: ' one\r\ntwo\n' }),
    ).toEqual({ name: 'Ana', email: 'ana@example.com', message: 'one\ntwo' });
  });
});
