/** What is said of models and the services that run them. */
export const MODEL_MESSAGES = {
  modelUnknown: 'That model is not offered here. Reload the page and choose again.',
  modelNeedsSubscription: 'That model needs a higher subscription.',
  modelGone: 'That model is no longer offered. Nothing was charged: please choose another.',
  modelAspect: 'That model cannot make this shape. Please choose another one.',
  modelReference: 'That model takes no reference picture. Remove it or choose another model.',
  modelSeed: 'That model takes no seed. Leave it out or choose another model.',
  modelAway:
    'The picture service does not answer right now. Nothing was charged: please try again in a moment.',
  modelBusy:
    'The picture service has too much to do right now. Nothing was charged: please try again in a moment.',
  modelAccount:
    'The picture service does not accept our requests at the moment. Nothing was charged: we have to look into it.',
  modelTooSlow: 'The picture service took too long. Nothing was charged: please try again.',
  modelUnusable:
    'The picture service gave an answer that cannot be used. Nothing was charged: please try again.',
  modelFailed: 'The picture service failed. Nothing was charged: please try again.',
  modelDeclined:
    'The picture service could not do what was asked. Nothing was charged: please change the prompt or the options.',
  modelRefused:
    'The picture service declined this prompt by its own rules. Nothing was charged: please change it.',
  modelRefusedSexual:
    'The picture service makes nothing sexual. Nothing was charged: please change the prompt.',
  modelRefusedViolence:
    'The picture service makes nothing violent or hateful. Nothing was charged: please change the prompt.',
  modelRefusedPeople:
    'The picture service does not make pictures of real people or of children like this. Nothing was charged: please change the prompt.',
  modelRefusedRights:
    'The picture service will not copy the work of others. Nothing was charged: please change the prompt.',
  modelInterrupted:
    'We were interrupted while your picture was being made. Nothing was charged: please try again.',
  clipGone: 'The clip of this loop is no longer kept, so no other cut can be made of it.',
  noSuchCut: 'This loop has no such cut. Reload the page and choose again.',
} as const;
