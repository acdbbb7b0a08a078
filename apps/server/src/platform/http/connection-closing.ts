import type { App } from './app-type.ts';

const INTERVAL_MS = 50;
/** Time for running responses when the server closes, so that a slow client cannot delay it. */
const CLOSE_TIMEOUT_MS = 5000;

/**
 * Closes idle connections repeatedly while the server closes. Without it, the server would wait for the
 * keep-alive timeout of each connection that became idle after the closing began.
 */
export function registerConnectionClosing(app: App): void {
  waitForAnswers(app);
  app.addHook('preClose', async () => {
    const { server } = app;
    const idle = setInterval(() => server.closeIdleConnections(), INTERVAL_MS);
    const all = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
    idle.unref();
    all.unref();
  });
}

/**
 * Node counts a connection as idle as soon as its response has been written to the buffer, although
 * most of an image may not be sent yet. Closing it then would truncate the response.
 */
function waitForAnswers({ server }: App): void {
  let unsent = 0;
  server.on('request', (request, response) => {
    unsent += 1;
    response.once('close', () => {
      unsent -= 1;
    });
  });
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (unsent === 0) closeIdleConnections();
  };
}
