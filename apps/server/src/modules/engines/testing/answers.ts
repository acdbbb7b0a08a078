import type { Answerer } from './fake-server.ts';

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answerer =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

export const html =
  (status: number): Answerer =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<!doctype html><title>502</title><h1>Bad gateway</h1>');

export const bytes =
  (body: Uint8Array, type = 'image/png'): Answerer =>
  (_, response) =>
    void response
      .writeHead(200, { 'content-type': type, 'content-length': body.byteLength })
      .end(body);

/** Sends bytes slowly until the client closes the connection. */
export const byTheByte =
  (everyMs: number): Answerer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), everyMs);
    response.once('close', () => clearInterval(timer));
  };

/** Sends nothing until the client closes the connection. */
export const silence: Answerer = () => undefined;

/** Sends the head and half of the body, and closes the connection. */
export const closedHalfWay: Answerer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"data":[{"b64_json":"iVBOR', () => response.destroy());
};

/** Sends the given number of bytes as fast as the client reads them, without a content length. */
export const flood =
  (total: number): Answerer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(1024 * 1024, 'A');
    let sent = 0;
    response.write('{"data":[{"b64_json":"');
    const send = (): void => {
      while (sent < total && !response.destroyed) {
        sent += chunk.byteLength;
        if (!response.write(chunk)) {
          response.once('drain', send);
          return;
        }
      }
      response.end('"}]}');
    };
    send();
  };

export const redirect =
  (location: string, status = 302): Answerer =>
  (_, response) =>
    void response.writeHead(status, { location }).end();
