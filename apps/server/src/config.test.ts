import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigurationError } from './platform/configuration-error.ts';

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
      mediaRedirects: false,
      sessionSecret: null,
      trustedProxies: 0,
      // With ten for closing, as long as Kubernetes waits before it kills.
      stopGraceSeconds: 20,
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

  it.each(['SESSION_SECRET', 'METRICS_TOKEN'])('wants a long %s in production', (variable) => {
    const production = { NODE_ENV: 'production', PAYMENTS: 'none' };
    expect(() => parseConfig({ ...production, [variable]: 'x'.repeat(31) })).toThrow(
      `${variable}: in production it needs at least 32 random characters`,
    );
    expect(() => parseConfig({ ...production, [variable]: 'x'.repeat(32) })).not.toThrow();
    expect(() => parseConfig({ [variable]: 'short' })).not.toThrow();
  });

  it('wants all of a challenge or nothing of it', () => {
    const challenge = { CHALLENGE: 'turnstile', CHALLENGE_SITE_KEY: 'site' };
    expect(() => parseConfig(challenge)).toThrow(
      'CHALLENGE_SECRET: the three CHALLENGE variables are given together or not at all',
    );
    const whole = parseConfig({ ...challenge, CHALLENGE_SECRET: 'secret' });
    expect(whole.security.challenge).toEqual({
      provider: 'turnstile',
      siteKey: 'site',
      secret: 'secret',
    });
  });

  it('lets running work go on for as long as is said after a signal to stop', () => {
    const graceOf = (seconds: string) =>
      parseConfig({ STOP_GRACE_SECONDS: seconds }).stopGraceSeconds;
    expect([graceOf('0'), graceOf('300')]).toEqual([0, 300]);
    expect(() => graceOf('-1')).toThrow('STOP_GRACE_SECONDS: ');
    expect(() => graceOf('60s')).toThrow('STOP_GRACE_SECONDS: ');
  });

  it('looks for programs where the system does', () => {
    expect(parseConfig({ PATH: ['/opt/bin', '', '/usr/bin'].join(delimiter) })).toMatchObject({
      programFolders: ['/opt/bin', '/usr/bin'],
    });
    expect(parseConfig({}).programFolders).toEqual([]);
  });

  it('knows https and cuts the trailing slash', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://loops.example/' })).toMatchObject({
      publicUrl: 'https://loops.example',
      isHttps: true,
    });
  });

  it('sends mail from an address of its own, and to it, unless told otherwise', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://loops.example:8443' }).mail).toMatchObject({
      url: null,
      from: { name: 'Loopwright', address: 'no-reply@loops.example' },
      contactAddress: 'no-reply@loops.example',
    });
    const environment = { MAIL_FROM: '"Loops, Inc." <hello@loops.example>' };
    expect(parseConfig(environment).mail).toMatchObject({
      from: { name: 'Loops, Inc.', address: 'hello@loops.example' },
      contactAddress: 'hello@loops.example',
    });
    expect(
      parseConfig({ MAIL_FROM: 'hello@loops.example', CONTACT_EMAIL: 'ana@loops.example' }).mail,
    ).toMatchObject({
      from: { name: 'Loopwright', address: 'hello@loops.example' },
      contactAddress: 'ana@loops.example',
    });
  });

  it.each([
    ['1 working day', { count: 1, unit: 'workingDays' }],
    ['2 working days', { count: 2, unit: 'workingDays' }],
    [' 24 hours ', { count: 24, unit: 'hours' }],
    ['', null],
  ])('reads how soon priority support answers: %j', (value, promise) => {
    expect(parseConfig({ SUPPORT_PROMISE: value }).mail.supportPromise).toEqual(promise);
  });

  it.each([
    ['MAIL_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Loopwright'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_FROM', 'Ana\r\nBcc: all@example.com <a@example.com>'],
    ['CONTACT_EMAIL', 'Ana <ana@example.com>'],
    ['SUPPORT_PRIORITY_TO', 'a@example.com, b@example.com'],
    ['SUPPORT_PROMISE', 'soon'],
    ['SUPPORT_PROMISE', '0 hours'],
    ['SUPPORT_PROMISE', '2 weeks'],
  ])('accepts no %s like %j', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(`${name}: must be`);
  });

  it('wants all of the personal notification, or nothing', () => {
    const parse = () => parseConfig({ NOTIFICATION_USERNAME: 'ana', NOTIFICATION_TEXT: ' ' });
    expect(parse).toThrow(/NOTIFICATION_TITLE: [^]*NOTIFICATION_TEXT: /);
    expect(parseConfig({}).notification).toBeNull();
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

  describe('of payments', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_BASIC: 'price_new, price_old',
      STRIPE_PRICE_PREMIUM: 'price_studio',
    };

    it('is the sandbox without a key, and Stripe with all of its variables', () => {
      expect(parseConfig({}).payments).toEqual({ kind: 'sandbox' });
      expect(parseConfig(stripe).payments).toEqual({
        kind: 'stripe',
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_1',
        prices: { basic: ['price_new', 'price_old'], premium: ['price_studio'] },
        seatPrices: [],
      });
      expect(parseConfig({ ...stripe, STRIPE_PRICE_SEAT: 'price_seat' }).payments).toMatchObject({
        seatPrices: ['price_seat'],
      });
      expect(parseConfig({ ...stripe, PAYMENTS: 'none' }).payments).toEqual({ kind: 'none' });
    });

    it('names each variable of Stripe that is missing', () => {
      const { STRIPE_SECRET_KEY } = stripe;
      for (const environment of [
        { STRIPE_SECRET_KEY },
        { STRIPE_SECRET_KEY, PAYMENTS: 'stripe' },
      ]) {
        const parse = () => parseConfig(environment);
        expect(parse).toThrow(/STRIPE_WEBHOOK_SECRET: [^]*PRICE_BASIC: [^]*PRICE_PREMIUM: /);
      }
    });

    it.each([
      [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY: secret keys begin'],
      [{ ...stripe, STRIPE_PRICE_BASIC: 'prod_1' }, 'STRIPE_PRICE_BASIC'],
      [{ ...stripe, STRIPE_PRICE_PREMIUM: 'price_old' }, 'one price cannot buy two things'],
      [{ ...stripe, STRIPE_PRICE_SEAT: 'price_studio' }, 'one price cannot buy two things'],
      [{ STRIPE_PRICE_SEAT: 'price_seat' }, 'STRIPE_SECRET_KEY: Stripe needs all of'],
      [{ ...stripe, PAYMENTS: 'sandbox' }, 'PAYMENTS: sandbox charges no cards'],
      [{ PAYMENTS: 'paypal' }, 'PAYMENTS'],
    ])('refuses %o', (environment, message) => {
      expect(() => parseConfig(environment)).toThrow(message);
    });

    it('requires PAYMENTS to be set in production', () => {
      const production = { NODE_ENV: 'production' };
      expect(() => parseConfig(production)).toThrow(/PAYMENTS: say how plans are paid for/);
      const kindOf = (environment: Record<string, string>) =>
        parseConfig({ ...production, ...environment }).payments.kind;
      expect(kindOf({ PAYMENTS: 'sandbox' })).toBe('sandbox');
      expect(kindOf({ PAYMENTS: 'none' })).toBe('none');
      expect(kindOf(stripe)).toBe('stripe');
      expect(kindOf({ ROLE: 'worker', DATABASE_URL: 'postgres://x' })).toBe('none');
    });
  });
});
