/** Words of models that are no words. */
const SPOKEN_BY_LETTER = /^(?:gpt|sdxl|sd|xl|hd|bfl|api|glm|ltx)$/i;

/** A name for people out of a provider's: `black-forest-labs/flux-schnell` is `Flux Schnell`. */
export function labelOf(model: string): string {
  const [name = model] = model.split(':');
  const words = (name.split('/').findLast((part) => part !== '') ?? name).split(/[-_ ]+/);
  return words
    .map((word) =>
      SPOKEN_BY_LETTER.test(word)
        ? word.toUpperCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** The same of a path, of which all but the owner belongs to the name: `fal-ai/flux/dev` is `Flux Dev`. */
export const labelOfPath = (model: string): string =>
  labelOf(
    model
      .replace(/^[^/]+\//, '')
      .replace(/\/text-to-(?:image|video)$/, '')
      .replaceAll('/', ' '),
  );
