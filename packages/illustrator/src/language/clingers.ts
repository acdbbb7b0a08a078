/** Small animals that stay on walls and ceilings as they do on the ground. */
const CLINGERS =
  /^(?:spider|@gecko|lizard|snail|@slug|lady-beetle|beetle|ant|fly|mosquito|butterfly|@moth|@lunamoth|@dragonfly|@firefly|bug|@mantis|@stickinsect|cricket|cockroach|@chameleon|@iguana|@salamander)$/;

export const clings = (glyph: string): boolean => CLINGERS.test(glyph);

const UP = String.raw`\b(?:on|up|across|along|climbing|crawling)(?: the| an?| my| his| her| our)?(?: \w+){0,2}? `;
const ON_WALL = new RegExp(`${UP}(?:walls?|window ?panes?)\\b`, 'i');
const ON_CEILING = new RegExp(`${UP}ceilings?\\b`, 'i');

/** The surface above the ground that the prompt puts something on; null: none. */
export const clungTo = (prompt: string): 'wall' | 'ceiling' | null =>
  ON_CEILING.test(prompt) ? 'ceiling' : ON_WALL.test(prompt) ? 'wall' : null;
