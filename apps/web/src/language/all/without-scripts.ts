import type { Language } from '@loopwright/contract';

/** For browsers without scripts: the build writes it into every page, and no browser loads this file. */
export const WITHOUT_SCRIPTS: Readonly<Record<Language, string>> = {
  en: 'You can read everything here. To make loops, turn on JavaScript and reload the page.',
  de: 'Lesen kannst du hier alles. Um Loops zu erstellen, schalte JavaScript ein und lade die Seite neu.',
  es: 'Puedes leer todo lo que hay aquí. Para crear bucles, activa JavaScript y recarga la página.',
  fr: 'Vous pouvez tout lire ici. Pour créer des boucles, activez JavaScript et rechargez la page.',
  ja: 'このページはそのままお読みいただけます。ループを作るには、JavaScriptを有効にしてページを再読み込みしてください。',
};
