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
  /src\/features\/account\/(account-frame|form-body|use-account-form|password-field|passwords\/(new-password|password-minimum|use-password)|check-email|[a-z/-]*use-link-token|social\/provider-mark)|contract\/src\/account-checks|lucide-react\/dist\/esm\/icons\/eye\./;

/** What forms say. */
const FORM_MESSAGES = /contract\/src\/messages\/(forms|account)\./;

/** Plans, their names and what they allow. */
const PLANS = /contract\/src\/(plans|plan-names|advanced-prompts)\./;

/** What a prompt may be, on the landing page and in the tools. */
const PROMPT = /contract\/src\/(typed-text|prompt)\.|src\/lib\/kept-prompt/;

/** Both where loops are played: each icon alone is mostly a file's own cost. */
const PLAYING = /lucide-react\/dist\/esm\/icons\/(pause|play)\./;

/** What making, finding and editing creations share. Each file costs a slow line a round trip. */
const TOOLS =
  /node_modules\/@tanstack\/(query-core|react-query)\/|react\/(cjs\/react-)?compiler-runtime|src\/lib\/(server-state|use-rested|use-lapsed-session|request-key)\.|src\/entities\/(configuration|generation)\/|src\/entities\/creation\/(creation-keys|use-creations|creation-filter|use-folders)\.|lucide-react\/dist\/esm\/icons\/(lock|lock-open|image|trash|dices)\./;

/** What the form of the create page shares with its parts that come later. */
const CREATE =
  /src\/features\/create\/(generation-(options|problem|calls|checks)|plan-offer|problem|ending)\.|src\/ui\/linked-message/;

/** What the grid of the gallery shares with its parts that come later. */
const GALLERY =
  /src\/features\/gallery\/(later-parts|count-filters|share-and-tell)\.|src\/lib\/view-transition|src\/entities\/creation\/keep-and-share|lucide-react\/dist\/esm\/icons\/(share-2|heart)\./;

/** Ends, delays, parts that come later, and the place of what the server writes meanwhile. */
const WAITING = /src\/lib\/(abort|pause|lazy-part|filled-content)\./;

/** When a creation was made, and how it is downloaded. */
const DETAILS =
  /src\/lib\/(dates|download)\.|contract\/src\/share-routes|lucide-react\/dist\/esm\/icons\/download\./;

/** What a plan costs and has. */
const PRICES = /src\/lib\/prices\.|lucide-react\/dist\/esm\/icons\/check\./;

/** In all languages: the filters of the community gallery and the create page name them. */
const STYLE_NAMES = /src\/language\/all\/style-names|contract\/src\/prompt-styles/;

/** Notes that appear and go, on pages that act. */
const TOASTS = /node_modules\/sonner\/|src\/ui\/toasts/;

/** Alone, for some public pages need one of these and nothing else that the tools share. */
const TOKENS = /contract\/src\/tokens/;
const TEAM_ROUTES = /contract\/src\/team-routes/;

/** What a creation was made with, kept for the create page. */
const RECIPE = /src\/entities\/creation\/recipe|src\/lib\/tab-storage/;

const GROUPS = [
  { name: 'core', test: CORE },
  { name: 'form', test: FORM },
  { name: 'ways-in', test: WAYS_IN },
  { name: 'form-messages', test: FORM_MESSAGES },
  { name: 'plans', test: PLANS },
  { name: 'prompt', test: PROMPT },
  { name: 'playing', test: PLAYING },
  { name: 'waiting', test: WAITING },
  { name: 'recipe', test: RECIPE },
  { name: 'details', test: DETAILS },
  { name: 'prices', test: PRICES },
  { name: 'style-names', test: STYLE_NAMES },
  { name: 'toasts', test: TOASTS },
  { name: 'tokens', test: TOKENS },
  { name: 'team-routes', test: TEAM_ROUTES },
  // After the smaller groups: these take along what they need.
  { name: 'tools', test: TOOLS },
  { name: 'making', test: CREATE },
  { name: 'finding', test: GALLERY },
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
