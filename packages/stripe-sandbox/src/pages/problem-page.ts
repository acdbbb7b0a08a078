import { html } from './html.ts';
import { page } from './layout.ts';

/** For a request that could not be read or answered, with the status of the error. */
export function problemPage(status: number): string {
  const title = status < 500 ? 'This could not be read' : 'Something went wrong';
  return page(
    title,
    html`<section class="card stack">
      <h1>${title}</h1>
      <p>Nothing was changed. Go back to the app and open the page from there.</p>
    </section>`,
  );
}
