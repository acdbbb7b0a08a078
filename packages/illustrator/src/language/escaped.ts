/** A text as a part of a regular expression that matches it as it is. */
export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
