import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { DOCUMENT_ROUTES, UPLOAD_LIMITS, uploadResponseSchema } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { readMultipartForm } from '../../platform/http/multipart-form.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { UploadService } from './upload-service.ts';

const file = z.string().meta({
  format: 'binary',
  description: 'JPEG, PNG, WebP or GIF, at most 25 MB, 1000 frames and 40 megapixels a frame.',
});

const FORM_LIMITS = {
  fileSize: UPLOAD_LIMITS.bytes,
  files: 1,
  fields: 1,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 50,
} as const;

/** Files that users upload into the Studio. */
export function registerUploadRoutes(app: App, service: UploadService): void {
  app.register(async (plain) => {
    await plain.register(multipart, { limits: FORM_LIMITS });
    const scope: App = plain.withTypeProvider<ZodTypeProvider>();
    scope.post(
      DOCUMENT_ROUTES.uploads,
      {
        onRequest: async (request: FastifyRequest) =>
          void requirePermission(request.principal, 'create'),
        // The body is a stream.
        validatorCompiler: () => (value: unknown) => ({ value }),
        schema: {
          summary: 'Upload a picture or an animation for the layers of documents',
          description:
            'JPEG, PNG, WebP or GIF, told from its bytes. What is stored are its frames: metadata is not kept.',
          tags: ['studio'],
          consumes: ['multipart/form-data'],
          body: z.object({ file }),
          response: { 201: uploadResponseSchema },
        },
      },
      async (request, reply) => {
        const principal = requirePermission(request.principal, 'create');
        await service.checkRoom(principal, clientAddress(request));
        const upload = await withUploadedFile(request, (path) => service.store(principal, path));
        return await reply.code(201).header('cache-control', 'no-store').send({ upload });
      },
    );
  });
}

/** Calls back with the path of the uploaded file, which is deleted afterwards. */
async function withUploadedFile<T>(
  request: FastifyRequest,
  take: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-upload-'));
  try {
    const path = join(folder, 'upload');
    const { file } = await readMultipartForm(request, {
      name: 'file',
      maximumBytes: UPLOAD_LIMITS.bytes,
      tooLarge: 'uploadTooLarge',
      async receive(chunks) {
        await pipeline(chunks, createWriteStream(path));
        return path;
      },
    });
    if (file === null) throw new AppError('invalid');
    return await take(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
