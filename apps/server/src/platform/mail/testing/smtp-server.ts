import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpScript {
  /** Answers in place of the usual ones, by the command's first word; `DATA-END` is the dot. */
  readonly answers?: Readonly<Record<string, string>>;
  /** The word after which the server says nothing any more; `CONNECT`: not even a greeting. */
  readonly silentAfter?: string;
  readonly login?: { readonly user: string; readonly password: string };
}

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface SmtpServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** How many connections are open. */
  readonly connectionCount: () => number;
  readonly close: () => Promise<void>;
}

const OK = '250 ok';
/** What may come after what (RFC 5321, section 4.1.4). */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  CONNECT: ['EHLO', 'HELO'],
  EHLO: ['AUTH', 'MAIL', 'QUIT'],
  AUTH: ['MAIL', 'QUIT'],
  MAIL: ['RCPT', 'QUIT'],
  RCPT: ['RCPT', 'DATA', 'QUIT'],
  DATA: ['MAIL', 'QUIT'],
};

/** A mail server that refuses whatever comes out of order. */
export async function startSmtpServer(script: SmtpScript = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, script, (mail) => received.push(mail));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    connectionCount: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function serve(socket: Socket, script: SmtpScript, deliver: (mail: ReceivedMail) => void): void {
  const { answers = {}, silentAfter, login } = script;
  let state = 'CONNECT';
  let isSilent = false;
  let isSignedIn = login === undefined;
  let envelope = { from: '', to: [] as string[] };
  let body: string[] | null = null;
  const say = (word: string, usual: string): boolean => {
    if (isSilent || word === silentAfter) {
      isSilent = true;
      return false;
    }
    const answer = answers[word] ?? usual;
    socket.write(`${answer}\r\n`);
    return /^[23]/.test(answer);
  };

  const command = (line: string): void => {
    const word = line.split(' ')[0]?.toUpperCase() ?? '';
    if (word === 'QUIT') return void socket.end('221 bye\r\n');
    if (!FOLLOWERS[state]?.includes(word)) return void say(word, `503 ${word} after ${state}`);
    if (word === 'MAIL' && !isSignedIn) return void say(word, '530 sign in first');
    if (word === 'AUTH') {
      isSignedIn = isLogin(line, login);
      if (!say(word, isSignedIn ? '235 welcome' : '535 wrong name or password')) return;
    } else if (word === 'DATA') {
      if (!say(word, '354 go on')) return;
      body = [];
    } else if (word === 'EHLO') {
      if (!say(word, '250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN')) return;
    } else if (!say(word, OK)) return;
    if (word === 'MAIL') envelope = { from: addressIn(line), to: [] };
    if (word === 'RCPT') envelope.to.push(addressIn(line));
    state = word;
  };

  const data = (lines: string[], line: string): void => {
    if (line !== '.') return void lines.push(line.startsWith('.') ? line.slice(1) : line);
    body = null;
    if (say('DATA-END', OK)) deliver({ ...envelope, source: lines.join('\r\n') });
  };

  let rest = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (body === null) command(line);
      else data(body, line);
    }
  });
  say('CONNECT', '220 test');
}

const addressIn = (line: string): string => /<([^<>\s]*)>/.exec(line)?.[1] ?? '';

function isLogin(line: string, login: SmtpScript['login']): boolean {
  if (login === undefined) return true;
  const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
  return given === `\0${login.user}\0${login.password}`;
}
