import { type GivenRole, TEAM_ROUTES, type Workspace } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../schema/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { newForm, newUser } from '../../../testing/new-user.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { giveUserPlan } from '../../../testing/workspaces.ts';

/** A user with a confirmed email. */
export interface Person {
  readonly id: string;
  readonly browser: Browser;
  readonly form: ReturnType<typeof newForm>;
}

/** Signs a user up and confirms their email. */
export async function newPerson(server: TestApp, name = 'Ana'): Promise<Person> {
  const form = newForm({ name });
  const browser = await newUser(server, form);
  const { orm } = server.fixtures.database;
  const [user] = await orm
    .update(users)
    .set({ emailConfirmedAt: server.time.now })
    .where(eq(users.username, form.username))
    .returning({ id: users.id });
  return { id: user?.id ?? '', browser, form };
}

export interface Team {
  readonly id: string;
  readonly owner: Person;
}

/** A new user with the Studio plan makes a team. */
export async function newTeam(server: TestApp, name = 'Loop makers'): Promise<Team> {
  const owner = await newPerson(server, 'Olga');
  await giveUserPlan(server.fixtures.database, owner.form.username, 'premium');
  const response = await owner.browser.post(TEAM_ROUTES.workspaces, { name });
  if (response.statusCode !== 201) throw new Error(`There is no team: ${response.body}`);
  return { id: response.json<{ workspace: Workspace }>().workspace.id, owner };
}

/** The token of the last invitation to an address. */
export function invitationTo({ emails }: TestApp, address: string): string {
  const email = emails.findLast(({ to, text }) => to === address && text.includes('/invitation#'));
  return /\/invitation#token=([\w-]{43})$/m.exec(email?.text ?? '')?.[1] ?? '';
}

/** Invites a user, who accepts; their session works in the team then. */
export async function join(
  server: TestApp,
  { owner }: Team,
  { browser, form }: Person,
  role: GivenRole,
): Promise<void> {
  const invited = await owner.browser.post(TEAM_ROUTES.invitations, { email: form.email, role });
  if (invited.statusCode !== 201) throw new Error(`Nobody was invited: ${invited.body}`);
  const token = invitationTo(server, form.email);
  const accepted = await browser.post(TEAM_ROUTES.acceptedInvitation, { token });
  if (accepted.statusCode !== 204) throw new Error(`Not accepted: ${accepted.body}`);
}

/** A new user who is a member of the team. */
export async function newMember(
  server: TestApp,
  team: Team,
  role: GivenRole,
  name: string = role,
): Promise<Person> {
  const person = await newPerson(server, name);
  await join(server, team, person, role);
  return person;
}
