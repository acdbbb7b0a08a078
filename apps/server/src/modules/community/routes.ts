import {
  COMMUNITY_ROUTES,
  COMMUNITY_SITEMAP,
  communityQuerySchema,
  communityResponseSchema,
  likeResponseSchema,
  ownProfileResponseSchema,
  pathTo,
  PROFILE_PAGE,
  profileRequestSchema,
  profileResponseSchema,
  SHARE_PAGE,
} from '@loopwright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFoundError } from '../../platform/errors.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { MINUTE_CACHING } from '../../platform/http/send-file.ts';
import type { RequestCounter } from '../../platform/rate-limits/request-limits.ts';
import { requirePermission } from '../workspaces/index.ts';
import type { CommunityViewCounter } from './community-limits.ts';
import type { CommunityService } from './service.ts';

const tags = ['community'];

interface CommunityRouteDependencies {
  readonly community: CommunityService;
  readonly countLike: RequestCounter;
  readonly countView: CommunityViewCounter;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** The community gallery, likes and public pages of users. */
export function registerCommunityRoutes(app: App, dependencies: CommunityRouteDependencies): void {
  const { community, countView, publicUrl } = dependencies;

  app.get(
    COMMUNITY_ROUTES.creations,
    {
      schema: {
        summary: 'What is shared with everybody, newest or rising first',
        tags,
        querystring: communityQuerySchema,
        response: { 200: communityResponseSchema },
      },
    },
    async (request, reply) => {
      await countView(clientAddress(request));
      reply.header('cache-control', 'no-store');
      const { principal } = request;
      return await community.list(
        principal.kind === 'visitor' ? null : principal.userId,
        request.query,
      );
    },
  );

  registerLikes(app, dependencies);

  app.get(
    COMMUNITY_ROUTES.profile,
    {
      schema: {
        summary: 'The public page of a user who has one',
        tags,
        params: z.object({ username: z.string() }),
        response: { 200: profileResponseSchema },
      },
    },
    async (request, reply) => {
      await countView(clientAddress(request));
      reply.header('cache-control', 'no-store');
      const profile = await community.findProfile(request.params.username);
      if (profile === null) throw notFoundError();
      return { profile };
    },
  );

  registerOwnProfile(app, dependencies);

  app.get(COMMUNITY_SITEMAP, { schema: { hide: true } }, async (request, reply) => {
    await countView(clientAddress(request));
    const { pages, usernames } = await community.sitemap();
    const addresses = [
      ...pages.map(({ slug }) => pathTo(SHARE_PAGE, { slug })),
      ...usernames.map((username) => pathTo(PROFILE_PAGE, { username })),
    ];
    return await reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', MINUTE_CACHING)
      .send(sitemapXml(addresses.map((path) => publicUrl + path)));
  });
}

function registerLikes(app: App, { community, countLike }: CommunityRouteDependencies): void {
  const params = z.object({ slug: z.string() });
  const response = { 200: likeResponseSchema };

  async function change(request: FastifyRequest, slug: string, isLiked: boolean) {
    const { userId } = requirePermission(request.principal, 'view');
    await countLike({ id: userId, address: clientAddress(request) });
    return await community.like(userId, slug, isLiked);
  }

  app.put(
    COMMUNITY_ROUTES.like,
    { schema: { summary: 'Like a creation of the community gallery', tags, params, response } },
    (request) => change(request, request.params.slug, true),
  );

  app.delete(
    COMMUNITY_ROUTES.like,
    { schema: { summary: 'Take my like back', tags, params, response } },
    (request) => change(request, request.params.slug, false),
  );
}

function registerOwnProfile(app: App, { community, countLike }: CommunityRouteDependencies): void {
  app.get(
    COMMUNITY_ROUTES.ownProfile,
    {
      schema: {
        summary: 'My public page; null when I have none',
        tags,
        response: { 200: ownProfileResponseSchema },
      },
    },
    async (request, reply) => {
      const { userId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      return { profile: await community.ownProfile(userId) };
    },
  );

  app.put(
    COMMUNITY_ROUTES.ownProfile,
    {
      schema: {
        summary: 'Have a public page, or change what it says',
        tags,
        body: profileRequestSchema,
        response: { 200: profileResponseSchema },
      },
      onRequest: async (request) => void requirePermission(request.principal, 'view'),
    },
    async (request, reply) => {
      const { userId } = requirePermission(request.principal, 'view');
      reply.header('cache-control', 'no-store');
      await countLike({ id: userId, address: clientAddress(request) });
      return { profile: await community.saveProfile(userId, request.body.bio) };
    },
  );

  app.delete(
    COMMUNITY_ROUTES.ownProfile,
    { schema: { summary: 'Have no public page', tags, response: { 204: z.null() } } },
    async (request, reply) => {
      const { userId } = requirePermission(request.principal, 'view');
      await community.deleteProfile(userId);
      return await reply.code(204).send(null);
    },
  );
}

/** https://www.sitemaps.org/protocol.html */
const sitemapXml = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`).join('')}</urlset>
`;
