import { once } from 'node:events';
import { createServer } from 'node:net';
import { SERVER_MESSAGES } from '@loopwright/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { AppError } from '../errors.ts';
import { createSmtpMailer, mayBeOverheard } from './smtp.ts';
import { readMessage } from './testing/read-message.ts';
import { type SmtpScript, type SmtpServer, startSmtpServer } from './testing/smtp-server.ts';

const FROM = { name: 'Loopwright', address: 'no-reply@loops.example' };
const EMAIL = {
  to: 'operator@loops.example',
  replyTo: { name: 'Zoë', address: 'zoe@example.com' },
  subject: 'Grüße',
  text: '.\n.one dot\nGrüße\n',
  html: '<p>Grüße</p>',
};

describe('mail over SMTP', () => {
  let server: SmtpServer | undefined;
  afterEach(() => server?.close());

  const sendTo = async (script: SmtpScript, credentials = '', timeoutMs = 20_000, query = '') => {
    server = await startSmtpServer(script);
    const url = `smtp://${credentials}127.0.0.1:${server.port}${query}`;
    const timeouts = { connectMs: timeoutMs, silenceMs: timeoutMs };
    await createSmtpMailer(url, FROM, timeouts).send(EMAIL);
    return server.received;
  };

  it('hands the whole email over', async () => {
    const [mail, ...others] = await sendTo({});
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: FROM.address, to: [EMAIL.to] });
    const { headers, parts } = readMessage(mail?.source ?? '');
    expect(headers.get('subject')).toBe(EMAIL.subject);
    expect(headers.get('reply-to')).toBe('Zoë <zoe@example.com>');
    expect(parts['text/plain']?.trimEnd()).toBe(EMAIL.text.trimEnd());
    expect(parts['text/html']).toBe(EMAIL.html);
  });

  it('signs in with what the address says', async () => {
    const login = { user: 'loops@example.com', password: 'a/b:c' };
    const received = await sendTo({ login }, 'loops%40example.com:a%2Fb%3Ac@');
    expect(received).toHaveLength(1);
  });

  it.each<[string, SmtpScript, string?]>([
    ['refuses the connection', { answers: { CONNECT: '554 no service' } }],
    ['refuses the sender', { answers: { MAIL: '550 not you' } }],
    ['refuses the recipient', { answers: { RCPT: '550 unknown' } }],
    ['is too busy for the email', { answers: { 'DATA-END': '451 later' } }],
    ['requires credentials', { login: { user: 'a', password: 'b' } }],
    ['does not know the password', { login: { user: 'a', password: 'b' } }, 'a:wrong@'],
  ])('says that another try is worth it when the server %s', async (_, script, credentials) => {
    const failure = await sendTo(script, credentials).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({
      kind: 'unavailable',
      publicMessage: SERVER_MESSAGES.mailAway,
      isRetryable: true,
    });
    expect((failure as AppError).cause).toBeInstanceOf(Error);
    expect(server?.received).toEqual([]);
  });

  it.each(['CONNECT', 'EHLO', 'MAIL', 'DATA-END'])(
    'gives up on a server that falls silent at %s, and lets the connection go',
    async (silentAfter) => {
      await expect(sendTo({ silentAfter }, '', 50)).rejects.toMatchObject({ isRetryable: true });
      await eventually(() => expect(server?.connectionCount()).toBe(0));
    },
  );

  it('keeps emails from servers that could not be spoken to in secret', async () => {
    const failing = sendTo({}, '', 20_000, '?requireTLS=true');
    await expect(failing).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server?.received).toEqual([]);
  });

  it.each([
    ['smtp://mail.example:587', true],
    ['smtp://user:password@10.0.0.5', true],
    ['smtps://mail.example:465', false],
    ['smtp://mail.example?ignoreTLS=true', false],
    ['smtp://mail.example?requireTLS=true', false],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://localhost:1025', false],
    ['smtp://[::1]:1025', false],
    ['smtp://localhost.example', true],
  ])('knows that emails to %s may be overheard: %s', (url, expected) => {
    expect(mayBeOverheard(url)).toBe(expected);
  });

  it('fails at once when the port is closed', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as { port: number };
    closed.close();
    await once(closed, 'close');
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM);
    await expect(mailer.send(EMAIL)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
