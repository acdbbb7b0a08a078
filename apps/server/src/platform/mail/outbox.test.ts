import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Email } from './mailer.ts';
import { createOutbox, KEPT_MAXIMUM, pruneOutbox } from './outbox.ts';
import { readMessage } from './testing/read-message.ts';

const FROM = { name: 'Loopwright', address: 'no-reply@loops.example' };
const NOW = new Date('2026-11-21T06:50:12.345Z');
const EMAIL: Email = {
  to: 'operator@loops.example',
  replyTo: { name: 'Zoë "Z" Núñez, 山田', address: 'zoe@example.com' },
  subject: `Message from Zoë 🐈 ${'and more '.repeat(20)}`,
  text: `.\n..\nFrom here\nΓειά — ${'long '.repeat(300)}\n\n-- \nZoë`,
  html: '<p>Γειά &amp; more</p>\n',
};

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const outbox = () => createOutbox(path.join(folder, 'outbox'), FROM, () => NOW);
  const names = () => readdir(path.join(folder, 'outbox'));
  const readOnly = async () => {
    const [name = ''] = await names();
    return readMessage(await readFile(path.join(folder, 'outbox', name), 'latin1'));
  };

  it('keeps an email as a message that mail programs read, in any script', async () => {
    await outbox().send(EMAIL);
    const { headers, parts } = await readOnly();
    expect(headers.get('from')).toBe('Loopwright <no-reply@loops.example>');
    expect(headers.get('to')).toBe('operator@loops.example');
    expect(headers.get('reply-to')).toContain('<zoe@example.com>');
    expect(headers.get('reply-to')).toContain('山田');
    expect(headers.get('subject')?.trim()).toBe(EMAIL.subject.trim());
    expect(new Date(headers.get('date') ?? '').toISOString()).toBe('2026-11-21T06:50:12.000Z');
    expect(headers.get('message-id')).toMatch(/^<[^<>\s]+@loops\.example>$/);
    expect(headers.get('mime-version')).toBe('1.0');
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html']);
    expect(parts['text/plain']?.trimEnd()).toBe(EMAIL.text);
    expect(parts['text/html']?.trimEnd()).toBe(EMAIL.html.trimEnd());
  });

  it('names files by time, keeps emails of one moment apart, and lets only the server’s user read them', async () => {
    const mailer = outbox();
    await Promise.all(Array.from({ length: 5 }, () => mailer.send(EMAIL)));
    const written = await names();
    expect(written).toHaveLength(5);
    for (const name of written) expect(name).toMatch(/^2026-11-21T06-50-12-345Z-[\da-f]{12}\.eml$/);
    const { mode } = await stat(path.join(folder, 'outbox', written[0] ?? ''));
    expect(mode & 0o777).toBe(0o600);
  });

  it.each([
    { subject: 'Hello\r\nBcc: all@example.com' },
    { replyTo: { name: 'Ana\r\nBcc: all@example.com', address: 'ana@example.com' } },
    { replyTo: { name: 'Ana', address: 'ana@example.com\r\nBcc: all@example.com' } },
    { replyTo: { name: 'Ana>, <all@example.com', address: 'ana@example.com' } },
    { to: 'operator@loops.example\r\nBcc: all@example.com' },
  ])('lets nothing into the head of an email: %j', async (change) => {
    await outbox().send({ ...EMAIL, ...change });
    const { headers } = await readOnly();
    expect([...headers.keys()].sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
  });

  it('reads no file that an email names', async () => {
    const secret = { path: '/etc/hostname' };
    const email = { ...EMAIL, text: secret as unknown as string };
    await expect(outbox().send(email)).rejects.toThrow(/access/i);
  });

  describe('pruning', () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
    const sendAt = (time: Date) =>
      createOutbox(path.join(folder, 'outbox'), FROM, () => time).send(EMAIL);
    const prune = () => pruneOutbox(path.join(folder, 'outbox'), NOW);

    it('deletes what is older than 30 days, and only files of its own', async () => {
      for (const days of [40, 31, 29, 0]) await sendAt(daysAgo(days));
      const kept = (await names()).slice(2);
      const [oldest = ''] = await names();
      await writeFile(path.join(folder, 'outbox', `${oldest}.draft`), 'half');
      await writeFile(path.join(folder, 'outbox', '2000-01-01.txt'), 'of the operator');
      expect(await prune()).toBe(3);
      expect(await names()).toEqual(['2000-01-01.txt', ...kept]);
    });

    it('keeps the newest 1,000', async () => {
      await sendAt(NOW);
      const [newest = ''] = await names();
      const older = Array.from({ length: KEPT_MAXIMUM + 4 }, (_, index) =>
        newest.replace(
          /^.{24}/,
          daysAgo(1 + index / 1000)
            .toISOString()
            .replaceAll(/[:.]/g, '-'),
        ),
      );
      for (const name of older) await writeFile(path.join(folder, 'outbox', name), '');
      expect(await prune()).toBe(5);
      const left = await names();
      expect(left).toHaveLength(KEPT_MAXIMUM);
      expect(left).toContain(newest);
      expect(left).not.toContain(older.at(-1));
    });

    it('has nothing to do where nothing was ever sent', async () => {
      expect(await prune()).toBe(0);
    });
  });
});
