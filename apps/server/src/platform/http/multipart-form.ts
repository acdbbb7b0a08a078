import type { MultipartFile } from '@fastify/multipart';
import type { PlainMessageCode } from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Fields, boundaries and headers beside the file. */
const OVERHEAD_BYTES = 1024 * 1024;
/** How much is read and dropped after a refusal, so that the client can read the answer. */
const DRAIN_MAXIMUM_BYTES = 32 * 1024 * 1024;

/** Takes a file as it comes. Its chunks throw AppErrors when the file is refused or the client leaves. */
export type FileReceiver<T> = (chunks: AsyncIterable<Uint8Array>) => Promise<T>;

export interface FileField<T> {
  readonly name: string;
  readonly maximumBytes: number;
  /** The message for a larger file. */
  readonly tooLarge: PlainMessageCode;
  readonly receive: FileReceiver<T>;
}

export interface MultipartForm<T> {
  readonly fields: Readonly<Record<string, string>>;
  /** What the receiver has made of it; null: no file was sent. */
  readonly file: T | null;
}

/**
 * Reads a multipart body of text fields and at most one file.
 * @throws AppError `invalid` for anything but text fields, each once, and one file of this name
 * @throws AppError `unsupported-type` for a body of another kind
 * @throws AppError `too-large` for more bytes than the file may have, announced or not
 */
export async function readMultipartForm<T>(
  request: FastifyRequest,
  fileField: FileField<T>,
): Promise<MultipartForm<T>> {
  try {
    if (!request.isMultipart()) throw new AppError('invalid', { kind: 'unsupported-type' });
    if (Number(request.headers['content-length']) > fileField.maximumBytes + OVERHEAD_BYTES) {
      throw new AppError(fileField.tooLarge);
    }
    return await readParts(request, fileField);
  } catch (cause) {
    drain(request);
    throw cause;
  }
}

async function readParts<T>(
  request: FastifyRequest,
  { name, tooLarge, receive }: FileField<T>,
): Promise<MultipartForm<T>> {
  const fields = new Map<string, string>();
  let file: T | null = null;
  for await (const part of partsOf(request, tooLarge)) {
    if (part.type === 'file') {
      if (part.fieldname !== name || file !== null) throw invalid();
      file = await receive(chunksOf(part.file, tooLarge));
    } else {
      if (fields.has(part.fieldname) || typeof part.value !== 'string') throw invalid();
      fields.set(part.fieldname, part.value);
    }
  }
  return { fields: Object.fromEntries(fields), file };
}

/** The parts of the body. Errors of the body become AppErrors, and those of the storage stay as they are. */
async function* partsOf(request: FastifyRequest, tooLarge: PlainMessageCode) {
  try {
    yield* request.parts();
  } catch (cause) {
    throw refuse(cause, tooLarge);
  }
}

async function* chunksOf(
  file: MultipartFile['file'],
  tooLarge: PlainMessageCode,
): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (cause) {
    throw refuse(cause, tooLarge);
  }
  if (file.truncated) throw new AppError(tooLarge);
}

function refuse(cause: unknown, tooLarge: PlainMessageCode): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return code === 'FST_REQ_FILE_TOO_LARGE' ? new AppError(tooLarge) : invalid(cause);
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
