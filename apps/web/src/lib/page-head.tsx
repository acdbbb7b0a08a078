import { useLanguage } from '../language/texts.ts';
import { siteOrigin } from './site-origin.ts';

/** Pictures of 1200 × 630 pixels in public/cards, for places that show links as cards. */
type Card = 'home' | 'ai-gif-generator' | 'pricing' | 'contact' | 'privacy' | 'terms';

const LOCALES = { de: 'de_DE', en: 'en_US', es: 'es_ES', fr: 'fr_FR', ja: 'ja_JP' } as const;

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Where this page lives, whatever address led to it. */
  readonly path: string;
  readonly card?: Card;
  /** Pages that belong to one person or to no place stay out of search engines. */
  readonly isPrivate?: boolean;
}

/** React lifts these into the document's head. What is the same on every page stands in index.html. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, card = 'home', isPrivate = false } = props;
  const language = useLanguage();
  const origin = siteOrigin();
  const fullTitle = `${title} · Loopwright`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${path}`} />
      {isPrivate && <meta name="robots" content="noindex" />}
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:image" content={`${origin}/cards/${card}.jpg`} />
      <meta property="og:image:alt" content={fullTitle} />
    </>
  );
}
