/** The origins of other sites that pages may use, by directive of the content security policy. */
export interface ThirdPartySources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

export interface ThirdPartyConfig {
  readonly googleClientId: string | null;
  readonly microsoftClientId: string | null;
  readonly security: { readonly challenge: { readonly provider: ChallengeProvider } | null };
}

type ChallengeProvider = 'turnstile' | 'hcaptcha';

const NO_SOURCES: ThirdPartySources = { script: [], style: [], connect: [], frame: [] };

/** developers.google.com/identity/gsi/web/guides/get-google-api-clientid, content security policy. */
const GOOGLE: ThirdPartySources = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
  frame: ['https://accounts.google.com/gsi/'],
};

/** MSAL is bundled and only fetches keys and tokens; its popup is no frame. */
const MICROSOFT: ThirdPartySources = {
  ...NO_SOURCES,
  connect: ['https://login.microsoftonline.com'],
};

const TURNSTILE_HOST = ['https://challenges.cloudflare.com'];
/** hCaptcha's documentation requires all of its hosts, because they change by region and time. */
const HCAPTCHA_HOSTS = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

const CHALLENGES: Readonly<Record<ChallengeProvider, ThirdPartySources>> = {
  turnstile: { ...NO_SOURCES, script: TURNSTILE_HOST, frame: TURNSTILE_HOST },
  hcaptcha: {
    script: HCAPTCHA_HOSTS,
    style: HCAPTCHA_HOSTS,
    connect: HCAPTCHA_HOSTS,
    frame: HCAPTCHA_HOSTS,
  },
};

/** Only the sources of the configured services. */
export function thirdPartySources(config: ThirdPartyConfig): ThirdPartySources {
  const { challenge } = config.security;
  const used = [
    config.googleClientId === null ? NO_SOURCES : GOOGLE,
    config.microsoftClientId === null ? NO_SOURCES : MICROSOFT,
    challenge === null ? NO_SOURCES : CHALLENGES[challenge.provider],
  ];
  const of = (directive: keyof ThirdPartySources): string[] =>
    used.flatMap((sources) => sources[directive]);
  return { script: of('script'), style: of('style'), connect: of('connect'), frame: of('frame') };
}
