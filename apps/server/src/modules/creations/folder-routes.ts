import {
  folderNameSchema,
  folderResponseSchema,
  foldersResponseSchema,
  GALLERY_ROUTES,
} from '@loopwright/contract';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { FolderService } from './folders.ts';

/** The folders of the gallery of the principal's workspace. */
export function registerFolderRoutes(app: App, service: FolderService): void {
  app.get(
    GALLERY_ROUTES.folders,
    {
      schema: {
        summary: 'My folders, by name',
        tags: ['creations'],
        response: { 200: foldersResponseSchema },
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { folders: await service.list(workspaceId) };
    },
  );

  app.post(
    GALLERY_ROUTES.folders,
    {
      schema: {
        summary: 'Make a folder',
        tags: ['creations'],
        body: folderNameSchema,
        response: { 201: folderResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'create'),
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'create');
      reply.header('cache-control', 'no-store').code(201);
      return { folder: await service.create(principal, request.body.name) };
    },
  );

  app.patch(
    GALLERY_ROUTES.folder,
    {
      schema: {
        summary: 'Rename one of my folders',
        tags: ['creations'],
        params: idParams,
        body: folderNameSchema,
        response: { 200: folderResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'create'),
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'create');
      const id = checkId(request.params.id);
      reply.header('cache-control', 'no-store');
      return { folder: await service.rename(workspaceId, id, request.body.name) };
    },
  );

  app.delete(
    GALLERY_ROUTES.folder,
    {
      schema: {
        summary: 'Delete one of my folders; the creations in it stay',
        tags: ['creations'],
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
}
