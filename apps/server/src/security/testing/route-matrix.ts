import { randomUUID } from 'node:crypto';
import { pathTo, ROUTES } from '@loopwright/contract';
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
  /** As `POST /api/auth/login`. What answers GET answers HEAD alike. */
  readonly route: string;
  /** What is answered to a call with the right anti-forgery token. */
  readonly statuses: Statuses;
  readonly call: CallMaker;
  /** true: who calls is proven in another way. */
  readonly needsNoToken?: boolean;
  /** true: it answers GET, but not HEAD. */
  readonly hasNoHead?: boolean;
}

const everybody = (status: number): Statuses => ({
  visitor: status,
  owner: status,
  other: status,
  free: status,
  basic: status,
  premium: status,
});
const members = (status: number): Statuses => ({ ...everybody(status), visitor: 401 });
/** To everybody else the things of the owner are not there. */
const ownerOnly = (status: number): Statuses => ({ ...members(404), owner: status });

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
const noBody = (url: string): CallMaker => sending(url, () => ({}));

const google = pathTo(ROUTES.accountIdentity, { provider: 'google' });

/** Who may do what: each route of the router once. */
export const MATRIX: readonly Entry[] = [
  entry(`GET ${ROUTES.me}`, members(200)),
  entry(
    `POST ${ROUTES.register}`,
    everybody(200),
    sending(ROUTES.register, () => newForm()),
  ),
  entry(
    `POST ${ROUTES.login}`,
    everybody(200),
    sending(ROUTES.login, ({ users }) => ({
      username: users.free.form.username,
      password: PASSWORD,
    })),
  ),
  entry(`POST ${ROUTES.logout}`, everybody(204), noBody(ROUTES.logout)),
  entry(
    `POST ${ROUTES.google}`,
    everybody(200),
    sending(ROUTES.google, (fixtures) => fixtures.google()),
  ),
  entry(`POST ${ROUTES.microsoft}`, everybody(200), async (fixtures) => ({
    url: ROUTES.microsoft,
    payload: await fixtures.microsoft(),
  })),
  entry(
    `POST ${ROUTES.x}`,
    everybody(200),
    sending(ROUTES.x, (fixtures) => fixtures.x()),
  ),
  entry(
    `POST ${ROUTES.passwordForgotten}`,
    everybody(202),
    sending(ROUTES.passwordForgotten, () => ({ email: `${randomUUID()}@example.com` })),
  ),
  entry(
    `POST ${ROUTES.passwordReset}`,
    everybody(400),
    sending(ROUTES.passwordReset, () => ({ token: 'guessed', password: 'velvet hedgehog' })),
  ),
  entry(
    `POST ${ROUTES.emailConfirmation}`,
    everybody(400),
    sending(ROUTES.emailConfirmation, () => ({ token: 'guessed' })),
  ),
  entry(`GET ${ROUTES.account}`, members(200)),
  entry(
    `POST ${ROUTES.accountPassword}`,
    members(200),
    sending(ROUTES.accountPassword, () => ({
      password: 'velvet hedgehog sonata',
      currentPassword: PASSWORD,
    })),
  ),
  entry(
    `POST ${ROUTES.accountEmail}`,
    members(202),
    sending(ROUTES.accountEmail, () => ({
      email: `${randomUUID()}@example.com`,
      currentPassword: PASSWORD,
    })),
  ),
  entry(
    `POST ${ROUTES.accountEmailConfirmation}`,
    members(202),
    noBody(ROUTES.accountEmailConfirmation),
  ),
  entry(
    `POST ${ROUTES.accountIdentity}`,
    { ...members(200), owner: 409 },
    sending(google, (fixtures) => ({ ...fixtures.google(), currentPassword: PASSWORD })),
  ),
  entry(
    `DELETE ${ROUTES.accountIdentity}`,
    ownerOnly(200),
    sending(google, () => ({ currentPassword: PASSWORD })),
  ),
  entry(`DELETE ${ROUTES.accountSessions}`, members(204)),
  entry(`DELETE ${ROUTES.accountSession}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.accountSession, { id: belongings.sessionId }),
  })),
  { ...entry(`GET ${ROUTES.accountExport}`, members(200)), hasNoHead: true },
  entry(
    `POST ${ROUTES.accountDeletion}`,
    members(204),
    sending(ROUTES.accountDeletion, (fixtures, persona) => ({
      username: persona.form.username,
      currentPassword: PASSWORD,
    })),
  ),
  entry(
    `POST ${ROUTES.contact}`,
    everybody(202),
    sending(ROUTES.contact, () => ({ name: 'Ana', email: 'ana@example.com', message: 'Hello' })),
  ),
  entry(
    `POST ${ROUTES.createCheckoutSession}`,
    // Whoever has it already; from another paid plan the way leads to the portal.
    { ...members(200), basic: 409 },
    sending(ROUTES.createCheckoutSession, () => ({ priceId: 'price_basic' })),
  ),
  entry(
    `POST ${ROUTES.updateSubscription}`,
    { ...members(409), basic: 200 },
    sending(ROUTES.updateSubscription, () => ({ priceId: 'price_premium' })),
  ),
  entry(
    `POST ${ROUTES.cancelSubscription}`,
    { ...members(200), other: 409, free: 409 },
    noBody(ROUTES.cancelSubscription),
  ),
  entry(
    `POST ${ROUTES.createPortalSession}`,
    { ...members(200), other: 409, free: 409 },
    noBody(ROUTES.createPortalSession),
  ),
  {
    ...entry(`POST ${ROUTES.stripeWebhook}`, everybody(400), () => ({
      url: ROUTES.stripeWebhook,
      payload: Buffer.from('{}'),
      headers: { 'content-type': 'application/json', 'stripe-signature': 'forged' },
    })),
    needsNoToken: true,
  },
  entry(`POST ${ROUTES.generateImage}`, members(200), form(ROUTES.generateImage)),
  entry(
    `POST ${ROUTES.generateGif}`,
    { ...members(200), other: 403, free: 403 },
    form(ROUTES.generateGif),
  ),
  entry(
    `POST ${ROUTES.enhancePrompt}`,
    members(200),
    sending(ROUTES.enhancePrompt, () => ({ prompt: 'a cat', kind: 'image' })),
  ),
  entry(`GET ${ROUTES.activeGenerations}`, members(200)),
  entry(`GET ${ROUTES.generation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.generation, { id: belongings.generationId }),
  })),
  entry(`DELETE ${ROUTES.generation}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.generation, { id: belongings.generationId }),
  })),
  entry(`GET ${ROUTES.generationEvents}`, ownerOnly(200), ({ belongings }) => ({
    url: pathTo(ROUTES.generationEvents, { id: belongings.generationId }),
  })),
  entry(`GET ${ROUTES.creations}`, members(200)),
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
  // Whoever was given the address may look.
  entry(`GET ${ROUTES.media}`, everybody(200), ({ belongings }) => ({
    url: pathTo(ROUTES.media, { name: belongings.mediaName }),
  })),
  entry(`GET ${ROUTES.configuration}`, everybody(200)),
  entry(`GET ${ROUTES.openapi}`, everybody(200)),
  entry(`GET ${ROUTES.healthy}`, everybody(200)),
  entry(`GET ${ROUTES.ready}`, everybody(200)),
  // For callers on the same machine alone.
  entry(`GET ${ROUTES.metrics}`, everybody(404)),
  entry('GET /robots.txt', everybody(200)),
  entry('GET /sitemap.xml', everybody(200)),
  // Files of the web app, of which the test has none.
  entry('GET /*', everybody(404), () => ({ url: '/nothing-is-here.js' })),
];
