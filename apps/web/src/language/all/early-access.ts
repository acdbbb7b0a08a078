import type { FeatureName, Language } from '@loopwright/contract';
import { useLanguage } from '../texts.ts';

interface EarlyAccess {
  readonly title: string;
  readonly lead: string;
  /** For those whose plans have no early access. */
  readonly offer: string;
  readonly plans: string;
  readonly none: string;
  readonly failed: string;
  readonly names: Readonly<Record<FeatureName, readonly [label: string, hint: string]>>;
}

/** The card of early access in the profile. In one file, which no other page loads. */
const TEXTS: Readonly<Record<Language, EarlyAccess>> = {
  en: {
    title: 'Early access',
    lead: 'Try new features before everyone else. They may still change.',
    offer: 'Studio members can switch on new features before everyone else.',
    plans: 'See Studio',
    none: 'There is nothing new to try at the moment.',
    failed: "That didn't work. Please try again.",
    names: {
      'brand-kit': [
        'Brand kit',
        'Your colors, fonts, logo and caption styles in the Studio, and your own watermark on exports.',
      ],
    },
  },
  de: {
    title: 'Vorabzugang',
    lead: 'Probiere neue Funktionen vor allen anderen aus. Sie können sich noch ändern.',
    offer: 'Mit Studio kannst du neue Funktionen vor allen anderen einschalten.',
    plans: 'Studio ansehen',
    none: 'Im Moment gibt es nichts Neues auszuprobieren.',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    names: {
      'brand-kit': [
        'Brand-Kit',
        'Deine Farben, Schriften, dein Logo und deine Textstile im Studio und dein eigenes Wasserzeichen auf Exporten.',
      ],
    },
  },
  es: {
    title: 'Acceso anticipado',
    lead: 'Prueba funciones nuevas antes que nadie. Aún pueden cambiar.',
    offer: 'Con Studio puedes activar funciones nuevas antes que nadie.',
    plans: 'Ver Studio',
    none: 'Ahora mismo no hay nada nuevo que probar.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
    names: {
      'brand-kit': [
        'Kit de marca',
        'Tus colores, fuentes, logotipo y estilos de texto en Studio, y tu propia marca de agua en las exportaciones.',
      ],
    },
  },
  fr: {
    title: 'Accès anticipé',
    lead: 'Essayez les nouveautés avant tout le monde. Elles peuvent encore changer.',
    offer: 'Avec Studio, vous activez les nouveautés avant tout le monde.',
    plans: 'Voir Studio',
    none: 'Il n’y a rien de nouveau à essayer pour le moment.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    names: {
      'brand-kit': [
        'Kit de marque',
        'Vos couleurs, polices, logo et styles de texte dans le Studio, et votre propre filigrane sur les exports.',
      ],
    },
  },
  ja: {
    title: '早期アクセス',
    lead: '新機能をいち早く試せます。内容は変わることがあります。',
    offer: 'Studioプランでは、新機能をいち早くオンにできます。',
    plans: 'Studioを見る',
    none: '現在、試せる新機能はありません。',
    failed: 'うまくいきませんでした。もう一度お試しください。',
    names: {
      'brand-kit': [
        'ブランドキット',
        'ブランドカラー、フォント、ロゴ、文字スタイルをStudioで使い、書き出しに自分の透かしを入れられます。',
      ],
    },
  },
};

export const useEarlyAccessTexts = (): EarlyAccess => TEXTS[useLanguage()];
