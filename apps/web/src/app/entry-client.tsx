import '../styles.css';
import { LANGUAGE_COOKIE, negotiateLanguage } from '@loopwright/contract';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startLanguage } from '../language/texts.ts';
import { readCookie } from '../lib/cookies.ts';
import { Router } from '../lib/router/router.tsx';
import { createSessionStore } from '../lib/session-store.ts';
import { App } from './app.tsx';
import { preloadPage } from './routes.tsx';

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('index.html lost its #root');

/** The server has chosen already; the development server leaves it to us. */
const pageLanguage = (): string =>
  import.meta.env.DEV
    ? negotiateLanguage(readCookie(LANGUAGE_COOKIE), navigator.languages.join(','))
    : document.documentElement.lang;

startLanguage(pageLanguage());
const session = createSessionStore();
void session.actions.refresh();
await preloadPage(location.pathname);

const app = (
  <StrictMode>
    <Router prefetch={preloadPage}>
      <App expectsVisitor={container.dataset['audience'] === 'visitor'} session={session} />
    </Router>
  </StrictMode>
);
// In a transition React hydrates in slices, between which the page answers to touch and scrolling.
startTransition(() => {
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
});
