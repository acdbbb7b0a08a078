import { expect, it } from 'vitest';
import { fillHead } from './page-head.ts';

const PUBLIC_URL = 'https://loops.example';

/** As the build writes it. */
const BUILT = `<html><head><meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" /><title>Loop · Loopwright</title><meta name="description" content="A loop."/><link rel="canonical" href="https://loops.example/l/:slug"/><meta property="og:title" content="Loop · Loopwright"/><meta name="twitter:title" content="Loop · Loopwright"/><meta property="og:description" content="A loop."/><meta name="twitter:description" content="A loop."/><meta property="og:image" content="https://loops.example/cards/home.jpg"/><meta name="twitter:image" content="https://loops.example/cards/home.jpg"/><meta property="og:image:alt" content="Loop · Loopwright"/><meta property="og:url" content="https://loops.example/l/:slug"/></head><body><title>Loop</title></body></html>`;

const fill = (head: Parameters<typeof fillHead>[1]): string => fillHead(BUILT, head, PUBLIC_URL);

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

it('writes title, description, address and image into all tags that have them', () => {
  const html = fill({
    title: 'A fox in the snow',
    description: 'A seamless loop by ana.',
    path: '/l/fox',
    image: { path: '/media/fox.gif', width: 480, height: 360 },
  });
  const title = 'A fox in the snow · Loopwright';
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('<link rel="canonical" href="https://loops.example/l/fox"/>');
  expect(contentOf(html, 'description')).toBe('A seamless loop by ana.');
  for (const place of ['og', 'twitter']) {
    expect(contentOf(html, `${place}:title`)).toBe(title);
    expect(contentOf(html, `${place}:description`)).toBe('A seamless loop by ana.');
    expect(contentOf(html, `${place}:image`)).toBe('https://loops.example/media/fox.gif');
  }
  expect(contentOf(html, 'og:image:alt')).toBe(title);
  expect(contentOf(html, 'og:image:width')).toBe('480');
  expect(contentOf(html, 'og:image:height')).toBe('360');
  expect(contentOf(html, 'og:url')).toBe('https://loops.example/l/fox');
  expect(html).not.toContain(':slug');
  expect(html).not.toContain('noindex');
  expect(html).toContain('<body><title>Loop</title></body>');
});

it('leaves what it is not given as it was built', () => {
  const html = fill({});
  expect(html.replace(/<script[^]*<\/script>/, '')).toBe(BUILT);
});

it('keeps a page without an address of its own out of search engines', () => {
  const html = fill({ path: null, isPrivate: true });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
});

it('does not repeat the robots tag of a page that is private already', () => {
  const built = BUILT.replace('</head>', '<meta name="robots" content="noindex"/></head>');
  const html = fillHead(built, { isPrivate: true }, PUBLIC_URL);
  expect(html.match(/"robots"/g)).toHaveLength(1);
});

it('lets no text end its attribute, its element or its script', () => {
  const attack = `"><script>alert('1')</script></title>$& $1 &amp;`;
  const html = fill({ title: attack, description: attack, structuredData: { name: attack } });
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(contentOf(html, 'description')).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;/title&gt;$&amp; $1 &amp;amp;',
  );
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ name: attack });
});

it('gives the values to the script of the page, on one line each', () => {
  const html = fill({ title: ' A fox\r\nin </script> snow ', path: '/l/fox', isPrivate: true });
  const values = /<script type="application\/json" id="page-head">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(values ?? '')).toEqual({
    title: 'A fox in </script> snow',
    path: '/l/fox',
    isPrivate: true,
  });
});
