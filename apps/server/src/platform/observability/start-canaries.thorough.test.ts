import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

const KEYS = {
  SESSION_SECRET: 'canary-session-secret-canary-session-secret',
  METRICS_TOKEN: 'canary-metrics-token-canary-metrics-token',
  MAIL_URL: 'smtp://user:canary-mail@127.0.0.1:1',
  STORAGE_URL: 's3://canary-key:canary-secret@127.0.0.1:1/bucket?tls=false',
  DATABASE_URL: 'postgres://user:canary-database@127.0.0.1:1/none',
  STRIPE_SECRET_KEY: 'sk_test_canary',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_BASIC: 'price_basic',
  STRIPE_PRICE_PREMIUM: 'price_premium',
  CHALLENGE: 'turnstile',
  CHALLENGE_SITE_KEY: 'site-key',
  CHALLENGE_SECRET: 'canary-challenge',
};

describe('a server that cannot start', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'start-'));
    await writeFile(path.join(folder, 'rules.txt'), 'refuse x: a\ncanary words\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['a database that is away', {}, 'Nothing answers'],
    ['a database that is none', { DATABASE_URL: 'postgres://user:canary@[canary/x' }, ''],
    ['a storage that is none', { STORAGE_URL: 'canary://canary:canary@canary' }, ''],
    ['a key that is none', { STRIPE_SECRET_KEY: 'canary' }, 'STRIPE_SECRET_KEY'],
    ['a mail server that is none', { MAIL_URL: 'canary:canary@canary' }, 'MAIL_URL'],
    ['half a challenge', { CHALLENGE: '' }, 'CHALLENGE'],
    ['rules with a mistake', { PROMPT_RULES: 'rules.txt' }, 'rules.txt): line 2: expected'],
  ])(
    'because of %s reports it without its keys',
    async (_, changes: Record<string, string>, message) => {
      const rules = changes['PROMPT_RULES'] && path.join(folder, changes['PROMPT_RULES']);
      const child = spawn(process.execPath, [MAIN], {
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: folder,
          PORT: '0',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'debug',
          ...KEYS,
          ...changes,
          ...(rules && { PROMPT_RULES: rules }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
      expect(child.exitCode ?? child.signalCode).not.toBe(0);
      expect(said).toContain(message);
      expect(said).not.toContain('canary');
    },
  );
});
