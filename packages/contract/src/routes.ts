/** Every path of the HTTP interface, once. `:id` is a path parameter. */
export const ROUTES = {
  me: '/api/auth/me',
  register: '/api/auth/register',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  google: '/api/auth/google',
  microsoft: '/api/auth/microsoft',
  x: '/api/auth/x',
  passwordForgotten: '/api/auth/password/forgotten',
  passwordReset: '/api/auth/password/reset',
  emailConfirmation: '/api/auth/email/confirmation',
  account: '/api/account',
  accountPassword: '/api/account/password',
  accountEmail: '/api/account/email',
  accountEmailConfirmation: '/api/account/email/confirmation',
  accountIdentity: '/api/account/identities/:provider',
  accountSessions: '/api/account/sessions',
  accountSession: '/api/account/sessions/:id',
  accountExport: '/api/account/export',
  accountDeletion: '/api/account/deletion',
  contact: '/api/contact',
  createCheckoutSession: '/api/stripe/create-checkout-session',
  updateSubscription: '/api/stripe/update-subscription',
  cancelSubscription: '/api/stripe/cancel-subscription',
  createPortalSession: '/api/stripe/create-customer-portal-session',
  stripeWebhook: '/api/stripe/webhook',
  generateImage: '/api/generate/image',
  generateGif: '/api/generate/gif',
  enhancePrompt: '/api/prompts/enhance',
  activeGenerations: '/api/generations/active',
  generation: '/api/generations/:id',
  generationEvents: '/api/generations/:id/events',
  creations: '/api/creations',
  creation: '/api/creations/:id',
  creationRestoration: '/api/creations/:id/restoration',
  creationCuts: '/api/creations/:id/cuts',
  media: '/media/:name',
  configuration: '/api/config',
} as const;

/** For programs that look after the server. Apart from `ROUTES`, which every page loads. */
export const OPERATIONS_ROUTES = {
  openapi: '/api/openapi.json',
  healthy: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
} as const;

/** Apart from `ROUTES`, which every page loads. */
export const EXPORT_ROUTES = {
  targets: '/api/export-targets',
  ofCreation: '/api/creations/:id/exports',
  preflight: '/api/creations/:id/preflight',
  /** The frames of a creation in full color, for files that are made in the browser. */
  frames: '/api/creations/:id/frames',
  export: '/api/exports/:id',
  events: '/api/exports/:id/events',
  file: '/api/exports/:id/file',
} as const;

/** Organizing the gallery. Apart from `ROUTES`, which every page loads. */
export const GALLERY_ROUTES = {
  deletions: '/api/creation-deletions',
  restorations: '/api/creation-restorations',
  folders: '/api/folders',
  folder: '/api/folders/:id',
} as const;

/** Apart from `ROUTES`, which every page loads. */
export const TOKEN_ROUTES = {
  usage: '/api/tokens/usage',
  recentUsage: '/api/tokens/usage/recent',
  usageCsv: '/api/tokens/usage.csv',
} as const;

/** Of the Studio. Apart from `ROUTES`, which every page loads. */
export const DOCUMENT_ROUTES = {
  documents: '/api/documents',
  document: '/api/documents/:id',
  restoration: '/api/documents/:id/restoration',
  copies: '/api/documents/:id/copies',
  exports: '/api/documents/:id/exports',
  preflight: '/api/documents/:id/preflight',
  /** Saves the document to the gallery. */
  creations: '/api/documents/:id/creations',
  uploads: '/api/uploads',
  /** The file that a layer shows for a creation. */
  creationMedia: '/api/creations/:id/media',
  /** The frames of a creation's file or of an upload, in full color. */
  assetFrames: '/api/assets/:id/frames',
  /** How the creation was made whose file a layer shows. */
  assetCreation: '/api/assets/:id/creation',
} as const;

/** Fills in the parameters of a route. */
export const pathTo = (route: string, parameters: Readonly<Record<string, string>>): string =>
  route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** Says which session a browser belongs to: under https, and without. */
export const SESSION_COOKIE = { https: '__Host-sid', http: 'sid' } as const;
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Names the workspace that a request is about; without it, the session's active one is meant. */
export const WORKSPACE_HEADER = 'X-Workspace-Id';
/** On the answer of a GIF generation: what would be `creation.id` in a JSON body. */
export const CREATION_ID_HEADER = 'X-Creation-Id';
/** On the answer of a generation. */
export const GENERATION_ID_HEADER = 'X-Generation-Id';
/** The name of every event of a generation's event stream. */
export const GENERATION_EVENT = 'generation';
/** The name of every event of an export's event stream. */
export const EXPORT_EVENT = 'export';
