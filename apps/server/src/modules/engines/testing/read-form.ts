import type { SentRequest } from './fake-server.ts';

/** The multipart form of a request. */
export async function formOf({ headers, body }: SentRequest): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
}

/** Its fields, without the files. */
export const fieldsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field) => isText(field)));

const isText = (field: [name: string, value: unknown]): field is [string, string] =>
  typeof field[1] === 'string';
