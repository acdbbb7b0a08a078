import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the hashes of inline scripts', () => {
  it('cover exactly the text between the tags, line breaks included', () => {
    const code = '\n  document.documentElement.className = "dark";\n';
    expect(inlineScriptHashes([`<head><script>${code}</script></head>`])).toEqual([hashOf(code)]);
  });

  it('leave out scripts from files and blocks of data', () => {
    const html = `<script type="module" crossorigin src="/assets/a.js"></script>
      <script type="application/ld+json">{"a":1}</script>
      <script type="module">start()</script>`;
    expect(inlineScriptHashes([html, html])).toEqual([hashOf('start()')]);
  });
});
