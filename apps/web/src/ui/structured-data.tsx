import type { Language } from '@loopwright/contract';
import type { Question } from './question-list.tsx';

type Thing = Readonly<Record<string, unknown>>;

/** Questions and answers as a thing of https://schema.org. */
export const faqPage = (questions: readonly Question[], inLanguage: Language): Thing => ({
  '@type': 'FAQPage',
  inLanguage,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What a page is about, for search engines, in the words of https://schema.org. */
export function StructuredData({ graph }: { readonly graph: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      // Without a `<` in it nothing can end the element early.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
