import { LANGUAGES, type Language } from '@loopwright/contract';
import { Languages } from 'lucide-react';
import { useLanguage, useTexts } from '../language/texts.ts';

/** Each language is named in itself, so that its speakers find it. */
const NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** Its code is fetched at the first choice, because few users choose a language. */
const choose = (language: Language): Promise<void> =>
  import('../language/choose-language.ts').then((file) => file.chooseLanguage(language));

/** An invisible native select lies over the icon: it works by keyboard, touch and voice. */
export function LanguagePicker() {
  const language = useLanguage();
  const { navigation } = useTexts('shell');
  return (
    <div className="relative grid size-11 shrink-0 place-items-center rounded-md transition-colors focus-within:outline-2 focus-within:outline-focus hover:bg-sunken">
      <Languages className="size-5" aria-hidden="true" />
      <select
        aria-label={navigation.language}
        value={language}
        onChange={(event) => void choose(event.target.value as Language)}
        className="absolute inset-0 cursor-pointer bg-raised text-ink opacity-0"
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
