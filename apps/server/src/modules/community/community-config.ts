import { z } from 'zod';
import { lookupKey } from '../accounts/index.ts';

const text = z.string().trim().optional();

/** Whether there is a community gallery: none, only what an operator has approved, or all that passes the checks. */
type CommunityMode = 'off' | 'review' | 'on';

/** A service that looks at pictures before they are listed. */
export interface ImageServiceConfig {
  readonly url: string;
  /** null: it needs none. */
  readonly key: string | null;
  readonly model: string;
}

export interface CommunityConfig {
  readonly mode: CommunityMode;
  /** The users who moderate, in the form in which usernames are compared. */
  readonly operators: ReadonlySet<string>;
  /** What accounts offer that are younger than this waits for an operator. */
  readonly newAccountHours: number;
  /** Looks at pictures before they are listed: the model of this server, a service, or nothing. */
  readonly imageCheck: 'model' | ImageServiceConfig | null;
}

export const communityVariables = {
  COMMUNITY: z.enum(['off', 'review', 'on']).optional(),
  OPERATORS: text,
  COMMUNITY_NEW_ACCOUNT_HOURS: z.coerce.number().int().min(0).max(8760).default(24),
  IMAGE_CHECK: z.enum(['on', 'off']).default('on'),
  IMAGE_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGE_CHECK_KEY: text,
  IMAGE_CHECK_MODEL: z.string().trim().default('omni-moderation-latest'),
};

type Values = z.infer<z.ZodObject<typeof communityVariables>> & { readonly NODE_ENV: string };

const operatorsOf = ({ OPERATORS = '' }: Values): ReadonlySet<string> =>
  new Set(
    OPERATORS.split(',')
      .map(lookupKey)
      .filter((name) => name !== ''),
  );

const hasOperators = (values: Values): boolean => operatorsOf(values).size > 0;

/** A public gallery needs somebody who answers reports (docs/decisions/0058). */
export function findCommunityFaults(values: Values): { variable: string; message: string }[] {
  const { COMMUNITY: mode = 'off', NODE_ENV } = values;
  if (mode === 'off' || hasOperators(values) || NODE_ENV !== 'production') return [];
  const message = 'in production the community gallery needs OPERATORS who answer reports';
  return [{ variable: 'COMMUNITY', message }];
}

function imageCheckOf(values: Values): CommunityConfig['imageCheck'] {
  const { IMAGE_CHECK_URL: url, IMAGE_CHECK_KEY: key = null, IMAGE_CHECK_MODEL: model } = values;
  if (values.IMAGE_CHECK === 'off') return null;
  return url === undefined ? 'model' : { url, key, model };
}

export function communityOf(values: Values): CommunityConfig {
  const isReady = hasOperators(values) || values.NODE_ENV !== 'production';
  return {
    mode: values.COMMUNITY ?? (isReady ? 'on' : 'off'),
    operators: operatorsOf(values),
    newAccountHours: values.COMMUNITY_NEW_ACCOUNT_HOURS,
    imageCheck: imageCheckOf(values),
  };
}
