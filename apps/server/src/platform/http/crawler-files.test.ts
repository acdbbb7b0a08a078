import { expect, it } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { openTestApp } from '../../testing/test-app.ts';

it('lists public and private paths for search engines', async () => {
  const database = await openMemoryDatabase();
  const environment = { PUBLIC_URL: 'https://loops.example' };
  const server = await openTestApp(database, { environment });
  const browser = server.newBrowser();

  const robots = await browser.get('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = robots.body.split('\n');
  expect(lines).toContain('Sitemap: https://loops.example/sitemap.xml');
  for (const start of ['/api/', '/media/', '/my-creations', '/profile', '/create']) {
    expect(lines).toContain(`Disallow: ${start}`);
  }

  const sitemap = await browser.get('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(
    ['', 'ai-gif-generator', 'explore', 'pricing', 'contact', 'privacy', 'terms'].map(
      (name) => `https://loops.example/${name}`,
    ),
  );

  await server.close();
  await database.close();
});
