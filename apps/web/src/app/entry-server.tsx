import type { Language } from '@loopwright/contract';
import { prerenderToNodeStream } from 'react-dom/static';
import { startLanguage } from '../language/texts.ts';
import { Router } from '../lib/router/router.tsx';
import { App } from './app.tsx';
import { preloadPage } from './routes.tsx';

export { firstReads, neededFiles } from './page-files.ts';

export interface PageRequest {
  readonly path: string;
  readonly language: Language;
  readonly expectsVisitor: boolean;
}

/**
 * A page as it is before any script has run: what a visitor sees at once, or what a signed-in
 * person sees while the session loads.
 * @returns what goes into the document's head, and what goes into its root
 * @throws when a part of it does not render
 */
export async function renderPage({ path, language, expectsVisitor }: PageRequest): Promise<string> {
  startLanguage(language);
  await preloadPage(path);
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(
    <Router initialPath={path}>
      <App expectsVisitor={expectsVisitor} />
    </Router>,
    {
      onError: (error) => {
        failure = error;
      },
      // All in its place: nothing is moved there by inline scripts later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (failure !== null) throw failure;
  return html;
}
