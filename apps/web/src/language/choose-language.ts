import { type Language, LANGUAGE_COOKIE } from '@loopwright/contract';
import { loadedParts, loadTexts, setLanguage } from './texts.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Says everything in another language from now on, and remembers the choice for a year. */
export async function chooseLanguage(language: Language): Promise<void> {
  const parts = loadedParts().filter((part) => part !== 'server');
  await loadTexts(parts, language);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  document.documentElement.lang = language;
  setLanguage(language);
}
