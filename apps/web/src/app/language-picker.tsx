import { LANGUAGES, type Language } from '@loopwright/contract';
import { Languages } from 'lucide-react';
import { useLanguage, useTexts } from '../language/texts.ts';

/** Each in its own words, so that whoever needs it finds it. */
const NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** Fetched when somebody chooses: few do. */
const choose = (language: Language): Promise<void> =>
  import('../language/choose-language.ts').then((file) => file.chooseLanguage(language));

/** The browser's own list lies invisibly over the sign: it works by keyboard, touch and voice. */
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
