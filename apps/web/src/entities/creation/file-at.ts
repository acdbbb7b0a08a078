import { SHORT_NAME } from '@loopwright/contract';

/**
 * The image at an address of ours, as a file to use as the reference.
 * @throws Error when it is gone
 */
export async function fileAt(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const blob = await response.blob();
  return new File([blob], `${SHORT_NAME}.${blob.type.split('/').at(-1)}`, { type: blob.type });
}
