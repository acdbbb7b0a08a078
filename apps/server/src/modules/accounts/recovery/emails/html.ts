import type { Language } from '@loopwright/contract';
import { escapeHtml } from '../../../../platform/escape-html.ts';
import type { EmailContent } from './email-content.ts';
import type { EmailTexts } from './email-texts.ts';

/** The web app's colours, in the notation that mail programs read. */
const LIGHT = {
  canvas: '#f9f5ee',
  raised: '#ffffff',
  ink: '#261b15',
  soft: '#61544b',
  line: '#e3dbd0',
  link: '#b1380c',
};
const DARK = {
  canvas: '#0e121c',
  raised: '#1d2330',
  ink: '#f3eee6',
  soft: '#bab3aa',
  line: '#303746',
  link: '#ff9c79',
};
const ACCENT = '#ff774f';
const ACCENT_WARM = '#ffb34d';
const ACCENT_INK = '#2a1208';
const FONTS =
  "'Instrument Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,'Hiragino Sans','Noto Sans JP',sans-serif";

/** For programs that know about dark: the others keep what stands on the elements. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background-color:${DARK.canvas}!important}
.card{background-color:${DARK.raised}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.line{border-color:${DARK.line}!important}
.link{color:${DARK.link}!important}
}`;

/** One column, no images, nothing to load: it looks the same wherever it is opened. */
export function htmlOf(
  content: EmailContent,
  language: Language,
  { copyLink, footer }: Pick<EmailTexts, 'copyLink' | 'footer'>,
): string {
  const { subject, greeting, before, action, after, publicUrl } = content;
  const url = escapeHtml(action.url);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${LIGHT.canvas};font-family:${FONTS}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${LIGHT.canvas}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;text-align:left">
<tr><td style="padding:0 4px 16px">
<a href="${escapeHtml(publicUrl)}" class="ink" style="font-size:19px;font-weight:700;letter-spacing:-0.02em;text-decoration:none;color:${LIGHT.ink}">Loopwright</a>
</td></tr>
<tr><td style="height:5px;line-height:5px;font-size:0;border-radius:16px 16px 0 0;background-color:${ACCENT};background-image:linear-gradient(90deg,${ACCENT},${ACCENT_WARM})">&nbsp;</td></tr>
<tr><td class="card" style="padding:32px 28px;border:1px solid ${LIGHT.line};border-top:0;border-radius:0 0 16px 16px;background-color:${LIGHT.raised}">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.25;letter-spacing:-0.02em;color:${LIGHT.ink}">${escapeHtml(subject)}</h1>
${[greeting, ...before].map((text) => paragraph(text, 'ink')).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td style="border-radius:12px;background-color:${ACCENT}">
<a href="${url}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;text-decoration:none;border-radius:12px;color:${ACCENT_INK}">${escapeHtml(action.label)}</a>
</td></tr></table>
${after.map((text) => paragraph(text, 'soft')).join('\n')}
<p class="soft line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${LIGHT.line};font-size:13px;line-height:1.5;color:${LIGHT.soft}">${escapeHtml(copyLink)}<br>
<a href="${url}" class="link" style="word-break:break-all;color:${LIGHT.link}">${url}</a></p>
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:13px;line-height:1.5;color:${LIGHT.soft}">${escapeHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string, tone: 'ink' | 'soft'): string =>
  `<p class="${tone}" style="margin:0 0 14px;font-size:${tone === 'ink' ? 16 : 14}px;line-height:1.55;color:${LIGHT[tone]}">${escapeHtml(text)}</p>`;
