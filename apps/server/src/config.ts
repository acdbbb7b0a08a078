import { delimiter } from 'node:path';
import { z } from 'zod';
import {
  missingForNotification,
  notificationOf,
  notificationVariables,
  type PersonalNotification,
} from './modules/accounts/users/notification-config.ts';
import {
  findPaymentFaults,
  type PaymentsConfig,
  paymentsOf,
  paymentVariables,
} from './modules/billing/payments-config.ts';
import {
  type CommunityConfig,
  communityOf,
  communityVariables,
  findCommunityFaults,
} from './modules/community/community-config.ts';
import {
  findModelFaults,
  type ModelsConfig,
  modelsOf,
  modelVariables,
  type TextModelConfig,
  textModelOf,
} from './modules/engines/models-config.ts';
import { ConfigurationError } from './platform/configuration-error.ts';
import { type MailConfig, mailOf, mailVariables } from './platform/mail/mail-config.ts';
import type { LogLevel } from './platform/observability/logger.ts';
import {
  findSecurityFaults,
  type SecurityConfig,
  securityOf,
  securityVariables,
} from './security-config.ts';

/** The length of a random secret that cannot be guessed, in characters. */
const SECRET_MINIMUM = 32;

const text = z.string().trim().optional();

const environmentSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: z.url().optional(),
    /** The system's search path for programs. */
    PATH: z.string().default(''),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: text,
    STORAGE_URL: text,
    /** Whether downloads are redirected to signed URLs of an S3 storage. */
    MEDIA_REDIRECTS: z.stringbool().default(false),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    SESSION_SECRET: text,
    GOOGLE_CLIENT_ID: text,
    MICROSOFT_CLIENT_ID: text,
    X_CLIENT_ID: text,
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    METRICS_TOKEN: text,
    /** The number of proxies in front of the server whose X-Forwarded-For entries are trusted. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Generations that run at the same time in this process. */
    WORKER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
    /** How long running generations may continue after a signal to stop. */
    STOP_GRACE_SECONDS: z.coerce.number().int().min(0).max(3600).default(20),
    /** Generations that may wait before new ones are rejected with 503. */
    QUEUE_LIMIT: z.coerce.number().int().min(1).default(5000),
    /** Free disk space below which new work is rejected; 0: never. */
    DISK_RESERVE_MB: z.coerce.number().int().min(0).default(512),
    /** Days after which the stored frames of loops are deleted; empty: never. */
    KEEP_SOURCES_DAYS: z.coerce.number().int().min(1).optional(),
    /** Sign-ups per hour from one network address. */
    SIGNUPS_PER_HOUR: z.coerce.number().int().min(1).default(100),
    ...modelVariables,
    ...securityVariables,
    ...paymentVariables,
    ...mailVariables,
    ...notificationVariables,
    ...communityVariables,
  })
  .refine((values) => values.ROLE === 'all' || values.DATABASE_URL !== undefined, {
    path: ['ROLE'],
    message: 'the embedded database serves one process: web and worker need a DATABASE_URL',
  })
  .superRefine((values, context) => {
    for (const { variable, message } of [
      ...findPaymentFaults(values),
      ...findModelFaults(values),
      ...findCommunityFaults(values),
    ]) {
      context.addIssue({ code: 'custom', path: [variable], message });
    }
    for (const variable of ['SESSION_SECRET', 'METRICS_TOKEN'] as const) {
      const secret = values[variable];
      if (values.NODE_ENV !== 'production' || secret === undefined) continue;
      if (secret.length >= SECRET_MINIMUM) continue;
      const message = `in production it needs at least ${SECRET_MINIMUM} random characters`;
      context.addIssue({ code: 'custom', path: [variable], message });
    }
    for (const { variable, message } of findSecurityFaults(values)) {
      context.addIssue({ code: 'custom', path: [variable], message });
    }
    for (const variable of missingForNotification(values)) {
      const message = 'the three NOTIFICATION_ variables are given together or not at all';
      context.addIssue({ code: 'custom', path: [variable], message });
    }
  });

export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly isHttps: boolean;
  /** The folders in which programs such as ffmpeg are searched, in order. */
  readonly programFolders: readonly string[];
  readonly dataDirectory: string;
  /** null: the embedded database under `dataDirectory`. */
  readonly databaseUrl: string | null;
  /** `file:` or `s3:`; null: files under `dataDirectory`. */
  readonly storageUrl: string | null;
  /** Downloads are redirected to signed URLs where the storage has them. */
  readonly mediaRedirects: boolean;
  readonly role: 'all' | 'web' | 'worker';
  /** null: generated at the first start and stored in `dataDirectory`. */
  readonly sessionSecret: string | null;
  readonly models: ModelsConfig;
  /** The model that writes prompt suggestions; null: built-in rules. */
  readonly textModel: TextModelConfig | null;
  readonly googleClientId: string | null;
  readonly microsoftClientId: string | null;
  readonly xClientId: string | null;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  readonly trustedProxies: number;
  readonly workerThreads: number | null;
  readonly stopGraceSeconds: number;
  readonly queueLimit: number;
  /** null: as long as their creations. */
  readonly keepSourcesDays: number | null;
  readonly diskReserveMb: number;
  readonly signupsPerHour: number;
  readonly security: SecurityConfig;
  readonly payments: PaymentsConfig;
  readonly mail: MailConfig;
  readonly notification: PersonalNotification | null;
  readonly community: CommunityConfig;
}

/**
 * Reads the configuration. No other code reads environment variables.
 * @throws ConfigurationError with one line per faulty variable
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as absent, because .env files list all variables.
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(
      `The environment has mistakes (see .env.example):\n${lines.join('\n')}`,
    );
  }
  const values = result.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    programFolders: values.PATH.split(delimiter).filter((folder) => folder !== ''),
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    storageUrl: values.STORAGE_URL ?? null,
    mediaRedirects: values.MEDIA_REDIRECTS,
    role: values.ROLE,
    sessionSecret: values.SESSION_SECRET ?? null,
    models: modelsOf(values),
    textModel: textModelOf(values),
    googleClientId: values.GOOGLE_CLIENT_ID ?? null,
    microsoftClientId: values.MICROSOFT_CLIENT_ID ?? null,
    xClientId: values.X_CLIENT_ID ?? null,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    workerThreads: values.WORKER_THREADS ?? null,
    stopGraceSeconds: values.STOP_GRACE_SECONDS,
    queueLimit: values.QUEUE_LIMIT,
    keepSourcesDays: values.KEEP_SOURCES_DAYS ?? null,
    diskReserveMb: values.DISK_RESERVE_MB,
    signupsPerHour: values.SIGNUPS_PER_HOUR,
    security: securityOf(values),
    payments: paymentsOf(values),
    mail: mailOf(values, publicUrl),
    notification: notificationOf(values),
    community: communityOf(values),
  };
}
