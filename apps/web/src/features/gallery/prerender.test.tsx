import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hydratePage } from '../../testing/hydrate-page.tsx';
import { GalleryPage } from './gallery-page.tsx';

const open = (expectsVisitor: boolean): void =>
  hydratePage(<GalleryPage />, '/my-creations', expectsVisitor);

it('turns expected visitors away at once', () => {
  open(true);
  expect(screen.getByText('Loading creations…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
});

it('waits for the session of everybody else', () => {
  open(false);
  expect(screen.getByText('Loading creations…')).toBeInTheDocument();
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
});
