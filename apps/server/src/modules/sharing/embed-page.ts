import { createHash } from 'node:crypto';
import type { Language } from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import { altTextOf, pagePathOf, titleOf } from './description.ts';
import type { Shared } from './shared-creation.ts';
import { SHARE_WORDS } from './words.ts';

const STYLE = `
:root{color-scheme:light dark;font:14px/1.4 system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;height:100vh;background:#0e121c;color:#fff}
main{position:relative;height:100%;display:grid;place-items:center}
picture{display:contents}
img{width:100%;height:100vh;object-fit:contain;display:block}
footer,button{position:absolute;background:rgb(14 18 28/.78);color:#fff;border-radius:8px}
footer{left:8px;bottom:8px;max-width:calc(100% - 120px);padding:4px 10px;display:flex;gap:8px;align-items:baseline}
footer b{font-weight:500;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
footer span,footer a{font-size:12px;white-space:nowrap;color:inherit}
button{right:8px;bottom:8px;min-width:44px;min-height:44px;border:0;padding:0 12px;font:inherit;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid #ffb27a;outline-offset:2px}
p{padding:16px;text-align:center}
@media(max-width:359px){footer span,footer b{display:none}}
`;

/**
 * Pauses by showing the still in place of the loop. Without this script, the loop plays unless the reader prefers
 * reduced motion.
 */
const SCRIPT = `
const button=document.querySelector('button'),still=document.querySelector('source');
let isPaused=matchMedia('(prefers-reduced-motion: reduce)').matches;
const show=()=>{still.media=isPaused?'all':'not all';button.textContent=isPaused?button.dataset.play:button.dataset.pause};
button.onclick=()=>{isPaused=!isPaused;show()};
button.hidden=false;show();
`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but the picture, the style and the script of this page; any site may frame it. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** The page of a player: the picture, its title, and a button that pauses a loop. */
export function embedPage(shared: Shared, language: Language, publicUrl: string): string {
  const { creation } = shared;
  const { media, kind, width, height } = creation;
  const words = SHARE_WORDS[language];
  const title = escapeHtml(titleOf(creation, language));
  const page = escapeHtml(publicUrl + pagePathOf(creation));
  const image = `<img src="${escapeHtml(media.file)}" alt="${escapeHtml(altTextOf(creation, language))}" width="${width}" height="${height}">`;
  const picture =
    kind === 'image'
      ? image
      : `<picture><source media="(prefers-reduced-motion: reduce)" srcset="${escapeHtml(media.still)}">${image}</picture>`;
  const button =
    kind === 'image'
      ? ''
      : `<button type="button" hidden data-pause="${escapeHtml(words.pause)}" data-play="${escapeHtml(words.play)}"></button>`;
  const link = `<a href="${page}" target="_blank" rel="noopener">${escapeHtml(words.openPage)}</a>`;
  const footer = `<footer><b>${title}</b><span>${escapeHtml(words.madeWithAi)}</span>${link}</footer>`;
  const script = kind === 'image' ? '' : `<script>${SCRIPT}</script>`;
  const canonical = `<link rel="canonical" href="${page}">`;
  return frame(language, title, canonical, `<main>${picture}${footer}${button}</main>${script}`);
}

/** What a player shows when nothing is shared there, or no longer. */
export function emptyEmbedPage(language: Language): string {
  const { gone, goneText } = SHARE_WORDS[language];
  return frame(language, escapeHtml(gone), '', `<main><p>${escapeHtml(goneText)}</p></main>`);
}

const frame = (language: Language, title: string, tags: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} · Loopwright</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${tags}<style>${STYLE}</style></head><body>${body}</body></html>`;
