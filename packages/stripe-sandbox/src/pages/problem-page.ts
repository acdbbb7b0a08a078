import { html } from './html.ts';
import { page } from './layout.ts';

/** For a request that could not be read or answered, with the status of the error. */
export function problemPage(status: number): string {
  const title = status < 500 ? "That request didn't work" : 'Something went wrong';
  return page(
    title,
    html`<section class="card stack">
      <h1>${title}</h1>
      <p>Nothing has changed. Go back to the app and open the page again from there.</p>
    </section>`,
  );
}
