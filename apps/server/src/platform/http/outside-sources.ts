/** Whom our pages may load from, call and frame beside ourselves, by directive of the policy. */
export interface OutsideSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

export interface OutsideConfig {
  readonly googleClientId: string | null;
  readonly microsoftClientId: string | null;
  readonly security: { readonly challenge: { readonly provider: ChallengeProvider } | null };
}

type ChallengeProvider = 'turnstile' | 'hcaptcha';

const NOBODY: OutsideSources = { script: [], style: [], connect: [], frame: [] };

/** developers.google.com/identity/gsi/web/guides/get-google-api-clientid, content security policy. */
const GOOGLE: OutsideSources = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
  frame: ['https://accounts.google.com/gsi/'],
};

/** MSAL is part of our own scripts and asks for keys and tokens; its popup is no frame. */
const MICROSOFT: OutsideSources = { ...NOBODY, connect: ['https://login.microsoftonline.com'] };

const TURNSTILE_HOST = ['https://challenges.cloudflare.com'];
/** Its documentation asks for all of its hosts: they change with region and time. */
const HCAPTCHA_HOSTS = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

const CHALLENGES: Readonly<Record<ChallengeProvider, OutsideSources>> = {
  turnstile: { ...NOBODY, script: TURNSTILE_HOST, frame: TURNSTILE_HOST },
  hcaptcha: {
    script: HCAPTCHA_HOSTS,
    style: HCAPTCHA_HOSTS,
    connect: HCAPTCHA_HOSTS,
    frame: HCAPTCHA_HOSTS,
  },
};

/** Only what this installation uses: nothing of what is not configured. */
export function outsideSources(config: OutsideConfig): OutsideSources {
  const { challenge } = config.security;
  const used = [
    config.googleClientId === null ? NOBODY : GOOGLE,
    config.microsoftClientId === null ? NOBODY : MICROSOFT,
    challenge === null ? NOBODY : CHALLENGES[challenge.provider],
  ];
  const of = (directive: keyof OutsideSources): string[] =>
    used.flatMap((sources) => sources[directive]);
  return { script: of('script'), style: of('style'), connect: of('connect'), frame: of('frame') };
}
