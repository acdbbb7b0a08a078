/**
 * The place in which the server writes what a page begins with, for readers and crawlers without scripts. React leaves
 * what is in it as it is; the page shows its own content instead as soon as it has its data. An element beside it is
 * shown only while it is empty.
 */
export const FilledContent = () => (
  <div data-filled="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
