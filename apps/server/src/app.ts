import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppDependencies } from './app-dependencies.ts';
import { registerConfigurationRoutes } from './configuration-routes.ts';
import { principalFinder, registerSessionUser } from './modules/accounts/index.ts';
import { registerSandboxPages, registerWebhook } from './modules/billing/index.ts';
import {
  communityViewLimits,
  likeLimits,
  registerAvatarRoutes,
  registerCommunityRoutes,
} from './modules/community/index.ts';
import {
  registerCreationRoutes,
  registerGalleryRoutes,
  registerFolderRoutes,
  registerMediaRoutes,
  registerSignedFileRoutes,
} from './modules/creations/index.ts';
import { registerExportRoutes } from './modules/exports/index.ts';
import {
  registerGenerateRoutes,
  registerGenerationRoutes,
  registerStylePreviewRoutes,
  registerRecutRoutes,
} from './modules/generation/index.ts';
import { registerModerationRoutes, reportLimits } from './modules/moderation/index.ts';
import { registerPromptRoutes } from './modules/prompts/index.ts';
import {
  registerEmbedRoutes,
  registerSharedMediaRoutes,
  registerShareRoutes,
  sharingLimits,
  viewLimits,
} from './modules/sharing/index.ts';
import { registerStudioRoutes } from './modules/studio/index.ts';
import { isMember } from './modules/workspaces/index.ts';
import { pageHeads } from './page-heads.ts';
import { personalPages } from './personal-pages.ts';
import { registerHealthRoutes, registerMetricsRoutes } from './platform/health/index.ts';
import {
  type App,
  BuiltPages,
  createApp,
  csrfTokens,
  pseudonyms,
  registerCrawlerFiles,
  registerWeb,
  sendNotFound,
  sessionCookie,
} from './platform/http/index.ts';
import { registerUserRoutes } from './user-routes.ts';
import { registerWorkspaceRoutes } from './workspace-routes.ts';

/** Builds the HTTP server. The caller opens its dependencies and closes them. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, clock, sessionSecret, limiter, accounts, sharing, community } = dependencies;
  const cookie = sessionCookie(config.isHttps);
  const csrf = csrfTokens(sessionSecret);
  const findUser = accounts.sessions.find.bind(accounts.sessions);
  const pages = await BuiltPages.read(dependencies.webFolder, {
    publicUrl: config.publicUrl,
    audienceOf: (request) => cookie.audienceOf(request),
    heads: pageHeads({ ...config, payments: dependencies.payments.kind, sharing, community }),
    personal: personalPages({ ...dependencies, findPrincipal: principalFinder(cookie, findUser) }),
  });
  const app = await createApp({
    ...dependencies,
    ...config,
    csrf,
    pseudonym: pseudonyms(sessionSecret),
    cookie,
    scriptHashes: pages?.scriptHashes ?? [],
  });

  registerHealthRoutes(app, dependencies);
  registerMetricsRoutes(app, dependencies.metrics, config);
  if (config.role === 'worker') {
    app.setNotFoundHandler(sendNotFound);
    return app;
  }

  registerConfigurationRoutes(app, config, dependencies.models, dependencies.payments);
  registerSignedFileRoutes(app, dependencies.storage, clock);
  const countView = viewLimits(limiter, config.security);
  const shareDependencies = { ...dependencies, ...config, countView };
  registerSharedMediaRoutes(app, shareDependencies);
  registerEmbedRoutes(app, shareDependencies);
  registerCrawlerFiles(app, config.publicUrl);
  await registerWeb(app, dependencies.webFolder, pages, config);
  await registerWebhook(app, dependencies.payments);
  if (dependencies.payments.pages !== null)
    await registerSandboxPages(app, dependencies.payments.pages);

  await app.register(async (scope) => {
    const api = scope.withTypeProvider<ZodTypeProvider>();
    registerSessionUser(api, cookie, findUser);
    registerUserRoutes(api, dependencies, csrf);
    registerGenerateRoutes(api, dependencies);
    registerGenerationRoutes(api, dependencies.generations);
    registerPromptRoutes(api, dependencies.enhancements);
    registerStylePreviewRoutes(api, dependencies.stylePreviews);
    registerCreationRoutes(api, dependencies.creations);
    registerGalleryRoutes(api, dependencies.creations);
    registerFolderRoutes(api, dependencies.folders);
    registerRecutRoutes(api, dependencies.generations);
    registerExportRoutes(api, dependencies.exports);
    const { database, media } = dependencies;
    const isMemberOf = isMember.bind(null, database.orm);
    registerMediaRoutes(api, media, isMemberOf, config.mediaRedirects ? clock : null);
    const countChange = sharingLimits(limiter, config.security);
    registerShareRoutes(api, { ...shareDependencies, countChange });
    registerCommunityRoutes(api, {
      ...config,
      community,
      countLike: likeLimits(limiter, config.security),
      countView: communityViewLimits(limiter, config.security),
    });
    registerAvatarRoutes(api, {
      ...dependencies,
      countChange: likeLimits(limiter, config.security),
      countFile: countView,
    });
    registerModerationRoutes(api, {
      ...dependencies,
      operators: config.community.operators,
      countReport: reportLimits(limiter, config.security),
      countChange: likeLimits(limiter, config.security),
    });
    registerStudioRoutes(api, dependencies.documents, dependencies.uploads);
    registerWorkspaceRoutes(api, dependencies);
  });
  return app;
}
