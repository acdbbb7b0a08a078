import { Readable } from 'node:stream';
import {
  DOCUMENT_ROUTES,
  documentCreationSchema,
  EXPORT_EVENT,
  EXPORT_ROUTES,
  exportRequestSchema,
  exportResponseSchema,
  exportsResponseSchema,
  exportTargetsResponseSchema,
  preflightRequestSchema,
  preflightResponseSchema,
} from '@loopwright/contract';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { EVENT_STREAM_HEADERS, writeEvents } from '../../platform/http/event-stream.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { Subscribers } from '../../platform/http/subscribers.ts';
import { untilClosed } from '../../platform/http/until-closed.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { OriginId } from './origin.ts';
import type { ExportService } from './service.ts';

const tags = ['exports'];

/** Files of creations for other places. */
export function registerExportRoutes(app: App, service: ExportService): void {
  registerTargetRoute(app, service);
  registerOriginRoutes(app, service, CREATION_EXPORTS);
  registerOriginRoutes(app, service, DOCUMENT_EXPORTS);
  registerSaveRoute(app, service);
  registerSingleExportRoutes(app, service);
  registerFileRoutes(app, service);
  // A connection that waits would keep the server from closing.
  app.addHook('preClose', async () => service.stopWaiting());
}

function registerTargetRoute(app: App, service: ExportService): void {
  app.get(
    EXPORT_ROUTES.targets,
    {
      schema: {
        summary: 'The places that files can be made for, with their limits',
        tags,
        response: { 200: exportTargetsResponseSchema },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return service.targets();
    },
  );
}

/** Routes of what exports are made of. */
interface OriginRoutes {
  readonly what: string;
  readonly exports: string;
  readonly preflight: string;
  readonly originOf: (id: string) => OriginId;
}

const CREATION_EXPORTS: OriginRoutes = {
  what: 'creations',
  exports: EXPORT_ROUTES.ofCreation,
  preflight: EXPORT_ROUTES.preflight,
  originOf: (creationId) => ({ creationId }),
};

const DOCUMENT_EXPORTS: OriginRoutes = {
  what: 'documents',
  exports: DOCUMENT_ROUTES.exports,
  preflight: DOCUMENT_ROUTES.preflight,
  originOf: (documentId) => ({ documentId }),
};

function registerOriginRoutes(
  app: App,
  service: ExportService,
  { what, exports, preflight, originOf }: OriginRoutes,
): void {
  app.post(
    exports,
    {
      schema: {
        summary: `Make a file of one of my ${what}: for a place, or of a format`,
        tags,
        params: idParams,
        body: exportRequestSchema,
        response: { 202: exportResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'export');
      const made = await service.create(principal, {
        origin: originOf(checkId(request.params.id)),
        request: request.body,
        address: clientAddress(request),
      });
      reply.code(202).header('cache-control', 'no-store');
      return { export: made };
    },
  );

  app.get(
    exports,
    {
      schema: {
        summary: `The exports of one of my ${what} that are kept, newest first`,
        tags,
        params: idParams,
        response: { 200: exportsResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      const origin = originOf(checkId(request.params.id));
      return { exports: await service.list(workspaceId, origin) };
    },
  );

  app.post(
    preflight,
    {
      schema: {
        summary: `Whether one of my ${what} fits places, and what would be changed`,
        tags,
        params: idParams,
        body: preflightRequestSchema,
        response: { 200: preflightResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      const origin = originOf(checkId(request.params.id));
      return await service.preflight(principal, origin, request.body);
    },
  );
}

function registerSaveRoute(app: App, service: ExportService): void {
  app.post(
    DOCUMENT_ROUTES.creations,
    {
      schema: {
        summary: 'Save one of my documents to the gallery: its first frame, or all as a loop',
        description: 'Costs no tokens. The export names the creation when it has finished.',
        tags,
        params: idParams,
        body: documentCreationSchema,
        response: { 202: exportResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'create');
      const made = await service.createCreation(principal, {
        documentId: checkId(request.params.id),
        format: request.body.format,
        address: clientAddress(request),
      });
      reply.code(202).header('cache-control', 'no-store');
      return { export: made };
    },
  );
}

function registerSingleExportRoutes(app: App, service: ExportService): void {
  const subscribers = new Subscribers();

  app.get(
    EXPORT_ROUTES.export,
    {
      schema: {
        summary: 'One of my exports',
        tags,
        params: idParams,
        response: { 200: exportResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { export: await service.read(workspaceId, checkId(request.params.id)) };
    },
  );

  app.get(
    EXPORT_ROUTES.events,
    {
      schema: {
        summary: 'The export now and after each change, as server-sent events until it ends',
        tags,
        produces: ['text/event-stream'],
        params: idParams,
      },
    },
    async (request, reply) => {
      const { userId, workspaceId } = requirePermission(request.principal, 'view');
      const id = checkId(request.params.id);
      await service.read(workspaceId, id);
      const signal = untilClosed(reply);
      const followed = subscribers.subscribe(userId, request.isStillSignedIn, () =>
        service.follow(workspaceId, id, signal),
      );
      const events = writeEvents(EXPORT_EVENT, followed);
      return await reply.headers(EVENT_STREAM_HEADERS).send(Readable.from(events));
    },
  );

  app.delete(
    EXPORT_ROUTES.export,
    {
      schema: {
        summary: 'Cancel one of my exports',
        tags,
        params: idParams,
        response: { 200: exportResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'export');
      reply.header('cache-control', 'no-store');
      return { export: await service.cancel(workspaceId, checkId(request.params.id)) };
    },
  );
}

function registerFileRoutes(app: App, service: ExportService): void {
  app.get(
    EXPORT_ROUTES.file,
    {
      schema: {
        summary: 'The file of one of my exports',
        tags,
        produces: ['application/octet-stream'],
        params: idParams,
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      const file = await service.openFile(workspaceId, checkId(request.params.id));
      return await reply
        .headers({
          'content-type': file.mimeType,
          'content-length': file.sizeBytes,
          'content-disposition': `attachment; filename="${file.name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(file.stream);
    },
  );

  app.get(
    EXPORT_ROUTES.frames,
    {
      schema: {
        summary:
          'The frames of one of my creations in full color (docs/decisions/0047), with the watermark on free plans',
        tags,
        produces: ['application/octet-stream'],
        params: idParams,
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'view');
      const id = checkId(request.params.id);
      const { stream, mimeType } = await service.openFrames(principal, id);
      return await reply
        .headers({ 'content-type': mimeType, 'cache-control': 'no-store' })
        .send(stream);
    },
  );
}
