import { type Language, LANGUAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../../platform/escape-html.ts';
import { createEmailComposer, type Recipient } from './compose-emails.ts';
import { namedForGreeting } from './named-for-greeting.ts';

const PUBLIC_URL = 'https://loops.example';
const AT = new Date('2026-11-22T14:05:00Z');
const TOKEN = 'a-token_of-43-characters';
const GOOGLE = { provider: 'google', label: 'ana@gmail.com' } as const;
const emails = createEmailComposer(PUBLIC_URL);

const all = (to: Recipient) => [
  { email: emails.confirmEmail(to, TOKEN), url: `${PUBLIC_URL}/confirm-email#token=${TOKEN}` },
  { email: emails.resetPassword(to, TOKEN), url: `${PUBLIC_URL}/reset-password#token=${TOKEN}` },
  {
    email: emails.teamInvitation(to, { team: to.name, invitedBy: to.name }, TOKEN),
    url: `${PUBLIC_URL}/invitation#token=${TOKEN}`,
  },
  { email: emails.passwordChanged(to, AT), url: `${PUBLIC_URL}/forgotten-password` },
  { email: emails.emailChanged(to, AT), url: `${PUBLIC_URL}/contact` },
  { email: emails.identityLinked(to, AT, [GOOGLE]), url: `${PUBLIC_URL}/forgotten-password` },
  { email: emails.identityUnlinked(to, AT, [GOOGLE]), url: `${PUBLIC_URL}/forgotten-password` },
];
const recipient = (language: Language, name = 'Zoë Núñez'): Recipient => ({
  email: 'zoe@example.com',
  name,
  language,
});

describe.each(LANGUAGES)('emails (%s)', (language) => {
  it('say the same as text and as HTML, and lead to one page', () => {
    for (const { email, url } of all(recipient(language))) {
      const { to, subject, text, html } = email;
      expect(to).toBe('zoe@example.com');
      expect(subject).toMatch(/^.{5,60} · Loopwright$/u);
      expect(text).toContain(`\n\n${url}\n\n`);
      expect(text).toContain('Zoë Núñez');
      expect(html.match(/href="[^"]*"/g)).toEqual([
        `href="${PUBLIC_URL}"`,
        `href="${url}"`,
        `href="${url}"`,
      ]);
      for (const paragraph of text.split('\n-- \n')[0]?.trim().split('\n\n') ?? []) {
        expect(html).toContain(escapeHtml(paragraph));
      }
    }
  });

  it('load nothing and are marked with their language', () => {
    for (const { email } of all(recipient(language))) {
      expect(email.html).toContain(`<html lang="${language}">`);
      expect(email.html).not.toMatch(/<img|<link|<script|@import|src=|url\(/i);
    }
  });

  it('say when it happened and how long a link works', () => {
    const [confirm, reset, invitation, ...notices] = all(recipient(language)).map(
      ({ email }) => email.text,
    );
    expect(confirm).toContain('24');
    expect(reset).toContain('30');
    expect(invitation).toContain('7');
    expect(notices).toHaveLength(4);
    for (const text of notices) expect(text).toMatch(/2026.*(?:14|2):05.*UTC/);
  });

  it('say which accounts still sign in after a change of the password, and where to end that', () => {
    const x = { provider: 'x', label: '@ana' } as const;
    const { text, html } = emails.passwordChanged(recipient(language), AT, [GOOGLE, x]);
    expect(text).toContain('\n\nGoogle · ana@gmail.com\n\nX · @ana\n\n');
    for (const words of [text, html]) expect(words).toContain(`${PUBLIC_URL}/profile`);
    expect(emails.passwordChanged(recipient(language), AT).text).not.toContain('/profile');
  });

  it('say which account was connected or disconnected, in words that no other person chose', () => {
    for (const kind of ['identityLinked', 'identityUnlinked'] as const) {
      const write = (label: string) =>
        emails[kind](recipient(language), AT, [{ provider: 'google', label }]).text;
      expect(write('ana@gmail.com')).toContain('\n\nGoogle · ana@gmail.com\n\n');
      expect(write('@ana')).toContain('\n\nGoogle · @ana\n\n');
      for (const label of ['', 'evil.example', 'Call evil@evil.example', 'a@b.c/evil']) {
        expect(write(label)).toContain('\n\nGoogle\n\n');
        expect(write(label)).not.toContain('evil');
      }
    }
  });

  it('cannot be written by the user who chose the name', () => {
    const name = '<a href="https://evil.example">Click</a>';
    for (const { email } of all(recipient(language, name))) {
      expect(`${email.subject}${email.text}${email.html}`).not.toMatch(/evil|Click/);
    }
    for (const { email } of all(recipient(language, "Zoë O'Hara"))) {
      expect(email.html).toContain('Zoë O&#39;Hara');
    }
  });
});

describe('a name in an email', () => {
  it.each([
    'Ana',
    'Ana-María O’Neill',
    'J. R. Tolkien',
    'Sammy Davis Jr.',
    '山田 太郎',
    'अनिता',
    'Ana',
  ])('is kept when it is one: %s', (name) =>
    expect(namedForGreeting(` ${name} `)).toBe(name.normalize('NFC')),
  );

  it.each([
    '',
    'evil.example',
    'https://evil.example',
    'Ana www.evil.example',
    'Call +1 555 0100',
    'ana@evil.example',
    'Ana\r\nBcc: all',
    'Ana\u202egnp',
    'A'.repeat(41),
    '<b>Ana</b>',
  ])('is left out otherwise: %j', (name) => expect(namedForGreeting(name)).toBeNull());
});

it('begin no French line with a mark: a narrow no-break space stands before it', () => {
  for (const { email } of all(recipient('fr'))) {
    expect(email.text).not.toMatch(/(?<!\u202F)[;!?»]|(?<!\u202F):(?!\/\/|\d)|«(?!\u202F)/u);
  }
});
