import {
  type Account,
  accountResponseSchema,
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  linkRequestSchema,
  microsoftLoginRequestSchema,
  ROUTES,
  socialLoginRequestSchema,
  unlinkRequestSchema,
  userResponseSchema,
} from '@loopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, notFoundError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { readClient } from '../sessions/read-client.ts';
import {
  sendSessionResponse,
  type SessionResponseDependencies,
} from '../sessions/session-response.ts';
import { requireUser } from '../sessions/session.ts';
import type { SignedInUser } from '../users/account.ts';
import type { ProviderTokens } from './identity-verifier.ts';
import type { SocialService } from './social-service.ts';

export interface SocialRouteDependencies extends SessionResponseDependencies {
  readonly social: SocialService;
  readonly overview: (user: SignedInUser) => Promise<Account>;
}

const tags = ['accounts'];
const config = { missingFieldMessage: 'noAccessToken' } as const;
const SIGN_IN = {
  google: {
    summary: 'Sign in or up with an access token of Google',
    body: socialLoginRequestSchema,
  },
  microsoft: {
    summary: 'Sign in or up with an id token, or an access token, of Microsoft',
    body: microsoftLoginRequestSchema,
  },
  x: {
    summary: 'Sign in or up with an access token of X; 404 unless X_CLIENT_ID is set',
    body: socialLoginRequestSchema,
  },
} satisfies Record<IdentityProvider, object>;
const params = z.object({ provider: z.string() });
/** The body is optional. */
const unlinkBody = unlinkRequestSchema.nullish();
const linkResponse = { 200: accountResponseSchema };

type Params = z.infer<typeof params>;
type LinkRequest = z.infer<typeof linkRequestSchema>;
type UnlinkRequest = z.infer<typeof unlinkBody>;

export function registerSocialRoutes(app: App, dependencies: SocialRouteDependencies): void {
  const { social, overview } = dependencies;
  const signIn = async (
    request: FastifyRequest<{ Body: ProviderTokens }>,
    reply: FastifyReply,
    provider: IdentityProvider,
  ) => {
    const client = readClient(request);
    const signedIn = await logFailure(request, provider, () =>
      social.signIn(provider, request.body, client),
    );
    request.log.info({ provider, isNew: signedIn.isNew }, 'signed in through a provider');
    return sendSessionResponse(dependencies, request, reply, signedIn);
  };
  const link = async (request: FastifyRequest<{ Params: Params; Body: LinkRequest }>) => {
    const user = requireUser(request);
    const provider = readProvider(request.params);
    await logFailure(request, provider, () =>
      social.link(provider, user, request.body, readClient(request)),
    );
    request.log.info({ provider }, 'linked an account of a provider');
    return { account: await overview(user) };
  };
  const unlink = async (request: FastifyRequest<{ Params: Params; Body: UnlinkRequest }>) => {
    const user = requireUser(request);
    const provider = readProvider(request.params);
    const { currentPassword } = request.body ?? {};
    await social.unlink(provider, user, currentPassword, readClient(request));
    request.log.info({ provider }, 'unlinked an account of a provider');
    return { account: await overview(user) };
  };

  for (const provider of IDENTITY_PROVIDERS) {
    app.post(
      ROUTES[provider],
      {
        schema: { ...SIGN_IN[provider], tags, response: { 200: userResponseSchema } },
        config,
        // Before the body is validated: a disabled provider answers 404 to any body.
        preValidation: async () => social.checkIsEnabled(provider),
      },
      (request, reply) => signIn(request, reply, provider),
    );
  }

  app.post(
    ROUTES.accountIdentity,
    {
      schema: {
        summary: 'Link an account of a provider to the own one',
        tags,
        params,
        body: linkRequestSchema,
        response: linkResponse,
      },
      config,
      onRequest: async (request) => void requireUser(request),
      preValidation: async ({ params }) => social.checkIsEnabled(readProvider(params)),
    },
    (request) => link(request),
  );

  app.delete(
    ROUTES.accountIdentity,
    {
      schema: {
        summary: 'Unlink an account of a provider, unless it is the last sign-in method',
        tags,
        params,
        body: unlinkBody,
        response: linkResponse,
      },
      onRequest: async (request) => void requireUser(request),
    },
    (request) => unlink(request),
  );
}

function readProvider({ provider }: Params): IdentityProvider {
  const known = IDENTITY_PROVIDERS.find((name) => name === provider);
  if (known !== undefined) return known;
  throw notFoundError();
}

/** Logs which provider and which check failed. The user is only told that it failed. */
async function logFailure<T>(
  request: FastifyRequest,
  provider: IdentityProvider,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.cause instanceof Error) {
      const { kind, cause } = error;
      const reason = cause.message;
      if (kind === 'unauthenticated') {
        request.log.info({ provider, reason }, 'a provider did not confirm the identity');
      }
      if (kind === 'unavailable')
        request.log.warn({ provider, reason }, 'a provider is unavailable');
    }
    throw error;
  }
}
