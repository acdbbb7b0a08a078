/** The plain cat and dog, whose emoji look aside, as the animals of a breed that look at the viewer. */
const BREEDS: Readonly<Record<string, { readonly usual: string; readonly dyed: string }>> = {
  cat: { usual: '@gingercat', dyed: '@russianblue' },
  dog: { usual: '@labrador', dyed: '@labrador' },
};

/**
 * What an animal that is drawn whole looks like.
 * @param isDyed whether the prompt gives it a color, which a pattern would break up
 */
export const breedOf = (glyph: string, isDyed: boolean): string => {
  const breed = BREEDS[glyph];
  if (breed === undefined) return glyph;
  return isDyed ? breed.dyed : breed.usual;
};
