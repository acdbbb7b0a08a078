interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Where this page lives, whatever address led to it. */
  readonly path: string;
  /** Pages that belong to one person or to no place stay out of search engines. */
  readonly isPrivate?: boolean;
}

/** React lifts these into the document's head. */
export function PageHead({ title, description, path, isPrivate = false }: PageHeadProps) {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return (
    <>
      <title>{`${title} · Loopwright`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${path}`} />
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
