import { DOCUMENT_ROUTES, UPLOAD_LIMITS, uploadResponseSchema } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import {
  fileOfForm,
  registerFileForm,
  streamedBody,
  withUploadedFile,
} from '../../platform/http/uploaded-file.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { UploadService } from './upload-service.ts';

const file = fileOfForm(
  'JPEG, PNG, WebP or GIF, at most 25 MB, 1000 frames and 40 megapixels a frame.',
);

const FILE_LIMITS = { maximumBytes: UPLOAD_LIMITS.bytes, tooLarge: 'uploadTooLarge' } as const;
/** Files that users upload into the Studio. */
export function registerUploadRoutes(app: App, service: UploadService): void {
  registerFileForm(app, { fileSize: UPLOAD_LIMITS.bytes, fields: 1 }, (scope) => {
    scope.post(
      DOCUMENT_ROUTES.uploads,
      {
        onRequest: async (request: FastifyRequest) =>
          void requirePermission(request.principal, 'create'),
        ...streamedBody,
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
        const upload = await withUploadedFile(request, FILE_LIMITS, (path) =>
          service.store(principal, path),
        );
        return await reply.code(201).header('cache-control', 'no-store').send({ upload });
      },
    );
  });
}
