import type { App } from './app-type.ts';

const INTERVAL_MS = 50;
/** For answers under way when the server closes: a slow reader may not hold it up for ever. */
const CLOSE_TIMEOUT_MS = 5000;

/**
 * Lets the server close although clients keep their connections open: one that was busy when the
 * closing began is idle a moment later and would be waited for until its keep-alive time is over.
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
 * Node takes a connection for idle as soon as its answer has been written, although most of a
 * picture may still be waiting to be sent: then, as when it closes, it would cut it off.
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
