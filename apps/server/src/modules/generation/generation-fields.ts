import { type GenerationKind, gifFieldsSchema, imageFieldsSchema } from '@loopwright/contract';
import { z } from 'zod';
import { schemaError } from '../../platform/errors.ts';
import type { RequestedOptions } from './options.ts';

const schemas = { image: imageFieldsSchema, gif: gifFieldsSchema };

const image = z
  .string()
  .meta({
    format: 'binary',
    description: 'A reference image: JPEG, PNG, WebP or GIF, at most 5 MB and 40 megapixels.',
  })
  .optional();

/** The bodies for the OpenAPI document: the text fields and the file. */
export const documentedBodies = {
  image: imageFieldsSchema.extend({ image }),
  gif: gifFieldsSchema.extend({ image }),
};

/** @throws AppError `invalid`, in plain words where the contract has some */
export function checkFields(
  kind: GenerationKind,
  fields: Readonly<Record<string, string>>,
): RequestedOptions & { readonly prompt: string; readonly parentId?: string | undefined } {
  const result = schemas[kind].safeParse({ prompt: '', ...fields });
  if (result.success) return result.data;
  const own = result.error.issues.find(({ code }) => code === 'custom');
  throw schemaError(own?.message);
}
