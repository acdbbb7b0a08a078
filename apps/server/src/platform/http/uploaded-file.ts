import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { type FileField, type MultipartForm, readMultipartForm } from './multipart-form.ts';

/** The name of the field with the file. */
const FILE_FIELD = 'file';

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
