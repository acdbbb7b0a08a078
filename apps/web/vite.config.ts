import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { illustratorWords } from './illustrator-words.ts';
import { plainImports } from './plain-imports.ts';
import { precompress } from './precompress.ts';
import { studioFonts } from './studio-fonts.ts';

/** The compiler trades bytes for fewer renders: worth it in the tools, not on pages that are read. */
const COMPILED = ['/features/create/', '/features/gallery/'];

/** What every page needs: one file compresses better than twenty. */
const CORE =
  /node_modules\/(react|react-dom|scheduler)\/(?!.*compiler-runtime)|lucide-react\/dist\/esm\/(Icon|createLucideIcon|shared|context|icons\/(x|languages|menu|moon|sun|wifi-off)\.)|src\/app\/(app|page|shell|error-boundary|language-picker|navigation-bar|offline-notice|site-footer)\.|src\/lib\/(api|auth|cookies|session-store|page-head|site-origin|theme|stillness|router|replay-early-events)|src\/ui\/(button|rich-text|loop-mark|badge|skeleton|class-names|text-link)|src\/language\/texts|src\/lib\/configuration|contract\/src\/limits\.|node_modules\/(wouter|regexparam)\//;

/** What every form looks like. */
const FORM =
  /src\/ui\/(card|field|notice)|lucide-react\/dist\/esm\/icons\/circle-exclamation-point/;

/** What signing in, signing up and getting back in share. */
const WAYS_IN =
  /src\/features\/account\/(account-frame|form-body|use-account-form|password-field|passwords\/(new-password|password-minimum|use-password)|check-email|social\/provider-mark)|contract\/src\/account-checks|lucide-react\/dist\/esm\/icons\/eye\./;

/** What forms say. */
const FORM_MESSAGES = /contract\/src\/messages\/(forms|account)\./;

/** Plans, their names and what they allow. */
const PLANS = /contract\/src\/(plans|plan-names|advanced-prompts)\./;

/** What a prompt may be, on the landing page and in the tools. */
const PROMPT = /contract\/src\/(typed-text|prompt)\.|src\/lib\/kept-prompt/;

/** Both where loops are played: each icon alone is mostly a file's own cost. */
const PLAYING = /lucide-react\/dist\/esm\/icons\/(pause|play)\./;

const GROUPS = [
  { name: 'core', test: CORE },
  { name: 'form', test: FORM },
  { name: 'ways-in', test: WAYS_IN },
  { name: 'form-messages', test: FORM_MESSAGES },
  { name: 'plans', test: PLANS },
  { name: 'prompt', test: PROMPT },
  { name: 'playing', test: PLAYING },
];

export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, '.', 'API_')['API_ORIGIN'] ?? 'http://localhost:3000';
  return {
    plugins: [
      react({ compiler: { sources: COMPILED } }),
      tailwindcss(),
      plainImports(),
      studioFonts(),
      illustratorWords(),
      precompress(),
    ],
    worker: { plugins: () => [illustratorWords()] },
    // wouter's way to support React 17; React 19 has the hook itself, and pages are 600 bytes lighter.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    server: { port: 5173, proxy: { '/api': api, '/media': api, '/stripe-sandbox': api } },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      manifest: true,
      // The prerendered pages name what they need; later pages are fetched on intent.
      modulePreload: false,
      // One style sheet for all, so that no chunk needs one: see `plainImports`.
      cssCodeSplit: false,
      rolldownOptions: {
        // So that unused components of packages are left out.
        treeshake: { manualPureFunctions: ['forwardRef', 'createContext', 'lazy'] },
        // Shorter hashes: every page carries the names of all chunks.
        output: { codeSplitting: { groups: GROUPS }, chunkFileNames: 'assets/[name]-[hash:7].js' },
      },
    },
  };
});
