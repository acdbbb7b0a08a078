import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hydratePage } from '../../testing/hydrate-page.tsx';
import { GalleryPage } from './gallery-page.tsx';

const open = (expectsVisitor: boolean): Promise<void> =>
  hydratePage(<GalleryPage />, '/my-creations', expectsVisitor);

it.each([true, false])('waits for the session: visitor expected %s', async (isVisitor) => {
  await open(isVisitor);
  expect(screen.getByText('Loading creations…')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Access Denied' })).toBeNull();
});

it('turns visitors away whose browser runs no scripts', async () => {
  await open(true);
  expect(document.querySelector('noscript')).toHaveTextContent('Access Denied');
});
