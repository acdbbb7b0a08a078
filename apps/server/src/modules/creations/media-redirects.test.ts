import { Readable } from 'node:stream';
import fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { afterEach, describe, expect, it } from 'vitest';
import type { App } from '../../platform/http/app-type.ts';
import type { SignedUrlOptions } from '../../platform/storage/storage.ts';
import { registerMediaRoutes } from './media-routes.ts';
import type { Media } from './media.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const PATH = `/media/${'a'.repeat(22)}.gif`;
const SIGNED = 'https://files.example/images/a?signature=b';

describe('downloads', () => {
  let app: App;
  const signed: SignedUrlOptions[] = [];
  afterEach(async () => {
    await app.close();
    signed.length = 0;
  });

  function open({ url, isOn }: { url: string | null; isOn: boolean }): void {
    const bytes = Buffer.from('a loop');
    const media: Media = {
      findFrames: async () => null,
      findForShare: async () => null,
      find: async () => ({
        workspaceId: 'any',
        isOpen: true,
        mimeType: 'image/gif',
        version: 'master',
        size: async () => bytes.byteLength,
        open: async () => Readable.from([bytes]),
        read: async () => bytes,
        signUrl: async (options) => {
          signed.push(options);
          return url;
        },
      }),
    };
    const plain: App = fastify().withTypeProvider<ZodTypeProvider>();
    app = plain;
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    registerMediaRoutes(app, media, async () => false, isOn ? () => NOW : null);
  }

  it('are redirected to the storage for a minute, with their name', async () => {
    open({ url: SIGNED, isOn: true });
    const answer = await app.inject(`${PATH}?download=creation-123.gif`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({ location: SIGNED, 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
    expect(signed).toEqual([
      {
        signedAt: NOW,
        expiresInSeconds: 60,
        mimeType: 'image/gif',
        disposition: 'attachment; filename="creation-123.gif"',
      },
    ]);
  });

  it.each([
    ['without the setting', { url: SIGNED, isOn: false }],
    ['without an address to redirect to', { url: null, isOn: true }],
  ])('are sent %s', async (_, options) => {
    open(options);
    const answer = await app.inject(`${PATH}?download=creation-123.gif`);
    expect([answer.statusCode, answer.body]).toEqual([200, 'a loop']);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="creation-123.gif"',
      etag: '"master"',
    });
  });

  it('leave everything else to this server: pages may load images from it alone', async () => {
    open({ url: SIGNED, isOn: true });
    expect((await app.inject(PATH)).statusCode).toBe(200);
    expect((await app.inject(`${PATH}?poster=320`)).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: `${PATH}?download=1` });
    expect(head.statusCode).toBe(200);
    expect(signed).toEqual([]);
  });

  it.each(['1', 'a.png', 'a.exe', '../a.gif', 'a".gif', 'ä.gif'])(
    'take no name like %j',
    async (name) => {
      open({ url: null, isOn: false });
      const answer = await app.inject(`${PATH}?download=${encodeURIComponent(name)}`);
      expect(answer.headers['content-disposition']).toBe(
        'attachment; filename="loopwright-aaaaaaaa.gif"',
      );
    },
  );
});
