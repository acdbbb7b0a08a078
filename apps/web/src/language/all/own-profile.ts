import type { Language } from '@loopwright/contract';
import { useLanguage } from '../texts.ts';

/** The card of the public page in the profile. In one file, which no other page loads. */
const en = {
  ownTitle: 'Public page',
  ownHint:
    'Your name, a few words about you, and what you share with the community under your name. Anyone can see it.',
  ownSwitch: 'Have a public page',
  bio: 'About you',
  save: 'Save',
  saved: 'Saved.',
  saveFailed: "That didn't work. Please try again.",
  view: 'View my page',
};

const TEXTS: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    ownTitle: 'Öffentliche Seite',
    ownHint:
      'Dein Name, ein paar Worte über dich und was du unter deinem Namen mit der Community teilst. Alle können sie sehen.',
    ownSwitch: 'Eine öffentliche Seite haben',
    bio: 'Über dich',
    save: 'Speichern',
    saved: 'Gespeichert.',
    saveFailed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    view: 'Meine Seite ansehen',
  },
  es: {
    ownTitle: 'Página pública',
    ownHint:
      'Tu nombre, unas palabras sobre ti y lo que compartes con la comunidad con tu nombre. Todo el mundo puede verla.',
    ownSwitch: 'Tener una página pública',
    bio: 'Sobre ti',
    save: 'Guardar',
    saved: 'Guardado.',
    saveFailed: 'No ha funcionado. Inténtalo de nuevo.',
    view: 'Ver mi página',
  },
  fr: {
    ownTitle: 'Page publique',
    ownHint:
      'Votre nom, quelques mots sur vous et ce que vous partagez avec la communauté sous votre nom. Tout le monde peut la voir.',
    ownSwitch: 'Avoir une page publique',
    bio: 'À propos de vous',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    saveFailed: 'Cela n’a pas fonctionné. Réessayez.',
    view: 'Voir ma page',
  },
  ja: {
    ownTitle: '公開ページ',
    ownHint:
      '名前、自己紹介、名前を出してコミュニティに公開した作品が表示されます。誰でも見られます。',
    ownSwitch: '公開ページを持つ',
    bio: '自己紹介',
    save: '保存',
    saved: '保存しました。',
    saveFailed: 'うまくいきませんでした。もう一度お試しください。',
    view: '自分のページを見る',
  },
};

export const useOwnProfileTexts = (): typeof en => TEXTS[useLanguage()];
