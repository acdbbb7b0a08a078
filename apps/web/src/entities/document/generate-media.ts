import {
  type Aspect,
  type AssetCreation,
  DOCUMENT_ROUTES,
  GENERATION_ID_HEADER,
  type GenerationKind,
  IDEMPOTENCY_HEADER,
  type MediaAsset,
  pathTo,
  ROUTES,
} from '@loopwright/contract';
import { callApi, callForJson } from '../../lib/api.ts';
import { readGeneration } from '../generation/generation-calls.ts';

export interface MediaRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  readonly aspect: Aspect;
  /** Draws the same picture as the creation with this seed. */
  readonly seed?: number | null;
}

/**
 * Generates an image or a loop, which costs tokens, and waits for it.
 * @param requestKey names the request
 * @returns it as a layer names it
 * @throws ApiError with the reason of the server
 */
export async function generateMedia(
  request: MediaRequest,
  requestKey: string,
): Promise<MediaAsset> {
  const { kind, prompt, aspect, seed } = request;
  const form = new FormData();
  form.set('prompt', prompt);
  form.set('aspect', aspect);
  if (seed != null) form.set('seed', String(seed));
  const response = await callApi(kind === 'gif' ? ROUTES.generateGif : ROUTES.generateImage, {
    method: 'POST',
    body: form,
    headers: { [IDEMPOTENCY_HEADER]: requestKey },
  });
  const generation = await readGeneration(response.headers.get(GENERATION_ID_HEADER) ?? '');
  const creation = pathTo(DOCUMENT_ROUTES.creationMedia, { id: generation.creation?.id ?? '' });
  return (await callForJson<{ readonly media: MediaAsset }>(creation)).media;
}

/** How the creation was made whose file a layer shows. @throws ApiError when it is an upload or deleted */
export const readAssetCreation = async (assetId: string): Promise<AssetCreation> =>
  (
    await callForJson<{ readonly creation: AssetCreation }>(
      pathTo(DOCUMENT_ROUTES.assetCreation, { id: assetId }),
    )
  ).creation;
