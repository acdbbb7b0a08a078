import type { MultipartFile } from '@fastify/multipart';
import { LIMITS } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
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

const FILE_FIELD = 'image';
/** Fields, boundaries and headers beside the image. */
const OVERHEAD_BYTES = 1024 * 1024;
/** How much is read and dropped after a refusal, so that the client can read the answer. */
const DRAIN_MAXIMUM_BYTES = 32 * 1024 * 1024;

export interface GenerationForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly image: Upload | null;
}

/** Stores a file as it comes. Its chunks throw AppErrors when the file is refused or the client leaves. */
export type UploadReceiver = (chunks: AsyncIterable<Uint8Array>) => Promise<Upload>;

/**
 * Reads the multipart body of a generation request.
 * @throws AppError `invalid` for anything but text fields, each once, and one file called `image`
 * @throws AppError `unsupported-type` for a body of another kind
 * @throws AppError `too-large` for more than 5 MB, announced or not
 */
export async function readGenerationForm(
  request: FastifyRequest,
  receiveUpload: UploadReceiver,
): Promise<GenerationForm> {
  try {
    if (!request.isMultipart()) throw notAForm();
    if (Number(request.headers['content-length']) > LIMITS.referenceBytes + OVERHEAD_BYTES) {
      throw tooLarge();
    }
    return await readParts(request, receiveUpload);
  } catch (cause) {
    drain(request);
    throw cause;
  }
}

async function readParts(
  request: FastifyRequest,
  receiveUpload: UploadReceiver,
): Promise<GenerationForm> {
  const fields = new Map<string, string>();
  let image: Upload | null = null;
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      if (part.fieldname !== FILE_FIELD || image !== null) throw invalid();
      image = await receiveUpload(chunksOf(part.file));
    } else {
      if (fields.has(part.fieldname) || typeof part.value !== 'string') throw invalid();
      fields.set(part.fieldname, part.value);
    }
  }
  // A file field that was left empty is sent as a file of no bytes.
  const isEmpty = image === null || image.sizeBytes === 0;
  return { fields: Object.fromEntries(fields), image: isEmpty ? null : image };
}

/** The parts of the body. Errors of the body become AppErrors, and those of the storage stay as they are. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (cause) {
    throw refuse(cause);
  }
}

async function* chunksOf(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (cause) {
    throw refuse(cause);
  }
  if (file.truncated) throw tooLarge();
}

function refuse(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : invalid(cause);
}

function drain({ raw }: FastifyRequest): void {
  let drained = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.byteLength;
    if (drained > DRAIN_MAXIMUM_BYTES) raw.destroy();
  });
  raw.resume();
}

const invalid = (cause?: unknown): AppError => new AppError('invalid', { cause });

const notAForm = (): AppError => new AppError('invalid', { kind: 'unsupported-type' });

const tooLarge = (): AppError => new AppError('imageTooLarge');
