import type { Language } from '@loopwright/contract';

/** What the server says about the community gallery, in heads and in pages before their script runs. */
interface CommunityWords {
  readonly loop: string;
  readonly image: string;
  readonly profile: (name: string) => string;
  readonly profileText: (name: string) => string;
  readonly gone: string;
  readonly goneText: string;
}

export const COMMUNITY_WORDS: Readonly<Record<Language, CommunityWords>> = {
  en: {
    loop: 'A seamless loop',
    image: 'An image',
    profile: (name) => `${name}: loops and images`,
    profileText: (name) => `Loops and images that ${name} has made with AI in Loopwright.`,
    gone: 'There is no such page',
    goneText: 'Nobody of this name has a public page.',
  },
  de: {
    loop: 'Ein nahtloser Loop',
    image: 'Ein Bild',
    profile: (name) => `${name}: Loops und Bilder`,
    profileText: (name) => `Loops und Bilder, die ${name} mit KI in Loopwright erstellt hat.`,
    gone: 'Diese Seite gibt es nicht',
    goneText: 'Niemand mit diesem Namen hat eine öffentliche Seite.',
  },
  es: {
    loop: 'Un bucle perfecto',
    image: 'Una imagen',
    profile: (name) => `${name}: bucles e imágenes`,
    profileText: (name) => `Bucles e imágenes que ${name} ha hecho con IA en Loopwright.`,
    gone: 'Esta página no existe',
    goneText: 'Nadie con este nombre tiene una página pública.',
  },
  fr: {
    loop: 'Une boucle parfaite',
    image: 'Une image',
    profile: (name) => `${name} : boucles et images`,
    profileText: (name) => `Boucles et images que ${name} a créées par IA avec Loopwright.`,
    gone: 'Cette page n’existe pas',
    goneText: 'Personne de ce nom n’a de page publique.',
  },
  ja: {
    loop: 'つなぎ目のないループ',
    image: '画像',
    profile: (name) => `${name}さんのループと画像`,
    profileText: (name) => `${name}さんがLoopwrightでAIを使って作ったループと画像です。`,
    gone: 'このページはありません',
    goneText: 'この名前の公開ページはありません。',
  },
};
