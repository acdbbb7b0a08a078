import { type GenerationKind, PLAN_NAMES, type PlanName, PLANS } from '@loopwright/contract';
import { z } from 'zod';
import { type NamedModel, readModelList } from './model-list.ts';

/**
 * Other characters cannot be sent in a header and usually come from copying; `docker run --env-file`
 * treats quotation marks as a part of the value.
 */
const key = z
  .string()
  .trim()
  .regex(
    /^[!#-&(-_a-~]+$/,
    'has a space, a line break, quotation marks or another character that no key has',
  )
  .optional();
const address = z
  .string()
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }))
  .refine(isBare, 'must have no user, password, query or fragment: keys have their own variables')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** Paths are appended to the address. */
function isBare(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { username, password } = new URL(url);
  return username === '' && password === '' && !/[?#]/.test(url);
}

/** The variables of each provider's key, as the AI SDK names them; the first one that is set is used. */
const KEY_VARIABLES = {
  google: ['GOOGLE_GENERATIVE_AI_API_KEY'],
  openai: ['OPENAI_API_KEY'],
  fal: ['FAL_API_KEY', 'FAL_KEY'],
  replicate: ['REPLICATE_API_TOKEN'],
  bfl: ['BFL_API_KEY'],
} as const;

export const modelVariables = {
  /** Models for images and for loops; the first one that a plan includes is its default. */
  IMAGE_MODEL: z.string().default('illustrator'),
  VIDEO_MODEL: z.string().default('illustrator'),
  GOOGLE_GENERATIVE_AI_API_KEY: key,
  OPENAI_API_KEY: key,
  FAL_API_KEY: key,
  /** The name that fal's own tools use. */
  FAL_KEY: key,
  REPLICATE_API_TOKEN: key,
  BFL_API_KEY: key,
  /** An OpenAI-compatible server, such as http://localhost:8091/v1. */
  COMPATIBLE_BASE_URL: address,
  COMPATIBLE_API_KEY: key,
  COMPATIBLE_STEPS: z.coerce.number().int().min(1).max(500).optional(),
  /** A server with `/v1/videos`. */
  VIDEOS_BASE_URL: address,
  VIDEOS_API_KEY: key,
  /** Writes suggestions for prompts; without it, the built-in rules do. */
  TEXT_MODEL: z
    .string()
    .regex(
      /^(?:google|openai|compatible):[\w@./:-]{1,200}$/,
      'must be google:model, openai:model or compatible:model',
    )
    .optional(),
  /** A compatible server for text, when it differs from the one for images. */
  TEXT_BASE_URL: address,
  TEXT_API_KEY: key,
  /** Requests that one process sends to one provider at the same time. */
  MODEL_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
};

type ModelValues = z.infer<z.ZodObject<typeof modelVariables>>;

const VARIABLES: Readonly<Record<GenerationKind, 'IMAGE_MODEL' | 'VIDEO_MODEL'>> = {
  image: 'IMAGE_MODEL',
  gif: 'VIDEO_MODEL',
};

/** The providers of each kind. */
const PROVIDERS: Readonly<Record<GenerationKind, readonly string[]>> = {
  image: [...Object.keys(KEY_VARIABLES), 'compatible'],
  gif: [...Object.keys(KEY_VARIABLES), 'compatible', 'videos'],
};

interface ProviderSettings {
  readonly apiKey: string | null;
  /** Without a trailing slash; null: the provider's default. */
  readonly baseUrl: string | null;
  /** Of a diffusion model; null: the default of its server. */
  readonly steps: number | null;
}

export interface TextModelConfig extends Omit<ProviderSettings, 'steps'> {
  readonly provider: string;
  readonly model: string;
}

export interface ModelsConfig {
  readonly image: readonly NamedModel[];
  readonly gif: readonly NamedModel[];
  /** Of the configured providers, by name. */
  readonly providers: Readonly<Record<string, ProviderSettings>>;
  readonly concurrency: number;
}

interface Fault {
  readonly variable: string;
  readonly message: string;
}

/** Errors in the combination of the variables, one line each. */
export function findModelFaults(values: ModelValues): Fault[] {
  const faults: Fault[] = findTextModelFaults(values);
  for (const kind of ['image', 'gif'] as const) {
    const variable = VARIABLES[kind];
    const { models, problems } = readModelList(values[variable], plansFor(kind));
    const blame = (message: string) => faults.push({ variable, message });
    problems.forEach(blame);
    const providers = new Set(models.map(({ provider }) => provider));
    for (const provider of providers) {
      if (provider === 'illustrator') continue;
      if (!PROVIDERS[kind].includes(provider)) {
        blame(`'${provider}' is no provider: use ${PROVIDERS[kind].join(', ')} or illustrator`);
        continue;
      }
      const missing = missingFor(provider, values);
      if (missing !== null) faults.push({ variable: missing, message: `${variable} needs it` });
    }
    const unserved = plansFor(kind).filter((plan) => !models.some((m) => m.plans.includes(plan)));
    if (problems.length === 0 && unserved.length > 0) {
      blame(
        `leaves ${unserved.join(' and ')} without a model; add illustrator@${unserved.join('+')}`,
      );
    }
  }
  return faults;
}

function findTextModelFaults(values: ModelValues): Fault[] {
  const { provider } = namedTextModel(values) ?? { provider: null };
  if (provider === null || (provider === 'compatible' && values.TEXT_BASE_URL)) return [];
  const missing = missingFor(provider, values);
  return missing === null ? [] : [{ variable: missing, message: 'TEXT_MODEL needs it' }];
}

function namedTextModel({ TEXT_MODEL }: ModelValues) {
  if (TEXT_MODEL === undefined) return null;
  const [provider = '', ...rest] = TEXT_MODEL.split(':');
  return { provider, model: rest.join(':') };
}

const plansFor = (kind: GenerationKind): readonly PlanName[] =>
  PLAN_NAMES.filter((plan) => kind === 'image' || PLANS[plan].allowsGif);

const isKeyed = (provider: string): provider is keyof typeof KEY_VARIABLES =>
  Object.hasOwn(KEY_VARIABLES, provider);

const keyOf = (provider: keyof typeof KEY_VARIABLES, values: ModelValues): string | null =>
  KEY_VARIABLES[provider].map((variable) => values[variable]).find((key) => key) ?? null;

function missingFor(provider: string, values: ModelValues): keyof ModelValues | null {
  if (isKeyed(provider)) {
    return keyOf(provider, values) === null ? KEY_VARIABLES[provider][0] : null;
  }
  const variable = provider === 'videos' ? 'VIDEOS_BASE_URL' : 'COMPATIBLE_BASE_URL';
  return values[variable] === undefined ? variable : null;
}

/** @param values without faults */
export function modelsOf(values: ModelValues): ModelsConfig {
  const image = readModelList(values.IMAGE_MODEL, plansFor('image')).models;
  const gif = readModelList(values.VIDEO_MODEL, plansFor('gif')).models;
  const named = new Set([...image, ...gif].map(({ provider }) => provider));
  named.delete('illustrator');
  const settings = [...named].map((provider) => [provider, settingsOf(provider, values)]);
  return {
    image,
    gif,
    providers: Object.fromEntries(settings),
    concurrency: values.MODEL_CONCURRENCY,
  };
}

/** @param values without faults */
export function textModelOf(values: ModelValues): TextModelConfig | null {
  const named = namedTextModel(values);
  if (named === null) return null;
  const hasOwnServer = named.provider === 'compatible' && values.TEXT_BASE_URL !== undefined;
  const { apiKey, baseUrl } = hasOwnServer
    ? { apiKey: values.TEXT_API_KEY ?? null, baseUrl: values.TEXT_BASE_URL ?? null }
    : settingsOf(named.provider, values);
  return { ...named, apiKey, baseUrl };
}

function settingsOf(provider: string, values: ModelValues): ProviderSettings {
  const own = { baseUrl: null, steps: null };
  if (isKeyed(provider)) return { ...own, apiKey: keyOf(provider, values) };
  return provider === 'videos'
    ? { ...own, apiKey: values.VIDEOS_API_KEY ?? null, baseUrl: values.VIDEOS_BASE_URL ?? null }
    : {
        apiKey: values.COMPATIBLE_API_KEY ?? null,
        baseUrl: values.COMPATIBLE_BASE_URL ?? null,
        steps: values.COMPATIBLE_STEPS ?? null,
      };
}
