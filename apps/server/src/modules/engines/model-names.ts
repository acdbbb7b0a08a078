/** Not of an owner such as `wan-video/…`, who makes other things as well. */
const VIDEO = /video(?!\/)/i;
/** Of services that run models of many makers: what they call those that make pictures. */
const IMAGE_NAMES =
  /flux|to-image|-image\b|\bimage-\d|t2i|imagen|dall-e|stable-diffusion|sdxl|ideogram|recraft|photon|seedream|hidream|kolors|\bsana\b|nano-banana/i;
/** What makes clips wherever it runs. */
const CLIP_NAMES =
  /\b(?:veo|sora)(?![a-z])|[a-z]2v|seedance|kling|hailuo|pixverse|dream-machine|gen-?[34][-_]turbo|\b(?:luma\/ray|mochi|ltx|vidu|pika|wan-video\/wan)/i;

/** Whether a name says that the model makes pictures. Of most names neither this is known nor `films`. */
export const namesImageModel = (model: string): boolean =>
  IMAGE_NAMES.test(model) && !VIDEO.test(model);

/** Whether a name says that the model makes clips, and so no pictures. */
export const namesClipModel = (model: string): boolean =>
  VIDEO.test(model) || (CLIP_NAMES.test(model) && !IMAGE_NAMES.test(model));
