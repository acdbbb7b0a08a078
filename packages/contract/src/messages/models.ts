/** What is said of models and the services that run them. */
export const MODEL_MESSAGES = {
  modelUnknown: "That model isn't available here. Reload the page and choose again.",
  modelNeedsSubscription: 'That model needs a higher subscription.',
  modelGone: "That model is no longer available. You weren't charged. Please choose another.",
  modelAspect: "That model doesn't support this shape. Please choose another one.",
  modelReference:
    "That model doesn't support reference images. Remove the image or choose another model.",
  modelSeed: "That model doesn't support seeds. Unlock the seed or choose another model.",
  modelAway:
    "The image service isn't responding. You weren't charged. Please try again in a moment.",
  modelBusy: "The image service is very busy. You weren't charged. Please try again in a moment.",
  modelAccount:
    "The image service isn't accepting our requests. You weren't charged. We'll look into it.",
  modelTooSlow: "The image service took too long. You weren't charged. Please try again.",
  modelUnusable:
    "The image service returned something we can't use. You weren't charged. Please try again.",
  modelFailed: "The image service failed. You weren't charged. Please try again.",
  modelDeclined:
    "The image service couldn't do that. You weren't charged. Please change the prompt or the options.",
  modelRefused:
    "The image service declined this prompt under its own rules. You weren't charged. Please change it.",
  modelRefusedSexual:
    "The image service doesn't allow sexual content. You weren't charged. Please change the prompt.",
  modelRefusedViolence:
    "The image service doesn't allow violent or hateful content. You weren't charged. Please change the prompt.",
  modelRefusedPeople:
    "The image service doesn't allow images like this of real people or children. You weren't charged. Please change the prompt.",
  modelRefusedRights:
    "The image service doesn't copy protected work. You weren't charged. Please change the prompt.",
  modelInterrupted:
    "We were interrupted while making your image. You weren't charged. Please try again.",
  clipGone: "We no longer keep the clip of this loop, so it can't be cut again.",
  noSuchCut: "That cut isn't available. Reload the page and choose again.",
} as const;
