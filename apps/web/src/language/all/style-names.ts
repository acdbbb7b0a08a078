import type { Language, PromptStyle } from '@loopwright/contract';
import { useLanguage } from '../texts.ts';
import { styles as de } from './style-names/de.ts';
import { styles as en } from './style-names/en.ts';
import { styles as es } from './style-names/es.ts';
import { styles as fr } from './style-names/fr.ts';
import { styles as ja } from './style-names/ja.ts';

const STYLE_NAMES: Readonly<Record<Language, Readonly<Record<PromptStyle, string>>>> = {
  en,
  de,
  es,
  fr,
  ja,
};

/** What styles are called, for pages without the texts of the create screen. */
export const useStyleNames = () => STYLE_NAMES[useLanguage()];
