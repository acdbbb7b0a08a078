import {
  type OperatorLogEntry,
  type OperatorOverview,
  OPERATOR_ROUTES,
  type OperatorUser,
  pathTo,
} from '@loopwright/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, answer, FakeApi, refusal } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OperatorsPage } from './operators-page.tsx';

const NOW = '2026-11-26T12:00:00.000Z';
const overview: OperatorOverview = {
  takenAt: NOW,
  health: {
    database: true,
    storage: true,
    freeBytes: 12_400_000_000,
    sendsMail: false,
    workers: { state: 'working', running: 2, lastSeenAt: NOW },
  },
  queue: [
    {
      group: 'local',
      kind: 'generation',
      waiting: 3,
      running: 2,
      oldestWaitingAt: '2026-11-26T11:55:00.000Z',
    },
  ],
  failedJobs: [{ kind: 'generation', day: 1, week: 4, lastAt: NOW }],
  failures: [
    {
      kind: 'gif',
      model: 'fal:wan',
      reason: 'modelTooSlow',
      message: 'The image service took too long.',
      day: 1,
      week: 4,
      lastAt: NOW,
    },
  ],
  moderationWaiting: 2,
};
const bob: OperatorUser = {
  id: '3c9c2f0e-6f53-4f0a-9f56-6f2ad1f6f001',
  username: 'bob',
  name: 'Bob',
  email: 'bob@example.com',
  createdAt: NOW,
  suspendedAt: null,
  sharingSuspendedAt: null,
  isOperator: false,
  sessions: 1,
  workspaces: [
    {
      id: '3c9c2f0e-6f53-4f0a-9f56-6f2ad1f6f001',
      name: null,
      role: 'owner',
      plan: 'free',
      tokensLeft: 5,
      hasSubscription: false,
    },
  ],
};
const entry: OperatorLogEntry = {
  id: '3c9c2f0e-6f53-4f0a-9f56-6f2ad1f6f002',
  action: 'grant',
  operator: 'ana',
  user: null,
  reason: 'A broken export.',
  tokens: 30,
  plan: null,
  createdAt: NOW,
};
const ACTIONS = pathTo(OPERATOR_ROUTES.actions, { id: bob.id });

function open(users: readonly OperatorUser[] = [bob]): FakeApi {
  const api = new FakeApi({ ...ana, isOperator: true });
  api.on('GET', OPERATOR_ROUTES.overview, () => answer(overview));
  api.on('GET', `${OPERATOR_ROUTES.users}?query=`, () => answer({ items: users }));
  api.on('GET', OPERATOR_ROUTES.log, () => answer({ items: [entry], nextCursor: null }));
  renderPage(<OperatorsPage />, '/operators');
  return api;
}

async function openAction(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Manage bob' }));
  fireEvent.click(screen.getByRole('button', { name }));
}

it('shows health, queue, failures, users and the log', async () => {
  open();
  expect(await screen.findByText('Working on 2 jobs')).toBeVisible();
  expect(screen.getByText('12.4 GB')).toBeVisible();
  expect(screen.getByText('local · oldest: 5 minutes ago')).toBeVisible();
  const failure = screen.getByText('The image service took too long.').closest('tr');
  expect(within(failure ?? document.body).getByText('4')).toBeVisible();
  expect(screen.getByRole('link', { name: /Moderation/ })).toHaveTextContent('2 wait');
  expect(await screen.findByText(/a deleted account/)).toBeVisible();
  expect(screen.getByText('A broken export.')).toBeVisible();
});

it('gives tokens once it is confirmed, and again with the same key when that fails', async () => {
  const api = open();
  await openAction('Give tokens');
  const submit = screen.getByRole('button', { name: 'Continue' });
  expect(submit).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Tokens'), { target: { value: '30' } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' For you. ' } });
  api.on('POST', ACTIONS, () => refusal('internal'));
  const send = async () => {
    fireEvent.click(submit);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Give 30 tokens to bob?')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Give tokens' }));
  };
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  api.on('POST', ACTIONS, () => answer({ user: bob }));
  await send();
  expect(await screen.findByText('Tokens given.')).toBeInTheDocument();
  const calls = api.callsTo(ACTIONS);
  expect(calls.map(({ body }) => body)).toEqual([
    { action: 'grant', reason: 'For you.', workspaceId: bob.id, tokens: 30 },
    { action: 'grant', reason: 'For you.', workspaceId: bob.id, tokens: 30 },
  ]);
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

it('offers no suspension of operators, and no plan where a subscription decides', async () => {
  const [workspace] = bob.workspaces;
  open([{ ...bob, isOperator: true, workspaces: [{ ...workspace!, hasSubscription: true }] }]);
  await openAction('Change the plan');
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  expect(screen.getByLabelText('Plan')).toBeDisabled();
  expect(screen.getByText(/A subscription decides/)).toBeVisible();
});

it('tries again when the overview cannot be loaded', async () => {
  const api = open();
  api.on('GET', OPERATOR_ROUTES.overview, () => refusal('internal'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  api.on('GET', OPERATOR_ROUTES.overview, () => answer(overview));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Working on 2 jobs')).toBeVisible();
});

it('is closed to other users and to visitors', async () => {
  const api = new FakeApi(ana);
  renderPage(<OperatorsPage />, '/operators');
  expect(await screen.findByText('Only operators see this page.')).toBeVisible();
  expect(api.callsTo(OPERATOR_ROUTES.overview)).toEqual([]);
});
