import swagger from '@fastify/swagger';
import { CSRF_HEADER, errorBodySchema, OPERATIONS_ROUTES } from '@loopwright/contract';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './app-type.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Generates the OpenAPI description from the schemas of the routes. Register it before them. */
export async function registerOpenApi(app: App, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Loopwright',
        description:
          'A prompt becomes an image or a seamless loop. Sign in, keep the cookies, and send the ' +
          'XSRF-TOKEN cookie back as a header with every call that changes something.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'sid' },
          csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
        },
      },
    },
    transform: (input) => {
      const { schema, route } = input;
      const isSafe = [route.method].flat().every((method) => SAFE_METHODS.has(method));
      const isSigned = route.config?.csrf === false;
      const response: Record<string, unknown> = { ...(schema?.response as object) };
      return jsonSchemaTransform({
        ...input,
        schema: {
          ...schema,
          response: { ...response, default: errorBodySchema },
          ...(isSafe || isSigned ? {} : { security: [{ session: [], csrf: [] }] }),
        },
      });
    },
  });

  app.get(
    OPERATIONS_ROUTES.openapi,
    { schema: { summary: 'This description', tags: ['operations'] } },
    async (request, reply) => reply.send(app.swagger()),
  );
}
