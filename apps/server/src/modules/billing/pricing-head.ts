import { type Configuration, type Language, PLAN_NAMES, PLANS } from '@loopwright/contract';
import type { HeadSource } from '../../platform/http/index.ts';

/** What `/pricing` says of itself where no plan is sold; elsewhere it is as the build wrote it. */
const NOTHING_SOLD: Readonly<Record<Language, string>> = {
  en: "Paid plans aren't available here. Everyone is on Starter: 5 free images every week, no card needed.",
  de: 'Bezahlte Tarife gibt es hier nicht. Alle nutzen Starter: 5 Bilder pro Woche gratis, ohne Kreditkarte.',
  es: 'Aquí no hay planes de pago. Todas las cuentas usan Starter: 5 imágenes gratis cada semana, sin tarjeta.',
  fr: 'Les formules payantes ne sont pas disponibles ici. Tout le monde utilise Starter : 5 images gratuites par semaine, sans carte bancaire.',
  ja: '有料プランはありません。全員がStarterで、画像は毎週5枚まで無料。カード登録は不要です。',
};

/** The head of `/pricing`: its offers are those that a visitor can accept. The sandbox takes no money. */
export function pricingHead(payments: Configuration['payments'], publicUrl: string): HeadSource {
  const offered = PLAN_NAMES.filter((name) => payments === 'stripe' || PLANS[name].priceUsd === 0);
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Loopwright',
    url: `${publicUrl}/`,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    offers: offered.map((name) => ({
      '@type': 'Offer',
      name: PLANS[name].label,
      price: PLANS[name].priceUsd,
      priceCurrency: 'USD',
      url: `${publicUrl}/pricing`,
    })),
  };
  return ({ language }) => ({
    status: 200,
    head: {
      structuredData,
      ...(payments === 'none' && { description: NOTHING_SOLD[language] }),
    },
  });
}
