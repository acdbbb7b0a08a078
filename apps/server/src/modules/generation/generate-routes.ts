import multipart from '@fastify/multipart';
import {
  CREATION_ID_HEADER,
  GENERATION_ID_HEADER,
  type GenerationKind,
  imageResponseSchema,
  isMessageCode,
  ROUTES,
  type ServerMessage,
} from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError, notFoundError, unavailableError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { readRequestKey } from '../../platform/http/request-key.ts';
import { untilClosed } from '../../platform/http/until-closed.ts';
import {
  type CreationRow,
  extensionOf,
  type Media,
  mimeTypeOf,
  presentCreation,
} from '../creations/index.ts';
import { requirePermission, type UserPrincipal } from '../workspaces/index.ts';
import { checkFields, documentedBodies } from './generation-fields.ts';
import { FORM_LIMITS, readGenerationForm } from './generation-form.ts';
import { generationKeyHeader } from './key-header.ts';
import { presentError } from './presentation.ts';
import type { GenerationService } from './service.ts';

export interface GenerateRouteDependencies {
  readonly generations: GenerationService;
  readonly media: Media;
}

/** `POST /api/generate/…`: answers when the generation has ended, however long that takes. */
export function registerGenerateRoutes(app: App, parts: GenerateRouteDependencies): void {
  app.register(async (plain) => {
    await plain.register(multipart, { limits: FORM_LIMITS });
    const scope: App = plain.withTypeProvider<ZodTypeProvider>();
    const described = (kind: GenerationKind, summary: string) => ({
      tags: ['generation'],
      summary,
      description:
        'A request that is refused is not charged. The built-in engine answers 422 `not-understood` to a prompt without a reference image in which it knows no word; the message names the words.',
      consumes: ['multipart/form-data'],
      headers: generationKeyHeader,
      body: documentedBodies[kind],
    });
    const options = {
      onRequest: async (request: FastifyRequest) =>
        void requirePermission(request.principal, 'create'),
      // The body is a stream whose fields are checked when it has been read.
      validatorCompiler: () => (value: unknown) => ({ value }),
    };

    scope.post(
      ROUTES.generateImage,
      {
        ...options,
        schema: {
          ...described('image', 'Draw an image and wait for it'),
          response: { 200: imageResponseSchema },
        },
      },
      async (request, reply) => {
        const { creation, bytes } = await generate(parts, request, reply, 'image');
        return {
          image: { mimeType: mimeTypeOf('image'), base64Data: bytes.toString('base64') },
          ...(creation.text !== null && { text: creation.text }),
          creation: presentCreation(creation),
        };
      },
    );

    scope.post(
      ROUTES.generateGif,
      {
        ...options,
        schema: {
          ...described('gif', 'Draw a seamless loop and wait for its bytes'),
          produces: ['image/gif'],
        },
      },
      async (request, reply) => {
        const { creation, bytes } = await generate(parts, request, reply, 'gif');
        return await reply
          .header(CREATION_ID_HEADER, creation.id)
          .type(mimeTypeOf('gif'))
          .send(bytes);
      },
    );
  });
}

interface Made {
  readonly creation: CreationRow;
  readonly bytes: Buffer;
}

async function generate(
  parts: GenerateRouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: GenerationKind,
): Promise<Made> {
  const principal = requirePermission(request.principal, 'create');
  const id = await submit(parts.generations, principal, request, kind);
  reply.header(GENERATION_ID_HEADER, id).header('cache-control', 'no-store');
  try {
    return await waitForBytes(parts, principal.workspaceId, id, untilClosed(reply));
  } catch (cause) {
    // The tokens are held or spent by now: the generation goes on without this request.
    throw cause instanceof AppError ? cause : unavailableError('lostSight', cause);
  }
}

/** @returns the generation's id */
async function submit(
  generations: GenerationService,
  principal: UserPrincipal,
  request: FastifyRequest,
  kind: GenerationKind,
): Promise<string> {
  const requestKey = readRequestKey(request);
  const uploads = new AsyncDisposableStack();
  try {
    const { fields, image } = await readGenerationForm(request, async (chunks) =>
      uploads.use(await generations.receiveUpload(chunks)),
    );
    const { prompt, parentId = null, ...options } = checkFields(kind, fields);
    const address = clientAddress(request);
    const wanted = { kind, prompt, parentId, options, image, requestKey, address };
    return await generations.create(principal, wanted);
  } finally {
    await uploads.disposeAsync();
  }
}

async function waitForBytes(
  { generations, media }: GenerateRouteDependencies,
  workspaceId: string,
  id: string,
  signal: AbortSignal,
): Promise<Made> {
  const { generation, creation } = await generations.waitForEnd(workspaceId, id, signal);
  const error = presentError(generation);
  if (error !== null) throw failureOf(error);
  const bytes = creation === null ? null : await exportBytes(media, creation);
  if (creation === null || bytes === null) {
    // A repeated request, whose creation was deleted meanwhile.
    throw notFoundError();
  }
  return { creation, bytes };
}

/** A failure whose code is unknown was stored by another version. */
const failureOf = ({ code, params }: ServerMessage): AppError =>
  isMessageCode(code) ? new AppError(code, { params }) : new AppError('generationFailed');

async function exportBytes(media: Media, creation: CreationRow): Promise<Buffer | null> {
  const file = await media.find(creation.mediaToken, extensionOf(creation.kind), null);
  const bytes = (await file?.read()) ?? null;
  return bytes === null ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
