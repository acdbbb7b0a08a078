import {
  EXPORT_CHANGES,
  EXPORT_FAILURES,
  MESSAGES,
  TEAM_MESSAGES,
  PROMPT_STYLES,
  SUPPORT_PROMISE_UNITS,
  UNCHANGED_REASONS,
  WORKSPACE_ROLES,
} from '@loopwright/contract';
import {
  actions,
  ANIMATIONS,
  BLEND_MODES,
  CAPTION_PRESETS,
  CLOSINGS,
  LOOKS,
  SHAPES,
} from '@loopwright/studio';
import { expect, it } from 'vitest';
import { texts as account } from './en/account.ts';
import { texts as billing } from './en/billing.ts';
import { texts as commands } from './en/commands.ts';
import { texts as contact } from './en/contact.ts';
import { texts as create } from './en/create.ts';
import { texts as creation } from './en/creation.ts';
import { texts as gallery } from './en/gallery.ts';
import { texts as marketing } from './en/marketing.ts';
import { texts as member } from './en/member.ts';
import { texts as plans } from './en/plans.ts';
import { texts as recovery } from './en/recovery.ts';
import { texts as security } from './en/security.ts';
import { texts as sharing } from './en/sharing.ts';
import { texts as shell } from './en/shell.ts';
import { texts as story } from './en/story.ts';
import { texts as studio } from './en/studio.ts';
import { texts as teams } from './en/teams.ts';
import { texts as usage } from './en/usage.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', './texts.ts', '!../**/*.test.*', '!./**'],
  { query: '?raw', import: 'default', eager: true },
);
const written = new Set<string>([
  ...Object.values(sources).flatMap((source) => source.match(/\w+/g) ?? []),
  // Offered by their names.
  ...PROMPT_STYLES,
  ...WORKSPACE_ROLES,
  ...SUPPORT_PROMISE_UNITS,
  ...UNCHANGED_REASONS,
  ...EXPORT_CHANGES,
  ...EXPORT_FAILURES,
  ...ANIMATIONS,
  ...BLEND_MODES,
  ...CAPTION_PRESETS,
  ...CLOSINGS,
  ...LOOKS,
  ...SHAPES,
  ...Object.keys(actions),
]);

function leavesOf(value: unknown, name: string): (readonly [name: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, isList ? name : key));
}

/** The specification's words come in groups, some of which are not said yet; the server's are found by their code. */
const specified = new Set(leavesOf([MESSAGES, TEAM_MESSAGES], '').map(([, value]) => value));

it('every text has a place where it is said', () => {
  expect(written.size).toBeGreaterThan(500);
  const all = {
    account,
    billing,
    commands,
    contact,
    create,
    creation,
    gallery,
    marketing,
    member,
    plans,
    recovery,
    security,
    sharing,
    shell,
    story,
    studio,
    teams,
    usage,
  };
  const unused = leavesOf(all, '')
    .filter(([name, value]) => !written.has(name) && !specified.has(value))
    .map(([name]) => name);
  expect(unused).toEqual([]);
});
