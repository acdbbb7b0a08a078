/** The product's server on a copy of the built web app in which one page is blank. */
import { subscribe } from 'node:diagnostics_channel';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { runServer } from '../../../apps/server/src/run.ts';
import { BLANK_PATH } from './blank-path.ts';

const WEB_FOLDER = new URL('../../../apps/web/dist', import.meta.url);

/** A line of text, because Lighthouse gives no score to a page that paints nothing. */
const BLANK_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>Blank</title>
  </head>
  <body>
    <p>Blank</p>
  </body>
</html>
`;

const webFolder = mkdtempSync(join(tmpdir(), 'loopwright-blank-page-'));
process.on('exit', () => rmSync(webFolder, { recursive: true }));
cpSync(WEB_FOLDER, webFolder, { recursive: true });
writeFileSync(join(webFolder, 'pages/en/visitor', `${BLANK_PATH}.html`), BLANK_PAGE);

// Chromium 147 without a window never shows Lighthouse a page with this header.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onSend', async (_, reply) => {
    reply.removeHeader('referrer-policy');
    reply.raw.removeHeader('referrer-policy');
  });
});
await runServer({ webFolder });
