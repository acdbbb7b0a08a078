import {
  assetCreationResponseSchema,
  creationMediaResponseSchema,
  DOCUMENT_ROUTES,
  documentChangeSchema,
  documentResponseSchema,
  documentSavedResponseSchema,
  documentsResponseSchema,
  messageText,
  newDocumentSchema,
} from '@loopwright/contract';
import { FRAME_DELTA_MIME_TYPE } from '@loopwright/media/node';
import { STUDIO_LIMITS } from '@loopwright/studio';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { DocumentService } from './service.ts';
import { registerUploadRoutes } from './upload-routes.ts';
import type { UploadService } from './upload-service.ts';

const tags = ['studio'];
/** A document may take more bytes as it is sent than as it is stored. */
const BODY_MAXIMUM_BYTES = 2 * STUDIO_LIMITS.documentBytes;
const ENTITY_TAG = /^"(\d{1,9})"$/;

/** Documents of the Studio, and the files that their layers show. */
export function registerStudioRoutes(
  app: App,
  service: DocumentService,
  uploads: UploadService,
): void {
  registerUploadRoutes(app, uploads);
  registerListRoutes(app, service);
  registerSingleRoutes(app, service);
  registerUndoRoutes(app, service);
  registerLayerRoutes(app, service);
}

/** The version that a change was made to. @throws AppError `precondition-required` */
function readVersion({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const version = ENTITY_TAG.exec(headers['if-match'] ?? '')?.[1];
  if (version === undefined) throw new AppError('documentVersionMissing');
  return Number(version);
}

const tagVersion = (reply: FastifyReply, { version }: { readonly version: number }): FastifyReply =>
  reply.headers({ etag: `"${version}"`, 'cache-control': 'no-store' });

function registerListRoutes(app: App, service: DocumentService): void {
  app.get(
    DOCUMENT_ROUTES.documents,
    {
      schema: {
        summary: 'My documents, last changed first',
        tags,
        response: { 200: documentsResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return await service.list(principal);
    },
  );

  app.post(
    DOCUMENT_ROUTES.documents,
    {
      schema: {
        summary: 'Make a document of a creation, of an upload, or without layers',
        tags,
        body: newDocumentSchema,
        response: { 201: documentResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'create');
      const document = await service.create(principal, request.body);
      return await tagVersion(reply.code(201), document).send({ document });
    },
  );

  app.post(
    DOCUMENT_ROUTES.copies,
    {
      schema: {
        summary: 'Duplicate one of my documents',
        tags,
        params: idParams,
        response: { 201: documentResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'create');
      const document = await service.copy(principal, checkId(request.params.id));
      return await tagVersion(reply.code(201), document).send({ document });
    },
  );
}

function registerSingleRoutes(app: App, service: DocumentService): void {
  app.get(
    DOCUMENT_ROUTES.document,
    {
      schema: {
        summary: 'One of my documents',
        tags,
        params: idParams,
        response: { 200: documentResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      const document = await service.read(workspaceId, checkId(request.params.id));
      tagVersion(reply, document);
      return { document };
    },
  );

  app.put(
    DOCUMENT_ROUTES.document,
    {
      bodyLimit: BODY_MAXIMUM_BYTES,
      schema: {
        summary: 'Save a change of one of my documents',
        description:
          '`If-Match` names the version that was changed. 409 with the stored document when it has another one by now; 428 without the header.',
        tags,
        params: idParams,
        body: documentChangeSchema,
        response: { 200: documentSavedResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'create');
      const id = checkId(request.params.id);
      const result = await service.save(workspaceId, id, readVersion(request), request.body);
      if (result.status === 'changed') return sendConflict(request, reply, result.document);
      tagVersion(reply, result.document);
      return { document: result.document };
    },
  );
}

/** 409 in the form of all errors, with what is stored, which the user compares with their own. */
function sendConflict(
  request: FastifyRequest,
  reply: FastifyReply,
  document: { readonly version: number },
): FastifyReply {
  const code = 'documentChanged';
  request.refusal = code;
  const message = messageText(code, {});
  return tagVersion(reply.code(409), document)
    .serializer(JSON.stringify)
    .send({ code, params: {}, message, requestId: request.id, document });
}

function registerUndoRoutes(app: App, service: DocumentService): void {
  app.delete(
    DOCUMENT_ROUTES.document,
    {
      schema: {
        summary: 'Delete one of my documents; it can be restored for 10 seconds',
        tags,
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'create');
      await service.delete(workspaceId, checkId(request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    DOCUMENT_ROUTES.restoration,
    {
      schema: {
        summary: 'Restore a document that I deleted a moment ago',
        tags,
        params: idParams,
        response: { 200: documentResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'create');
      const document = await service.restore(workspaceId, checkId(request.params.id));
      tagVersion(reply, document);
      return { document };
    },
  );
}

function registerLayerRoutes(app: App, service: DocumentService): void {
  app.get(
    DOCUMENT_ROUTES.creationMedia,
    {
      schema: {
        summary: 'One of my creations as a layer of a document names it',
        tags,
        params: idParams,
        response: { 200: creationMediaResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { media: await service.readCreationMedia(workspaceId, checkId(request.params.id)) };
    },
  );

  app.get(
    DOCUMENT_ROUTES.assetCreation,
    {
      schema: {
        summary: 'How the creation was made whose file a layer of my documents shows',
        tags,
        params: idParams,
        response: { 200: assetCreationResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      const id = checkId(request.params.id);
      return { creation: await service.readAssetCreation(workspaceId, id) };
    },
  );

  app.get(
    DOCUMENT_ROUTES.assetFrames,
    {
      schema: {
        summary:
          'The frames that a layer of my documents shows, in full color; of creations with the watermark on free plans',
        tags,
        produces: ['application/octet-stream'],
        params: idParams,
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'view');
      const stream = await service.openFrames(principal, checkId(request.params.id));
      return await reply
        .headers({ 'content-type': FRAME_DELTA_MIME_TYPE, 'cache-control': 'no-store' })
        .send(stream);
    },
  );
}
