import {
  BRAND_LIMITS,
  BRAND_ROUTES,
  brandChangeSchema,
  brandFontNameSchema,
  brandResponseSchema,
} from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { checkId, idParams } from '../../platform/http/id-parameter.ts';
import {
  fileOfForm,
  registerFileForm,
  streamedBody,
  withUploadedFile,
} from '../../platform/http/uploaded-file.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { BrandService } from './service.ts';

const tags = ['brand'];
const response = { 200: brandResponseSchema };

/** The brand kit of the principal's workspace. */
export function registerBrandRoutes(app: App, brand: BrandService): void {
  registerKitRoutes(app, brand);
  registerFileRoutes(app, brand);
  const { logoBytes, fontBytes } = BRAND_LIMITS;
  registerFileForm(app, { fileSize: logoBytes, fields: 2 }, (scope) =>
    registerLogoUpload(scope, brand),
  );
  registerFileForm(app, { fileSize: fontBytes, fields: 2 }, (scope) =>
    registerFontUpload(scope, brand),
  );
}

function registerKitRoutes(app: App, brand: BrandService): void {
  app.get(
    BRAND_ROUTES.kit,
    { schema: { summary: 'The brand kit of my workspace', tags, response } },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { kit: await brand.read(principal) };
    },
  );

  app.patch(
    BRAND_ROUTES.kit,
    {
      schema: {
        summary: 'Change colors, caption styles or the watermark of the brand kit',
        description: 'What is named is replaced as a whole.',
        tags,
        body: brandChangeSchema,
        response,
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'manage-brand');
      reply.header('cache-control', 'no-store');
      return { kit: await brand.change(principal, request.body) };
    },
  );

  app.delete(
    BRAND_ROUTES.logo,
    { schema: { summary: 'Delete the logo; documents keep it', tags, response } },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'manage-brand');
      reply.header('cache-control', 'no-store');
      return { kit: await brand.removeLogo(principal) };
    },
  );

  app.delete(
    BRAND_ROUTES.font,
    { schema: { summary: 'Delete a font', tags, params: idParams, response } },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'manage-brand');
      reply.header('cache-control', 'no-store');
      return { kit: await brand.removeFont(principal, checkId(request.params.id)) };
    },
  );
}

function registerFileRoutes(app: App, brand: BrandService): void {
  app.get(
    BRAND_ROUTES.logo,
    { schema: { summary: 'The logo as PNG', tags, produces: ['image/png'] } },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      const png = await brand.readLogo(workspaceId);
      return await reply.header('cache-control', 'no-store').type('image/png').send(png);
    },
  );

  app.get(
    BRAND_ROUTES.fontFile,
    {
      schema: {
        summary: 'A font, as it was uploaded',
        tags,
        produces: ['font/ttf', 'font/otf', 'font/woff2'],
        params: idParams,
      },
    },
    async (request, reply) => {
      const { workspaceId } = requirePermission(request.principal, 'view');
      const { stream, mimeType } = await brand.openFont(workspaceId, checkId(request.params.id));
      return await reply.header('cache-control', 'no-store').type(mimeType).send(stream);
    },
  );
}

/** Of an upload: before its bytes are read. */
const uploadOptions = {
  onRequest: async (request: FastifyRequest) =>
    void requirePermission(request.principal, 'manage-brand'),
  ...streamedBody,
};
const file = fileOfForm();

function registerLogoUpload(app: App, brand: BrandService): void {
  app.post(
    BRAND_ROUTES.logo,
    {
      ...uploadOptions,
      schema: {
        summary: 'Upload the logo, which replaces the one before',
        description: 'PNG, WebP or JPEG, at most 5 MB. What is stored are its pixels.',
        tags,
        consumes: ['multipart/form-data'],
        body: z.object({ file }),
        response,
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'manage-brand');
      await brand.checkRoom(principal, clientAddress(request));
      const limits = { maximumBytes: BRAND_LIMITS.logoBytes, tooLarge: 'imageTooLarge' } as const;
      reply.header('cache-control', 'no-store');
      return {
        kit: await withUploadedFile(request, limits, (path) => brand.setLogo(principal, path)),
      };
    },
  );
}

function registerFontUpload(app: App, brand: BrandService): void {
  app.post(
    BRAND_ROUTES.fonts,
    {
      ...uploadOptions,
      schema: {
        summary: 'Upload a font',
        description:
          'TTF, OTF or WOFF2, at most 2 MB. `mayUse` is `yes` when the user confirms that they may use it.',
        tags,
        consumes: ['multipart/form-data'],
        body: z.object({ file, name: z.string(), mayUse: z.enum(['yes']) }),
        response: { 201: brandResponseSchema },
      },
    },
    async (request, reply) => {
      const principal = requirePermission(request.principal, 'manage-brand');
      await brand.checkRoom(principal, clientAddress(request));
      const limits = { maximumBytes: BRAND_LIMITS.fontBytes, tooLarge: 'fontTooLarge' } as const;
      const kit = await withUploadedFile(request, limits, async (path, { name, mayUse }) => {
        if (mayUse !== 'yes') throw new AppError('fontLicenseMissing');
        const named = brandFontNameSchema.safeParse(name);
        if (!named.success) throw new AppError('invalid');
        return await brand.addFont(principal, { path, name: named.data });
      });
      return await reply.code(201).header('cache-control', 'no-store').send({ kit });
    },
  );
}
