import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A received request. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Answers a request; the response may never end. */
export type Answerer = (request: SentRequest, response: ServerResponse) => void | Promise<void>;

/** A local server whose responses a test sets. */
export interface FakeServer {
  readonly origin: string;
  /** All requests, in order. */
  readonly requests: readonly SentRequest[];
  /** Number of connections, with or without a request. */
  readonly connections: number;
  /** Sets the response of all requests; it is 404 by default. */
  answer(answerer: Answerer): void;
  /** Answers in this order, and repeats the last response. */
  answerInTurn(...answerers: readonly Answerer[]): void;
  close(): Promise<void>;
}

export async function openFakeServer(): Promise<FakeServer> {
  const requests: SentRequest[] = [];
  let connections = 0;
  let answerers: Answerer[] = [(_, response) => void response.writeHead(404).end()];
  const server: Server = createServer((incoming, response) => {
    void receive(incoming, response);
  });
  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body,
    };
    requests.push(request);
    const [answerer] = answerers.length > 1 ? answerers.splice(0, 1) : answerers;
    await answerer?.(request, response);
  }
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    get connections() {
      return connections;
    },
    answer(answerer) {
      answerers = [answerer];
    },
    answerInTurn(...given) {
      answerers = [...given];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
