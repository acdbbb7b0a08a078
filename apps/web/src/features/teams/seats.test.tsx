import { TEAM_ROUTES, type Workspace } from '@loopwright/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../language/texts.ts';
import type { ChangeTeam } from './change-team.ts';
import { Seats } from './seats.tsx';

const workspace: Workspace = {
  id: 'team-1',
  name: 'Makers',
  role: 'owner',
  readOnlyAt: null,
  members: [],
  invitations: [],
  seats: { used: 6, maximum: 7, extra: 2, canChange: true },
};

const show = (change: Partial<Workspace> = {}) => {
  const onChange = vi.fn<ChangeTeam>();
  const team = { ...workspace, ...change };
  render(<Seats workspace={team} change={onChange} isBusy={false} />);
  return onChange;
};
const type = (value: string): void => {
  fireEvent.change(screen.getByLabelText('Extra seats'), { target: { value } });
};
const button = () => screen.getByRole('button', { name: 'Change seats' });

describe('the seats of a team', () => {
  beforeAll(() => loadTexts(['teams']));

  it('are changed after their price and the proration are confirmed', () => {
    const change = show();
    expect(button()).toBeDisabled();
    type('4');
    expect(screen.getByText('4 extra seats: $12 a month, on top of Studio.')).toBeInTheDocument();
    fireEvent.click(button());
    expect(change).not.toHaveBeenCalled();
    const dialog = screen.getByRole('alertdialog', { name: 'Change to 4 extra seats?' });
    expect(dialog).toHaveTextContent(/\$12 a month.*prorated/);
    fireEvent.click(screen.getByRole('button', { name: 'Change seats' }));
    const wish = { path: TEAM_ROUTES.seats, method: 'PUT', body: { extra: 4 } };
    expect(change).toHaveBeenCalledExactlyOnceWith(wish, 'Seats changed.');
  });

  it('are not fewer than are in use', () => {
    show();
    type('0');
    expect(screen.getByText(/Your team uses 6 seats/)).toBeInTheDocument();
    expect(button()).toBeDisabled();
    type('1');
    expect(button()).toBeEnabled();
  });

  it.each(['', '-1', '1.5', '96', '1e1', 'many'])('are no such number: %j', (value) => {
    show();
    type(value);
    expect(button()).toBeDisabled();
  });

  it('are only named where no more are sold', () => {
    show({ seats: { used: 1, maximum: 5, extra: 0, canChange: false } });
    expect(screen.getByText('Studio includes 5 seats.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    { role: 'admin' },
    { role: 'viewer' },
    { readOnlyAt: '2026-11-26T12:00:00.000Z' },
  ] as const)('are nothing to change for %j', (change) => {
    show(change);
    expect(screen.queryByText('Seats')).toBeNull();
  });
});
