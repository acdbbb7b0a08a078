import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';
import { type FileField, type MultipartForm, readMultipartForm } from './multipart-form.ts';

/** The name of the field with the file. */
const FILE_FIELD = 'file';

/** Options of a route that takes such a form: its body is a stream, whose fields are checked when it has been read. */
export const streamedBody = { validatorCompiler: () => (value: unknown) => ({ value }) };

/** The file in the description of a route. */
export const fileOfForm = (description?: string) =>
  z.string().meta({ format: 'binary', ...(description !== undefined && { description }) });

/**
 * Registers routes that take a form with one file.
 * @param limits bytes of the file, and how many fields besides it are read
 */
export function registerFileForm(
  app: App,
  limits: { readonly fileSize: number; readonly fields: number },
  register: (scope: App) => void,
): void {
  app.register(async (plain) => {
    const sizes = { fieldNameSize: 100, fieldSize: 1024, headerPairs: 50 };
    await plain.register(multipart, { limits: { files: 1, ...sizes, ...limits } });
    register(plain.withTypeProvider<ZodTypeProvider>());
  });
}

/**
 * Calls back with the path of the uploaded file, which is deleted afterwards.
 * @throws AppError as `readMultipartForm`, and `invalid` when there is no file
 */
export async function withUploadedFile<T>(
  request: FastifyRequest,
  limits: Pick<FileField<unknown>, 'maximumBytes' | 'tooLarge'>,
  take: (path: string, fields: MultipartForm<unknown>['fields']) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-upload-'));
  try {
    const path = join(folder, 'upload');
    const { file, fields } = await readMultipartForm(request, {
      ...limits,
      name: FILE_FIELD,
      async receive(chunks) {
        await pipeline(chunks, createWriteStream(path));
        return path;
      },
    });
    if (file === null) throw new AppError('invalid');
    return await take(file, fields);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
