/** Not in the name of an owner such as `wan-video/…`, who also makes image models. */
const VIDEO = /video(?!\/)/i;
/** Names of image models at services that host models of several makers. */
const IMAGE_NAMES =
  /flux|to-image|-image\b|\bimage-\d|t2i|imagen|dall-e|stable-diffusion|sdxl|ideogram|recraft|photon|seedream|hidream|kolors|\bsana\b|nano-banana/i;
/** Names of clip models at all services. */
const CLIP_NAMES =
  /\b(?:veo|sora)(?![a-z])|[a-z]2v|seedance|kling|hailuo|pixverse|dream-machine|gen-?[34][-_]turbo|\b(?:luma\/ray|mochi|ltx|vidu|pika|wan-video\/wan)/i;

/** Whether a name says that the model makes images. Many names match neither this nor `namesClipModel`. */
export const namesImageModel = (model: string): boolean =>
  IMAGE_NAMES.test(model) && !VIDEO.test(model);

/** Whether a name says that the model makes clips, and therefore no images. */
export const namesClipModel = (model: string): boolean =>
  VIDEO.test(model) || (CLIP_NAMES.test(model) && !IMAGE_NAMES.test(model));
