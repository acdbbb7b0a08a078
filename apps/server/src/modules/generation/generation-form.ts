import { LIMITS } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { type FileReceiver, readMultipartForm } from '../../platform/http/multipart-form.ts';
import type { Upload } from './upload-store.ts';

/** The limits of a generation's multipart body, for the plugin that parses it. */
export const FORM_LIMITS = {
  fileSize: LIMITS.referenceBytes,
  files: 1,
  /** Twice the number of known fields, so that an unknown field gets its own error. */
  fields: 18,
  fieldNameSize: 100,
  /** Beyond the longest prompt in any encoding. */
  fieldSize: 64 * 1024,
  headerPairs: 50,
} as const;

export interface GenerationForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly image: Upload | null;
}

/**
 * Reads the multipart body of a generation request.
 * @throws AppError as `readMultipartForm` does, for one file called `image`
 */
export async function readGenerationForm(
  request: FastifyRequest,
  receive: FileReceiver<Upload>,
): Promise<GenerationForm> {
  const { fields, file: image } = await readMultipartForm(request, {
    name: 'image',
    maximumBytes: LIMITS.referenceBytes,
    tooLarge: 'imageTooLarge',
    receive,
  });
  // A file field that was left empty is sent as a file of no bytes.
  const isEmpty = image === null || image.sizeBytes === 0;
  return { fields, image: isEmpty ? null : image };
}
