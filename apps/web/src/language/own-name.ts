import type { Language } from '@loopwright/contract';

/** Each language is named in itself, so that its speakers find it. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
