import type { SentRequest } from './fake-server.ts';
import { formOf } from './read-form.ts';

/** The parts of a request that the fake model's result depends on. */
export interface RequestedContent {
  /** null: each result differs. */
  readonly seed: number | null;
  /** An image file. */
  readonly reference: Buffer | null;
}

/** PNG and JPEG in base64, with or without the prefix of a data URL. */
const IMAGE = /^(?:data:image\/\w+;base64,)?((?:iVBOR|\/9j\/)[\w+/=]+)$/;

/** Reads the seed and the reference of a request, in the format of any provider. */
export async function requestedContentOf(request: SentRequest): Promise<RequestedContent> {
  const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const fields = isForm
    ? await readForm(request)
    : [...leavesOf(JSON.parse(String(request.body)) as unknown)];
  const seed = fields.find(([name]) => name === 'seed')?.[1] ?? null;
  const images = fields.map(([, value]) => imageOf(value));
  return {
    seed: seed === null ? null : Number(seed),
    reference: images.find((image) => image !== null) ?? null,
  };
}

type Leaf = readonly [name: string, value: unknown];

async function readForm(request: SentRequest): Promise<Leaf[]> {
  const fields = [...(await formOf(request))];
  return await Promise.all(
    fields.map(async ([name, value]): Promise<Leaf> => {
      return [name, typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer())];
    }),
  );
}

function* leavesOf(value: unknown, name = ''): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) yield [name, value];
  else {
    for (const [key, part] of Object.entries(value)) {
      yield* leavesOf(part, Array.isArray(value) ? name : key);
    }
  }
}

function imageOf(value: unknown): Buffer | null {
  if (Buffer.isBuffer(value)) return value;
  const base64 = typeof value === 'string' ? IMAGE.exec(value)?.[1] : undefined;
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}
