import { randomUUID } from 'node:crypto';
import {
  BRAND_ROUTES,
  AVATAR_ROUTES,
  COMMUNITY_ROUTES,
  COMMUNITY_SITEMAP,
  DOCUMENT_ROUTES,
  EXPORT_ROUTES,
  FEATURE_ROUTES,
  GALLERY_ROUTES,
  MODERATION_ROUTES,
  NOTIFICATION_ROUTES,
  OPERATOR_ROUTES,
  pathTo,
  OPERATIONS_ROUTES,
  ROUTES,
  SHARE_ROUTES,
  STYLE_PREVIEW_ROUTE,
  TEAM_ROUTES,
  TOKEN_ROUTES,
} from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { SIGNED_FILES_PATH } from '../../platform/storage/url-signer.ts';
import { newLogo, readTestFont } from '../../testing/brand-files.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, PASSWORD } from '../../testing/new-user.ts';
import type { Fixtures, Persona, PersonaName } from './fixtures.ts';

type Statuses = Readonly<Record<PersonaName, number>>;

interface Call {
  readonly url: string;
  readonly payload?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

type CallMaker = (fixtures: Fixtures, persona: Persona) => Call | Promise<Call>;

export interface Entry {
  /** Such as `POST /api/auth/login`. The entry of a GET route also covers HEAD. */
  readonly route: string;
  /** The response statuses to requests with the right CSRF token. */
  readonly statuses: Statuses;
  readonly call: CallMaker;
  /** true: the route authenticates in another way and needs no CSRF token. */
  readonly needsNoToken?: boolean;
  /** true: the route has no HEAD. */
  readonly hasNoHead?: boolean;
}

const everyone = (status: number): Statuses => ({
  visitor: status,
  owner: status,
  other: status,
  free: status,
  basic: status,
  premium: status,
});
const signedIn = (status: number): Statuses => ({ ...everyone(status), visitor: 401 });
/** Other users get 404 for objects of `owner`. */
const ownerOnly = (status: number): Statuses => ({ ...signedIn(404), owner: status });

const fixed = (route: string): CallMaker => {
  const [, url = ''] = route.split(' ');
  return () => ({ url });
};
const entry = (route: string, statuses: Statuses, call = fixed(route)): Entry => ({
  route,
  statuses,
  call,
});
const sending = (
  url: string,
  payloadOf: (fixtures: Fixtures, persona: Persona) => object,
): CallMaker => {
  return (fixtures, persona) => ({ url, payload: payloadOf(fixtures, persona) });
};
const form = (url: string): CallMaker => {
  return () => ({ url, ...formOf({ prompt: 'a cat' }) });
};
const withoutBody = (url: string): CallMaker => sending(url, () => ({}));

const google = pathTo(ROUTES.accountIdentity, { provider: 'google' });

/** The access rules: each route of the router once. */
export const MATRIX: readonly Entry[] = [
  entry(`GET ${ROUTES.me}`, signedIn(200)),
  entry(
    `POST ${ROUTES.register}`,
    everyone(200),
    sending(ROUTES.register, () => newForm()),
  ),
  entry(
    `POST ${ROUTES.login}`,
    everyone(200),
    sending(ROUTES.login, ({ users }) => ({
      username: users.free.form.username,
      password: PASSWORD,
    })),
  ),
  entry(`POST ${ROUTES.logout}`, everyone(204), withoutBody(ROUTES.logout)),
  entry(
    `POST ${ROUTES.google}`,
    everyone(200),
    sending(ROUTES.google, (fixtures) => fixtures.google()),
  ),
  entry(`POST ${ROUTES.microsoft}`, everyone(200), async (fixtures) => ({
    url: ROUTES.microsoft,
    payload: await fixtures.microsoft(),
  })),
  entry(
    `POST ${ROUTES.x}`,
    everyone(200),
    sending(ROUTES.x, (fixtures) => fixtures.x()),
  ),
  entry(
    `POST ${ROUTES.passwordForgotten}`,
    everyone(202),
    sending(ROUTES.passwordForgotten, () => ({ email: `${randomUUID()}@example.com` })),
  ),
  entry(
    `POST ${ROUTES.passwordReset}`,
    everyone(400),
    sending(ROUTES.passwordReset, () => ({ token: 'guessed', password: 'velvet hedgehog' })),
  ),
  entry(
    `POST ${ROUTES.emailConfirmation}`,
    everyone(400),
    sending(ROUTES.emailConfirmation, () => ({ token: 'guessed' })),
  ),
  entry(`GET ${ROUTES.account}`, signedIn(200)),
  entry(
    `POST ${ROUTES.accountPassword}`,
    signedIn(200),
    sending(ROUTES.accountPassword, () => ({
      password: 'velvet hedgehog sonata',
      currentPassword: PASSWORD,
    })),
  ),
  entry(
    `POST ${ROUTES.accountEmail}`,
    signedIn(202),
    sending(ROUTES.accountEmail, () => ({
      email: `${randomUUID()}@example.com`,
      currentPassword: PASSWORD,
    })),
  ),
  entry(
    `POST ${ROUTES.accountEmailConfirmation}`,
    signedIn(202),
    withoutBody(ROUTES.accountEmailConfirmation),
  ),
  entry(
    `POST ${ROUTES.accountIdentity}`,
    { ...signedIn(200), owner: 409 },
    sending(google, (fixtures) => ({ ...fixtures.google(), currentPassword: PASSWORD })),
  ),
  entry(
    `DELETE ${ROUTES.accountIdentity}`,
    ownerOnly(200),
    sending(google, () => ({ currentPassword: PASSWORD })),
  ),
  entry(`DELETE ${ROUTES.accountSessions}`, signedIn(204)),
  entry(`DELETE ${ROUTES.accountSession}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.accountSession, { id: belongings.sessionId }),
  })),
  { ...entry(`GET ${ROUTES.accountExport}`, signedIn(200)), hasNoHead: true },
  entry(
    `POST ${ROUTES.accountDeletion}`,
    signedIn(204),
    sending(ROUTES.accountDeletion, (fixtures, persona) => ({
      username: persona.form.username,
      currentPassword: PASSWORD,
    })),
  ),
  entry(
    `POST ${ROUTES.contact}`,
    everyone(202),
    sending(ROUTES.contact, () => ({ name: 'Ana', email: 'ana@example.com', message: 'Hello' })),
  ),
  entry(
    `POST ${ROUTES.createCheckoutSession}`,
    // 409 for the plan that the user already has. Other paid plans get the URL of the portal.
    { ...signedIn(200), basic: 409 },
    sending(ROUTES.createCheckoutSession, () => ({ priceId: 'price_basic' })),
  ),
  entry(
    `POST ${ROUTES.updateSubscription}`,
    { ...signedIn(409), basic: 200 },
    sending(ROUTES.updateSubscription, () => ({ priceId: 'price_premium' })),
  ),
  entry(
    `POST ${ROUTES.cancelSubscription}`,
    { ...signedIn(200), other: 409, free: 409 },
    withoutBody(ROUTES.cancelSubscription),
  ),
  entry(
    `POST ${ROUTES.createPortalSession}`,
    { ...signedIn(200), other: 409, free: 409 },
    withoutBody(ROUTES.createPortalSession),
  ),
  {
    ...entry(`POST ${ROUTES.stripeWebhook}`, everyone(400), () => ({
      url: ROUTES.stripeWebhook,
      payload: Buffer.from('{}'),
      headers: { 'content-type': 'application/json', 'stripe-signature': 'forged' },
    })),
    needsNoToken: true,
  },
  entry(`POST ${ROUTES.generateImage}`, signedIn(200), form(ROUTES.generateImage)),
  entry(
    `POST ${ROUTES.generateGif}`,
    { ...signedIn(200), other: 403, free: 403 },
    form(ROUTES.generateGif),
  ),
  entry(
    `POST ${ROUTES.enhancePrompt}`,
    signedIn(200),
    sending(ROUTES.enhancePrompt, () => ({ prompt: 'a cat', kind: 'image' })),
  ),
  entry(`GET ${STYLE_PREVIEW_ROUTE}`, { ...signedIn(200), other: 403, free: 403 }, () => ({
    url: `${STYLE_PREVIEW_ROUTE}?prompt=a%20cat&style=neon`,
  })),
  entry(`GET ${TOKEN_ROUTES.usage}`, signedIn(200)),
  entry(`GET ${TOKEN_ROUTES.recentUsage}`, signedIn(200)),
  { ...entry(`GET ${TOKEN_ROUTES.usageCsv}`, signedIn(200)), hasNoHead: true },
  entry(`GET ${NOTIFICATION_ROUTES.notifications}`, signedIn(200)),
  // Those of others are left out.
  entry(`POST ${NOTIFICATION_ROUTES.read}`, signedIn(200), ({ belongings }) => ({
    url: NOTIFICATION_ROUTES.read,
    payload: { about: [belongings.generationId] },
  })),
  entry(`GET ${ROUTES.activeGenerations}`, signedIn(200)),
  entry(`GET ${ROUTES.generation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.generation, { id: belongings.generationId }),
  })),
  entry(`DELETE ${ROUTES.generation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.generation, { id: belongings.generationId }),
  })),
  entry(`GET ${ROUTES.generationEvents}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.generationEvents, { id: belongings.generationId }),
  })),
  entry(`GET ${ROUTES.creations}`, signedIn(200)),
  entry(`GET ${ROUTES.creation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.creation, { id: belongings.creationId }),
  })),
  entry(`POST ${ROUTES.creationCuts}`, ownerOnly(202), ({ belongings }) => ({
    url: pathTo(ROUTES.creationCuts, { id: belongings.creationId }),
    payload: { cut: 1 },
  })),
  entry(`POST ${ROUTES.creationRestoration}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.creationRestoration, { id: belongings.creationId }),
    payload: {},
  })),
  entry(`DELETE ${ROUTES.creation}`, ownerOnly(204), ({ belongings }) => ({
    url: pathTo(ROUTES.creation, { id: belongings.creationId }),
  })),
  entry(`PATCH ${ROUTES.creation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.creation, { id: belongings.creationId }),
    payload: { title: 'A title', isFavorite: true, folderId: belongings.folderId },
  })),
  entry(`PATCH ${ROUTES.creations}`, ownerOnly(204), ({ belongings }) => ({
    url: ROUTES.creations,
    payload: { ids: [belongings.creationId], isFavorite: true },
  })),
  // Those of others are left out.
  entry(`POST ${GALLERY_ROUTES.deletions}`, signedIn(204), ({ belongings }) => ({
    url: GALLERY_ROUTES.deletions,
    payload: { ids: [belongings.creationId] },
  })),
  entry(`POST ${GALLERY_ROUTES.restorations}`, ownerOnly(204), ({ belongings }) => ({
    url: GALLERY_ROUTES.restorations,
    payload: { ids: [belongings.creationId] },
  })),
  entry(`GET ${GALLERY_ROUTES.folders}`, signedIn(200)),
  entry(
    `POST ${GALLERY_ROUTES.folders}`,
    signedIn(201),
    sending(GALLERY_ROUTES.folders, () => ({ name: 'A folder' })),
  ),
  entry(`PATCH ${GALLERY_ROUTES.folder}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(GALLERY_ROUTES.folder, { id: belongings.folderId }),
    payload: { name: 'Another name' },
  })),
  entry(`DELETE ${GALLERY_ROUTES.folder}`, ownerOnly(204), ({ belongings }) => ({
    url: pathTo(GALLERY_ROUTES.folder, { id: belongings.folderId }),
  })),
  entry(`GET ${EXPORT_ROUTES.targets}`, everyone(200)),
  entry(`POST ${EXPORT_ROUTES.ofCreation}`, ownerOnly(202), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.ofCreation, { id: belongings.creationId }),
    payload: { target: 'discord-emoji' },
  })),
  entry(`GET ${EXPORT_ROUTES.ofCreation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.ofCreation, { id: belongings.creationId }),
  })),
  entry(`POST ${EXPORT_ROUTES.preflight}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.preflight, { id: belongings.creationId }),
    payload: { targets: ['discord-emoji'] },
  })),
  entry(`GET ${EXPORT_ROUTES.frames}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.frames, { id: belongings.creationId }),
  })),
  entry(`GET ${EXPORT_ROUTES.export}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.export, { id: belongings.exportId }),
  })),
  entry(`GET ${EXPORT_ROUTES.events}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.events, { id: belongings.exportId }),
  })),
  entry(`GET ${EXPORT_ROUTES.file}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.file, { id: belongings.exportId }),
  })),
  entry(`DELETE ${EXPORT_ROUTES.export}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(EXPORT_ROUTES.export, { id: belongings.exportId }),
  })),
  entry(`GET ${FEATURE_ROUTES.features}`, signedIn(200)),
  entry(
    `PUT ${FEATURE_ROUTES.features}`,
    { ...signedIn(403), owner: 200, premium: 200 },
    sending(FEATURE_ROUTES.features, () => ({ name: 'brand-kit', isOn: true })),
  ),
  entry(`GET ${BRAND_ROUTES.kit}`, signedIn(200)),
  // Others have not switched it on, or do not have the plan.
  entry(`PATCH ${BRAND_ROUTES.kit}`, { ...signedIn(403), owner: 200 }, () => ({
    url: BRAND_ROUTES.kit,
    payload: { colors: [{ name: 'Coral', hex: '#ff6b4a' }] },
  })),
  entry(`GET ${BRAND_ROUTES.logo}`, ownerOnly(200)),
  entry(`POST ${BRAND_ROUTES.logo}`, { ...signedIn(403), owner: 200 }, async () => ({
    url: BRAND_ROUTES.logo,
    ...formOf({}, await newLogo(), 'file'),
  })),
  entry(`DELETE ${BRAND_ROUTES.logo}`, signedIn(200)),
  entry(`POST ${BRAND_ROUTES.fonts}`, { ...signedIn(403), owner: 201 }, async () => ({
    url: BRAND_ROUTES.fonts,
    ...formOf({ name: 'Anton', mayUse: 'yes' }, await readTestFont(), 'file'),
  })),
  entry(`GET ${BRAND_ROUTES.fontFile}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(BRAND_ROUTES.fontFile, { id: belongings.fontId }),
  })),
  entry(`DELETE ${BRAND_ROUTES.font}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(BRAND_ROUTES.font, { id: belongings.fontId }),
  })),
  entry(`GET ${DOCUMENT_ROUTES.documents}`, signedIn(200)),
  entry(
    `POST ${DOCUMENT_ROUTES.documents}`,
    signedIn(201),
    sending(DOCUMENT_ROUTES.documents, () => ({ width: 480, height: 270 })),
  ),
  entry(`GET ${DOCUMENT_ROUTES.document}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.document, { id: belongings.document.id }),
  })),
  entry(`PUT ${DOCUMENT_ROUTES.document}`, ownerOnly(200), ({ belongings: { document } }) => ({
    url: pathTo(DOCUMENT_ROUTES.document, { id: document.id }),
    payload: { name: 'Another name', body: document.body },
    headers: { 'if-match': `"${document.version}"` },
  })),
  entry(`DELETE ${DOCUMENT_ROUTES.document}`, ownerOnly(204), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.document, { id: belongings.document.id }),
  })),
  entry(`POST ${DOCUMENT_ROUTES.restoration}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.restoration, { id: belongings.document.id }),
    payload: {},
  })),
  entry(`POST ${DOCUMENT_ROUTES.copies}`, ownerOnly(201), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.copies, { id: belongings.document.id }),
    payload: {},
  })),
  entry(`POST ${DOCUMENT_ROUTES.exports}`, ownerOnly(202), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.exports, { id: belongings.document.id }),
    payload: { target: 'discord-emoji' },
  })),
  entry(`GET ${DOCUMENT_ROUTES.exports}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.exports, { id: belongings.document.id }),
  })),
  entry(`POST ${DOCUMENT_ROUTES.preflight}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.preflight, { id: belongings.document.id }),
    payload: { targets: ['discord-emoji'] },
  })),
  entry(`POST ${DOCUMENT_ROUTES.creations}`, ownerOnly(202), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.creations, { id: belongings.document.id }),
    payload: { format: 'png' },
  })),
  entry(`POST ${DOCUMENT_ROUTES.uploads}`, signedIn(201), async () => {
    const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
    return {
      url: DOCUMENT_ROUTES.uploads,
      ...formOf({}, await picture.png().toBuffer(), 'file'),
    };
  }),
  entry(`GET ${DOCUMENT_ROUTES.creationMedia}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.creationMedia, { id: belongings.creationId }),
  })),
  entry(`GET ${DOCUMENT_ROUTES.assetCreation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.assetCreation, { id: belongings.assetId }),
  })),
  entry(`GET ${DOCUMENT_ROUTES.assetFrames}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(DOCUMENT_ROUTES.assetFrames, { id: belongings.assetId }),
  })),
  // Others get no sign that there is such a file.
  entry(`GET ${ROUTES.media}`, { ...everyone(404), owner: 200 }, ({ belongings }) => ({
    url: pathTo(ROUTES.media, { name: belongings.mediaName }),
  })),
  entry(`GET ${SHARE_ROUTES.ofCreation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(SHARE_ROUTES.ofCreation, { id: belongings.creationId }),
  })),
  entry(`POST ${SHARE_ROUTES.ofCreation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(SHARE_ROUTES.ofCreation, { id: belongings.creationId }),
    payload: { visibility: 'unlisted', showsMaker: true },
  })),
  entry(`DELETE ${SHARE_ROUTES.ofCreation}`, ownerOnly(204), ({ belongings }) => ({
    url: pathTo(SHARE_ROUTES.ofCreation, { id: belongings.creationId }),
  })),
  // What is shared is for everybody who has its address.
  entry(`GET ${SHARE_ROUTES.share}`, everyone(200), ({ belongings: { slug } }) => ({
    url: pathTo(SHARE_ROUTES.share, { slug }),
  })),
  entry(`GET ${SHARE_ROUTES.media}`, everyone(200), ({ belongings: { slug } }) => ({
    url: pathTo(SHARE_ROUTES.media, { slug, name: 'loop.gif' }),
  })),
  entry(`GET ${SHARE_ROUTES.embed}`, everyone(200), ({ belongings: { slug } }) => ({
    url: pathTo(SHARE_ROUTES.embed, { slug }),
  })),
  entry(`GET ${SHARE_ROUTES.oembed}`, everyone(200), ({ belongings: { slug } }) => ({
    url: `${SHARE_ROUTES.oembed}?url=${encodeURIComponent(`https://loops.example/l/${slug}`)}`,
  })),
  // What is listed is for everybody; what one likes is one's own.
  entry(`GET ${COMMUNITY_ROUTES.creations}`, everyone(200)),
  entry(`GET ${COMMUNITY_SITEMAP}`, everyone(200)),
  entry(`GET ${COMMUNITY_ROUTES.profile}`, everyone(200), ({ belongings: { username } }) => ({
    url: pathTo(COMMUNITY_ROUTES.profile, { username }),
  })),
  entry(
    `PUT ${COMMUNITY_ROUTES.like}`,
    { ...signedIn(200), owner: 403 },
    ({ belongings: { slug } }) => ({ url: pathTo(COMMUNITY_ROUTES.like, { slug }) }),
  ),
  entry(`DELETE ${COMMUNITY_ROUTES.like}`, signedIn(200), ({ belongings: { slug } }) => ({
    url: pathTo(COMMUNITY_ROUTES.like, { slug }),
  })),
  entry(`GET ${COMMUNITY_ROUTES.ownProfile}`, signedIn(200)),
  entry(`PUT ${COMMUNITY_ROUTES.ownProfile}`, signedIn(200), () => ({
    url: COMMUNITY_ROUTES.ownProfile,
    payload: { bio: 'I make loops.' },
  })),
  entry(`DELETE ${COMMUNITY_ROUTES.ownProfile}`, signedIn(204)),
  entry(`GET ${AVATAR_ROUTES.file}`, everyone(200), ({ belongings: { avatarName: name } }) => ({
    url: pathTo(AVATAR_ROUTES.file, { name }),
  })),
  entry(`POST ${AVATAR_ROUTES.own}`, signedIn(200), async () => ({
    url: AVATAR_ROUTES.own,
    ...formOf({}, await newLogo(), 'file'),
  })),
  entry(`DELETE ${AVATAR_ROUTES.own}`, signedIn(200)),
  // Everybody may report; only operators, of which none is here, see reports and decide.
  entry(`POST ${MODERATION_ROUTES.reports}`, everyone(202), ({ belongings: { slug } }) => ({
    url: MODERATION_ROUTES.reports,
    payload: { slug, reason: 'spam' },
  })),
  entry(`GET ${MODERATION_ROUTES.queue}`, signedIn(403)),
  entry(`GET ${MODERATION_ROUTES.figures}`, signedIn(403), () => ({
    url: `${MODERATION_ROUTES.figures}?year=2026`,
  })),
  entry(`GET ${MODERATION_ROUTES.picture}`, signedIn(403), ({ belongings: { creationId } }) => ({
    url: pathTo(MODERATION_ROUTES.picture, { id: creationId }),
  })),
  entry(`GET ${MODERATION_ROUTES.profilePicture}`, signedIn(403), () => ({
    url: pathTo(MODERATION_ROUTES.profilePicture, { id: randomUUID() }),
  })),
  entry(`POST ${MODERATION_ROUTES.decisions}`, signedIn(403), ({ belongings: { creationId } }) => ({
    url: MODERATION_ROUTES.decisions,
    payload: { creationId, action: 'keep' },
  })),
  entry(`POST ${MODERATION_ROUTES.appeal}`, signedIn(403), () => ({
    url: pathTo(MODERATION_ROUTES.appeal, { id: randomUUID() }),
    payload: { outcome: 'upheld' },
  })),
  entry(`GET ${MODERATION_ROUTES.statements}`, signedIn(200)),
  entry(`POST ${MODERATION_ROUTES.statementAppeal}`, signedIn(404), () => ({
    url: pathTo(MODERATION_ROUTES.statementAppeal, { id: randomUUID() }),
    payload: { text: 'It is no advertisement.' },
  })),
  entry(`GET ${OPERATOR_ROUTES.overview}`, signedIn(403)),
  entry(`GET ${OPERATOR_ROUTES.users}`, signedIn(403)),
  entry(`GET ${OPERATOR_ROUTES.log}`, signedIn(403)),
  entry(`POST ${OPERATOR_ROUTES.actions}`, signedIn(403), () => ({
    url: pathTo(OPERATOR_ROUTES.actions, { id: randomUUID() }),
    payload: { action: 'sign-out', reason: 'A stolen laptop.' },
    headers: { 'idempotency-key': randomUUID() },
  })),
  // A team is made of a Studio plan.
  entry(
    `POST ${TEAM_ROUTES.workspaces}`,
    { ...signedIn(403), owner: 201, premium: 201 },
    sending(TEAM_ROUTES.workspaces, () => ({ name: 'A team' })),
  ),
  entry(`PUT ${TEAM_ROUTES.active}`, ownerOnly(204), ({ belongings }) => ({
    url: TEAM_ROUTES.active,
    payload: { workspaceId: belongings.workspaceId },
  })),
  // Personal workspaces are no teams: what members of one may do is in team-matrix.test.ts.
  entry(`GET ${TEAM_ROUTES.workspace}`, signedIn(404)),
  entry(
    `PATCH ${TEAM_ROUTES.workspace}`,
    signedIn(404),
    sending(TEAM_ROUTES.workspace, () => ({ name: 'A team' })),
  ),
  entry(
    `POST ${TEAM_ROUTES.closing}`,
    signedIn(404),
    sending(TEAM_ROUTES.closing, () => ({ name: 'A team' })),
  ),
  entry(
    `POST ${TEAM_ROUTES.ownership}`,
    signedIn(404),
    sending(TEAM_ROUTES.ownership, () => ({ userId: randomUUID() })),
  ),
  entry(
    `PUT ${TEAM_ROUTES.seats}`,
    signedIn(404),
    sending(TEAM_ROUTES.seats, () => ({ extra: 0 })),
  ),
  entry(`PATCH ${TEAM_ROUTES.member}`, signedIn(404), () => ({
    url: pathTo(TEAM_ROUTES.member, { id: randomUUID() }),
    payload: { role: 'viewer' },
  })),
  entry(`DELETE ${TEAM_ROUTES.member}`, signedIn(404), () => ({
    url: pathTo(TEAM_ROUTES.member, { id: randomUUID() }),
  })),
  entry(
    `POST ${TEAM_ROUTES.invitations}`,
    signedIn(404),
    sending(TEAM_ROUTES.invitations, () => ({ email: 'zoe@example.com', role: 'member' })),
  ),
  entry(`DELETE ${TEAM_ROUTES.invitation}`, signedIn(404), () => ({
    url: pathTo(TEAM_ROUTES.invitation, { id: randomUUID() }),
  })),
  entry(
    `POST ${TEAM_ROUTES.openedInvitation}`,
    everyone(400),
    sending(TEAM_ROUTES.openedInvitation, () => ({ token: 'guessed' })),
  ),
  entry(
    `POST ${TEAM_ROUTES.acceptedInvitation}`,
    signedIn(400),
    sending(TEAM_ROUTES.acceptedInvitation, () => ({ token: 'guessed' })),
  ),
  entry(`POST ${TEAM_ROUTES.creationMoves}`, signedIn(404), ({ belongings }) => ({
    url: TEAM_ROUTES.creationMoves,
    payload: { ids: [belongings.creationId], workspaceId: randomUUID() },
  })),
  // The signature decides.
  entry(`GET ${SIGNED_FILES_PATH}*`, everyone(403), () => ({
    url: `${SIGNED_FILES_PATH}creations/master.gif?signature=none`,
  })),
  entry(`GET ${ROUTES.configuration}`, everyone(200)),
  entry(`GET ${OPERATIONS_ROUTES.openapi}`, everyone(200)),
  entry(`GET ${OPERATIONS_ROUTES.healthy}`, everyone(200)),
  entry(`GET ${OPERATIONS_ROUTES.ready}`, everyone(200)),
  // Metrics are served only to clients on the same machine.
  entry(`GET ${OPERATIONS_ROUTES.metrics}`, everyone(404)),
  entry('GET /robots.txt', everyone(200)),
  entry('GET /sitemap.xml', everyone(200)),
  // Files of the web app, which is not built in the tests.
  entry('GET /*', everyone(404), () => ({ url: '/nothing-is-here.js' })),
];
