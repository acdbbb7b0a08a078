import { PLAN_NAMES, PLANS } from '@loopwright/contract';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { siteOrigin } from '../../lib/site-origin.ts';
import { faqPage, StructuredData } from '../../ui/structured-data.tsx';
import type { LandingName } from './landing-name.ts';
import { useQuestionList } from './use-question-list.ts';

const OFFERS = PLAN_NAMES.map((name) => ({
  '@type': 'Offer',
  name: PLANS[name].label,
  price: PLANS[name].priceUsd,
  priceCurrency: 'USD',
}));

/** The page once more for search engines, in the words of https://schema.org. */
export function LandingData({ name }: { readonly name: LandingName }) {
  const { [name]: page } = useTexts('marketing');
  const inLanguage = useLanguage();
  const questions = useQuestionList(name);
  const url = siteOrigin();
  const graph = [
    { '@type': 'WebSite', name: 'Loopwright', url: `${url}/`, inLanguage },
    {
      '@type': 'SoftwareApplication',
      name: 'Loopwright',
      url: `${url}/`,
      description: page.pageDescription,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Web',
      offers: OFFERS,
    },
    faqPage(questions, inLanguage),
  ];
  return <StructuredData graph={graph} />;
}
