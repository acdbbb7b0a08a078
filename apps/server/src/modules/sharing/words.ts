import type { Language } from '@loopwright/contract';

/** What the server says about a share, in heads, link previews and the player. */
export interface ShareWords {
  readonly loop: string;
  readonly image: string;
  readonly loopText: string;
  readonly imageText: string;
  /** Before the description. */
  readonly by: (name: string) => string;
  readonly gone: string;
  readonly goneText: string;
  readonly pause: string;
  readonly play: string;
  readonly madeWithAi: string;
  readonly openPage: string;
}

export const SHARE_WORDS: Readonly<Record<Language, ShareWords>> = {
  en: {
    loop: 'A seamless loop',
    image: 'An image',
    loopText:
      'A seamless loop, made with AI in Loopwright. Open it to watch it or to make your own.',
    imageText: 'An image, made with AI in Loopwright. Open it to look at it or to make your own.',
    by: (name) => `By ${name}.`,
    gone: 'Nothing is shared here',
    goneText: 'This creation is not shared, or no longer.',
    pause: 'Pause',
    play: 'Play',
    madeWithAi: 'Made with AI',
    openPage: 'Open on Loopwright',
  },
  de: {
    loop: 'Ein nahtloser Loop',
    image: 'Ein Bild',
    loopText:
      'Ein nahtloser Loop, mit KI in Loopwright erstellt. Öffne ihn, um ihn anzusehen oder einen eigenen zu erstellen.',
    imageText:
      'Ein Bild, mit KI in Loopwright erstellt. Öffne es, um es anzusehen oder ein eigenes zu erstellen.',
    by: (name) => `Von ${name}.`,
    gone: 'Hier wird nichts geteilt',
    goneText: 'Diese Kreation wird nicht oder nicht mehr geteilt.',
    pause: 'Anhalten',
    play: 'Abspielen',
    madeWithAi: 'Mit KI erstellt',
    openPage: 'In Loopwright öffnen',
  },
  es: {
    loop: 'Un bucle perfecto',
    image: 'Una imagen',
    loopText:
      'Un bucle perfecto, hecho con IA en Loopwright. Ábrelo para verlo o para crear el tuyo.',
    imageText: 'Una imagen, hecha con IA en Loopwright. Ábrela para verla o para crear la tuya.',
    by: (name) => `De ${name}.`,
    gone: 'Aquí no se comparte nada',
    goneText: 'Esta creación no se comparte o ya no se comparte.',
    pause: 'Pausar',
    play: 'Reproducir',
    madeWithAi: 'Hecho con IA',
    openPage: 'Abrir en Loopwright',
  },
  fr: {
    loop: 'Une boucle parfaite',
    image: 'Une image',
    loopText:
      'Une boucle parfaite, créée par IA avec Loopwright. Ouvrez-la pour la regarder ou pour créer la vôtre.',
    imageText:
      'Une image créée par IA avec Loopwright. Ouvrez-la pour la regarder ou pour créer la vôtre.',
    by: (name) => `Par ${name}.`,
    gone: 'Rien n’est partagé ici',
    goneText: 'Cette création n’est pas partagée, ou ne l’est plus.',
    pause: 'Mettre en pause',
    play: 'Lire',
    madeWithAi: 'Créé par IA',
    openPage: 'Ouvrir dans Loopwright',
  },
  ja: {
    loop: 'つなぎ目のないループ',
    image: '画像',
    loopText:
      'LoopwrightでAIが生成したつなぎ目のないループです。開いて再生したり、自分でも作成したりできます。',
    imageText: 'LoopwrightでAIが生成した画像です。開いて見たり、自分でも作成したりできます。',
    by: (name) => `作成：${name}。`,
    gone: 'ここでは何も共有されていません',
    goneText: 'この作品は共有されていないか、共有が終了しました。',
    pause: '一時停止',
    play: '再生',
    madeWithAi: 'AIで生成',
    openPage: 'Loopwrightで開く',
  },
};
