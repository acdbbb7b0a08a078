import { html } from './html.ts';
import { page } from './layout.ts';

export function pageNotFound(): string {
  return page(
    'Nothing here',
    html`<section class="card stack">
      <h1>Nothing here</h1>
      <p>This address leads nowhere. Go back to the app and open the page from there.</p>
    </section>`,
  );
}
