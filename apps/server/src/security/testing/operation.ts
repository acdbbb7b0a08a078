import { z } from 'zod';
import type { CollectedRoute } from './collect-routes.ts';

/** One route with the schemas of its inputs and responses. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly params: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly body: z.ZodType | null;
  readonly isForm: boolean;
  /** Response schemas by status. */
  readonly answers: Readonly<Record<string, z.ZodType>>;
}

const asSchema = (schema: unknown): z.ZodType | null =>
  schema instanceof z.ZodType ? schema : null;

/** The routes of the API and of media, without HEAD. */
export function operationsOf(routes: readonly CollectedRoute[]): Operation[] {
  return routes
    .filter(({ method, url }) => method !== 'HEAD' && /^\/(?:api|media)\//.test(url))
    .map(({ method, url, options: { schema = {} } }) => ({
      name: `${method} ${url}`,
      method,
      url,
      params: asSchema(schema.params),
      query: asSchema(schema.querystring),
      body: asSchema(schema.body),
      isForm: schema.consumes?.includes('multipart/form-data') ?? false,
      answers: Object.fromEntries(
        Object.entries(schema.response ?? {}).flatMap(([status, answer]) => {
          const known = asSchema(answer);
          return known === null ? [] : [[status, known]];
        }),
      ),
    }));
}

/** The input schema as JSON Schema, for the generator of random values. */
export const describeInput = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
