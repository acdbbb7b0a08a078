/** Abbreviations in names of models. */
const ABBREVIATION = /^(?:gpt|sdxl|sd|xl|hd|bfl|api|glm|ltx)$/i;

/** The label of a model in the user interface: `black-forest-labs/flux-schnell` becomes `Flux Schnell`. */
export function labelOf(model: string): string {
  const [name = model] = model.split(':');
  const words = (name.split('/').findLast((part) => part !== '') ?? name).split(/[-_ ]+/);
  return words
    .map((word) =>
      ABBREVIATION.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** The same for a path whose parts after the owner belong to the name: `fal-ai/flux/dev` becomes `Flux Dev`. */
export const labelOfPath = (model: string): string =>
  labelOf(
    model
      .replace(/^[^/]+\//, '')
      .replace(/\/text-to-(?:image|video)$/, '')
      .replaceAll('/', ' '),
  );
