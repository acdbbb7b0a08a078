import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseConfig } from '../../config.ts';

const ROOT = path.join(import.meta.dirname, '../../../../..');

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      networks: z.array(z.string()),
      ports: z.array(z.string()).default([]),
      mem_limit: z.string(),
    }),
  ),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});

const readRoot = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const compose = composeSchema.parse(parse(await readRoot('compose.yaml'), { merge: true }));
const example = await readRoot('.env.example');
const variables = Array.from(example.matchAll(/^([A-Z\d_]+)=/gm), ([, name = '']) => name);

/** Variables that the file or the image sets, with the reason. */
const FIXED: Readonly<Record<string, string>> = {
  PORT: 'inside the container it is always 3000; PUBLISH_PORT is the one outside',
  HOST: 'inside the container it is every address; PUBLISH_ADDRESS is the one outside',
  NODE_ENV: 'the image sets production',
  DATA_DIR: 'the image sets the place of the volume',
  DATABASE_URL: 'made of POSTGRES_PASSWORD',
  STORAGE_URL: 'made of S3_SECRET',
  ROLE: 'what the service is',
  STOP_GRACE_SECONDS: 'belongs to stop_grace_period',
  PROMPT_RULES: 'a file, which has to be mounted as well',
};

/** Variables that only the web process uses: a worker serves no pages, sends no emails and sells no plans. */
const WEB_ONLY =
  /^(?:TRUSTED_PROXIES|QUEUE_LIMIT|MEDIA_REDIRECTS|PAYMENTS|PASSWORD_MINIMUM|CHALLENGE|(?:STRIPE|CONTACTS?|SUPPORT|NOTIFICATION|CHALLENGE|TEXT)_\w+|\w+_CLIENT_ID|(?:SIGNUPS|GENERATIONS|ENHANCEMENTS|STYLE_PREVIEWS|SHARES|SHARE_VIEWS|LIKES|COMMUNITY_VIEWS|REPORTS|TEAM_CHANGES|INVITATIONS)_PER_HOUR\w*)$/;
const WORKER_ONLY = /^WORKER_THREADS$/;

const OURS = ['app', 'worker'];

function readersOf(variable: string): string[] {
  if (WEB_ONLY.test(variable)) return ['app'];
  return WORKER_ONLY.test(variable) ? ['worker'] : OURS;
}

const environmentOf = (service: string) => compose.services[service]?.environment ?? {};
const servicesOn = (network: string): string[] =>
  Object.entries(compose.services)
    .filter(([, { networks }]) => networks.includes(network))
    .map(([name]) => name);

describe('compose.yaml', () => {
  it.each(variables.filter((name) => !Object.hasOwn(FIXED, name)))(
    'passes %s to the services that read it',
    (name) => {
      const setBy = OURS.filter((service) => Object.hasOwn(environmentOf(service), name));
      expect(setBy).toEqual(readersOf(name));
      const passed = new RegExp(String.raw`^\$\{${name}(?::[-?][^}]*)?\}$`);
      for (const service of setBy) expect(environmentOf(service)[name]).toMatch(passed);
    },
  );

  it('sets no variable that .env.example does not know', () => {
    const set = [...Object.keys(environmentOf('app')), ...Object.keys(environmentOf('worker'))];
    expect(set.filter((name) => !variables.includes(name))).toEqual([]);
    expect(Object.keys(FIXED).filter((name) => !variables.includes(name))).toEqual([]);
  });

  it.each(OURS)(
    'gives %s an environment that it starts with when only secrets are set',
    (service) => {
      const given = Object.entries(environmentOf(service)).map(([name, value]) => [
        name,
        String(value).replaceAll(/\$\{\w+:([-?])([^}]*)\}/g, (_, kind, preset: string) =>
          kind === '?' ? 'x'.repeat(32) : preset,
        ),
      ]);
      const config = parseConfig({ ...Object.fromEntries(given), NODE_ENV: 'production' });
      expect(config.role).toBe(service === 'app' ? 'web' : 'worker');
      expect(config.payments.kind).toBe('none');
    },
  );

  it('publishes only the app, by default only on this machine', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['app', ['${PUBLISH_ADDRESS:-127.0.0.1}:${PUBLISH_PORT:-3000}:3000']],
    ]);
  });

  it('limits the memory of every service', () => {
    const limits = Object.values(compose.services).map(({ mem_limit: limit }) => limit);
    expect(limits).toHaveLength(5);
    for (const limit of limits) expect(limit).toMatch(/^(?:\$\{[A-Z]+_MEMORY:-\d+[mg]\}|\d+[mg])$/);
  });

  it('puts the database and the store on internal networks', () => {
    expect(servicesOn('database')).toEqual(['app', 'worker', 'database']);
    expect(servicesOn('files')).toEqual(['app', 'worker', 'files', 'bucket']);
    expect(servicesOn('outside')).toEqual(['app', 'worker']);
    expect(compose.networks).toEqual({
      outside: null,
      database: { internal: true },
      files: { internal: true },
    });
  });
});
