import { type Language, type SharedCreation, pathTo, SHARE_PAGE } from '@loopwright/contract';
import { SHARE_WORDS } from './words.ts';

/** Code points; longer ones are cut off where previews would cut them. */
const TITLE_LENGTH = 80;

/** One line of at most 80 characters. */
function shorten(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  if (characters.length <= TITLE_LENGTH) return characters.join('');
  return `${characters
    .slice(0, TITLE_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

/** The title of a share, or else the beginning of its prompt, or else what it is. */
export function titleOf({ title, prompt, kind }: SharedCreation, language: Language): string {
  const words = SHARE_WORDS[language];
  return shorten(title ?? prompt ?? '') || (kind === 'gif' ? words.loop : words.image);
}

/** What there is to see, for people who do not see it. */
export const altTextOf = (creation: SharedCreation, language: Language): string =>
  creation.altText ?? creation.prompt ?? titleOf(creation, language);

export function descriptionOf({ kind, makerName }: SharedCreation, language: Language): string {
  const words = SHARE_WORDS[language];
  const text = kind === 'gif' ? words.loopText : words.imageText;
  return makerName === null ? text : `${words.by(makerName)} ${text}`;
}

export const pagePathOf = ({ slug }: Pick<SharedCreation, 'slug'>): string =>
  pathTo(SHARE_PAGE, { slug });

/** The size of a picture that is scaled down to fit, in whole pixels. */
export function fitInto(
  { width, height }: { readonly width: number; readonly height: number },
  maximum: { readonly width?: number | undefined; readonly height?: number | undefined },
): { readonly width: number; readonly height: number } {
  const { width: maximumWidth = Infinity, height: maximumHeight = Infinity } = maximum;
  const scale = Math.min(1, maximumWidth / width, maximumHeight / height);
  const scaled = (length: number): number => Math.max(1, Math.floor(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
