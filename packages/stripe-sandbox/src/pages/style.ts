import { createHash } from 'node:crypto';
import { Markup } from './html.ts';

/** The look of the product, with the fonts that are there anyway: nothing is fetched. */
const STYLE = `
:root {
  color-scheme: light dark;
  --canvas: oklch(0.972 0.01 82); --surface: oklch(0.99 0.006 85); --raised: oklch(1 0 0);
  --sunken: oklch(0.945 0.014 80); --ink: oklch(0.235 0.022 50); --ink-soft: oklch(0.45 0.022 55);
  --line: oklch(0.885 0.016 76); --line-strong: oklch(0.61 0.022 65);
  --accent: oklch(0.715 0.178 36); --accent-warm: oklch(0.815 0.158 72);
  --accent-ink: oklch(0.22 0.05 42); --accent-text: oklch(0.53 0.175 34);
  --accent-wash: oklch(0.945 0.035 55);
  --danger: oklch(0.5 0.2 14); --danger-wash: oklch(0.955 0.024 12);
  --good: oklch(0.48 0.11 158); --good-wash: oklch(0.95 0.035 155);
  --shadow: 0 1px 2px oklch(0.4 0.05 50 / 0.06), 0 12px 32px -12px oklch(0.4 0.05 50 / 0.16);
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: oklch(0.182 0.022 268); --surface: oklch(0.216 0.024 267);
    --raised: oklch(0.252 0.026 266); --sunken: oklch(0.155 0.02 268);
    --ink: oklch(0.95 0.012 84); --ink-soft: oklch(0.765 0.018 78);
    --line: oklch(0.315 0.026 266); --line-strong: oklch(0.55 0.03 262);
    --accent: oklch(0.735 0.172 38); --accent-warm: oklch(0.83 0.15 74);
    --accent-ink: oklch(0.2 0.05 42); --accent-text: oklch(0.775 0.142 42);
    --accent-wash: oklch(0.282 0.05 38);
    --danger: oklch(0.75 0.15 14); --danger-wash: oklch(0.275 0.06 12);
    --good: oklch(0.79 0.13 158); --good-wash: oklch(0.27 0.045 160);
    --shadow: 0 1px 2px oklch(0.1 0.02 268 / 0.4), 0 16px 40px -16px oklch(0.08 0.02 268 / 0.8);
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; background: var(--canvas); color: var(--ink);
  font: 1rem/1.55 'Instrument Sans', ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif;
  -webkit-font-smoothing: antialiased;
}
h1, h2, h3, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1, h2, h3 { line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); letter-spacing: -0.03em; }
h2 { font-size: 1.125rem; }
a { color: var(--accent-text); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent-text); outline-offset: 3px; border-radius: 6px; }
.skip { position: absolute; left: 16px; top: -64px; padding: 12px 16px; background: var(--raised); border-radius: 10px; }
.skip:focus { top: 12px; z-index: 2; }

.notice {
  background: var(--accent-wash); border-bottom: 1px solid var(--line);
  padding: 20px 0;
}
.notice > div { max-width: 1040px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 48px); display: flex; gap: 16px; align-items: center; }
.notice svg { flex: none; color: var(--accent-text); }
.notice strong {
  display: block; font-size: clamp(1.375rem, 1.05rem + 1.6vw, 2rem); line-height: 1.15;
  letter-spacing: -0.025em; text-wrap: balance;
}
.notice span { color: var(--ink-soft); }

main { max-width: 1040px; margin: 0 auto; padding: clamp(28px, 5vw, 64px) clamp(16px, 4vw, 48px) 64px; }
.two { display: grid; gap: clamp(32px, 5vw, 72px); }
@media (min-width: 820px) { .two { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: start; } }
.pair { display: grid; gap: 24px; align-items: start; }
@media (min-width: 900px) { .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.stack { display: grid; gap: 24px; }
.tight { display: grid; gap: 8px; }
.soft { color: var(--ink-soft); }
.small { font-size: 0.875rem; }
.number { font-variant-numeric: tabular-nums; }
.back { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: var(--ink-soft); text-decoration: none; }
.back:hover { color: var(--ink); text-decoration: underline; }

.card {
  background: var(--raised); border: 1px solid var(--line); border-radius: 18px;
  padding: clamp(20px, 3vw, 32px); box-shadow: var(--shadow);
}
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 18px; padding: clamp(20px, 3vw, 28px); }
.price { font-size: clamp(2.25rem, 1.7rem + 2.6vw, 3.25rem); font-weight: 650; letter-spacing: -0.04em; line-height: 1.05; }
.price .later { display: block; margin-top: 10px; line-height: 1.4; }
.price small { font-size: 1.0625rem; font-weight: 450; letter-spacing: 0; color: var(--ink-soft); }

.lines { border-top: 1px solid var(--line); }
.lines > div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.lines dt { min-width: 0; overflow-wrap: anywhere; }
.lines dd { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.lines .total { font-weight: 650; }

fieldset { border: 0; min-width: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: 12px; }
.choice {
  position: relative; display: grid; grid-template-columns: auto 1fr; column-gap: 14px; align-items: start;
  padding: 14px 16px; border: 1px solid var(--line-strong); border-radius: 12px;
  background: var(--surface); cursor: pointer;
}
.choice + .choice { margin-top: 10px; }
.choice:hover { border-color: var(--ink-soft); }
.choice:has(:checked) { border-color: var(--accent-text); box-shadow: inset 0 0 0 1px var(--accent-text); background: var(--raised); }
.choice:has(:focus-visible) { outline: 3px solid var(--accent-text); outline-offset: 3px; }
.choice input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--accent-text); outline: none; }
.choice b { display: block; font-weight: 600; }
.choice span span { color: var(--ink-soft); font-size: 0.875rem; }

.buttons { display: grid; gap: 10px; }
.row { display: flex; flex-wrap: wrap; gap: 10px; }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 10px 18px;
  border: 1px solid var(--line-strong); border-radius: 12px; background: transparent; color: var(--ink);
  font: inherit; font-weight: 600; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer;
  transition: background-color 160ms ease-out, border-color 160ms ease-out;
}
.button:hover { background: var(--sunken); border-color: var(--ink-soft); }
.button.main { min-height: 52px; border-color: transparent; background: var(--accent); color: var(--accent-ink); font-size: 1.0625rem; }
.button.main:hover { background: var(--accent-warm); }
@media (prefers-reduced-motion: reduce) { .button { transition: none; } }

.message { border-radius: 12px; padding: 14px 16px; }
.message.bad { background: var(--danger-wash); color: var(--danger); }
.message.good { background: var(--good-wash); color: var(--good); }
.message b { display: block; }
.badge {
  display: inline-flex; align-items: center; padding: 2px 10px; border-radius: 999px; font-size: 0.8125rem;
  font-weight: 600; background: var(--sunken); color: var(--ink-soft); white-space: nowrap;
}
.badge.good { background: var(--good-wash); color: var(--good); }
.badge.bad { background: var(--danger-wash); color: var(--danger); }
.heading { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; }

.invoices > li { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 14px 0; border-top: 1px solid var(--line); }
.invoices > li:first-child { border-top: 0; padding-top: 4px; }
.invoices .what { flex: 1 1 100%; min-width: 0; display: grid; }
@media (min-width: 520px) { .invoices .what { flex: 1 1 8rem; } }
.invoices .number { margin-left: auto; min-width: 4rem; text-align: right; }
.invoices a { display: inline-flex; align-items: end; min-height: 44px; padding-bottom: 2px; justify-self: start; }
.invoices form { margin-left: auto; }
.clock { border: 2px dashed var(--line-strong); background: transparent; }
.clock time { font-size: 1.375rem; font-weight: 600; letter-spacing: -0.02em; }

.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 12px 0 12px 16px; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere; }
th { font-size: 0.8125rem; font-weight: 600; color: var(--ink-soft); }
tfoot td, tfoot th { border-bottom: 0; color: inherit; font-size: 1rem; }
@media print {
  :root { --canvas: #fff; --raised: #fff; --surface: #fff; --ink: #000; --ink-soft: #333; --line: #bbb; --shadow: none; }
  .notice, .back { display: none; }
  .card { border: 0; padding: 0; }
  main { padding: 0; }
}
`;

/** Byte for byte what the hash below was made of, so not for a formatter to indent. */
export const STYLE_ELEMENT = new Markup(`<style>${STYLE}</style>`);

export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
