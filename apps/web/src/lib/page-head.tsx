import { siteOrigin } from './site-origin.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The page's own address, whatever address led to it; null: it has none. */
  readonly path: string | null;
  /** Pages that belong to one user, or to no address, stay out of search engines. */
  readonly isPrivate?: boolean;
}

/**
 * React lifts these into the document's head. What is the same on every page stands in index.html, and
 * what only link previews read is added by the build.
 */
export function PageHead({ title, description, path, isPrivate = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Loopwright`}</title>
      <meta name="description" content={description} />
      {path !== null && <link rel="canonical" href={`${siteOrigin()}${path}`} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
