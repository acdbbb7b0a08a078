/** A prompt drawn small in a style: `?prompt=…&style=…`. */
export const STYLE_PREVIEW_ROUTE = '/api/prompts/style-preview';

/** The longest prompt that is sent in an address. */
export const STYLE_PREVIEW_PROMPT_MAXIMUM = 300;

/** Pixels of the width and of the height. */
export const STYLE_PREVIEW_PX = 256;
