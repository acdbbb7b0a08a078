import { html } from './html.ts';
import { page } from './layout.ts';

export function pageNotFound(): string {
  return page(
    'Page not found',
    html`<section class="card stack">
      <h1>Page not found</h1>
      <p>It may have expired. Go back to the app and open it again from there.</p>
    </section>`,
  );
}
