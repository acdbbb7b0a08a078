/** Sentences that the built-in engine draws well. It reads English, whatever the page says. */
export const IDEAS = {
  surfingCat: 'a cat riding a surfboard on the ocean at sunset',
  balloons: 'three red balloons over a city at night',
  penguins: 'two penguins under the northern lights',
  coffee: 'a steaming cup of coffee by a rainy window',
  fox: 'a fox waving in a snowy forest, watercolor',
  rocket: 'a rocket over neon mountains, "LAUNCH DAY"',
} as const;

export type Idea = keyof typeof IDEAS;

/** Width and height of their pictures, twice as large as they are shown. */
export const IDEA_PICTURE_PX = 400;

/** Drawn by `npm run make:ideas`. */
export const pictureOf = (idea: Idea): string => `/ideas/${idea}.webp`;
