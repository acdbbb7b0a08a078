import type { Language } from '@loopwright/contract';

/** The page at addresses that have none. In one file, which no other page loads. */
export const NOT_FOUND: Readonly<
  Record<Language, Record<'pageTitle' | 'title' | 'text' | 'home' | 'create', string>>
> = {
  en: {
    pageTitle: 'Page not found',
    title: 'Page not found',
    text: "There's no page at this address. It may have moved.",
    home: 'Go home',
    create: 'Make a loop',
  },
  de: {
    pageTitle: 'Seite nicht gefunden',
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben.',
    home: 'Zur Startseite',
    create: 'Loop erstellen',
  },
  es: {
    pageTitle: 'Página no encontrada',
    title: 'Página no encontrada',
    text: 'Aquí no hay ninguna página. Quizá cambió de dirección.',
    home: 'Ir al inicio',
    create: 'Crear un bucle',
  },
  fr: {
    pageTitle: 'Page introuvable',
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée.',
    home: 'Retour à l’accueil',
    create: 'Créer une boucle',
  },
  ja: {
    pageTitle: 'ページが見つかりません',
    title: 'ページが見つかりません',
    text: 'このアドレスにページはありません。移動した可能性があります。',
    home: 'ホームへ戻る',
    create: 'ループを作成',
  },
};
