import { randomUUID } from 'node:crypto';
import { type RegisterRequest, ROUTES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import { users } from '../schema/schema.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'correct horse battery';

/** A sign-up form with a new username. */
export function newForm(changes: Partial<RegisterRequest> = {}): RegisterRequest {
  const username = `ana-${randomUUID().slice(0, 8)}`;
  return {
    username,
    password: PASSWORD,
    name: 'Ana',
    email: `${username}@example.com`,
    ...changes,
  };
}

/** Signs a new user up. @returns the browser in which the user is signed in */
export async function newUser(
  { newBrowser }: Pick<TestApp, 'newBrowser'>,
  form = newForm(),
): Promise<Browser> {
  const browser = await newBrowser().visit();
  const response = await browser.post(ROUTES.register, form);
  if (response.statusCode !== 200) throw new Error(`Signing up failed: ${response.body}`);
  return browser;
}

/** Signs a new user up. @returns also the id of the user, which is that of the personal workspace */
export async function newUserWithId(
  test: TestApp,
): Promise<{ readonly id: string; readonly browser: Browser }> {
  const form = newForm();
  const browser = await newUser(test, form);
  const [user] = await test.fixtures.database.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, form.username));
  return { id: user?.id ?? '', browser };
}
