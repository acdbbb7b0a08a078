import { describe, expect, it } from 'vitest';
import { ConfigurationError, parseConfig } from './config.ts';

describe('the configuration', () => {
  it('is complete without any variable', () => {
    expect(parseConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      role: 'all',
      databaseUrl: null,
      storageUrl: null,
      sessionSecret: null,
      trustedProxies: 0,
    });
  });

  it('takes empty variables for absent ones, as .env.example has them', () => {
    const { databaseUrl, metricsToken, publicUrl, workerThreads } = parseConfig({
      DATABASE_URL: '',
      METRICS_TOKEN: ' ',
      PUBLIC_URL: '',
      NODE_ENV: '',
      WORKER_THREADS: '',
      PORT: '',
    });
    expect({ databaseUrl, metricsToken, publicUrl, workerThreads }).toEqual({
      databaseUrl: null,
      metricsToken: null,
      publicUrl: 'http://localhost:3000',
      workerThreads: null,
    });
  });

  it('knows https and cuts the trailing slash', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://loops.example/' })).toMatchObject({
      publicUrl: 'https://loops.example',
      isHttps: true,
    });
  });

  it('names every faulty variable at once', () => {
    const parse = () => parseConfig({ PORT: 'x', ROLE: 'boss', TRUSTED_PROXIES: '-1' });
    expect(parse).toThrow(ConfigurationError);
    expect(parse).toThrow(/PORT: [^]*ROLE: [^]*TRUSTED_PROXIES: /);
  });

  it('gives the embedded database to one process alone', () => {
    expect(() => parseConfig({ ROLE: 'worker' })).toThrow('DATABASE_URL');
    expect(parseConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://x' }).role).toBe('worker');
  });
});
