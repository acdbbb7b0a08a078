import type { Creation, Generation } from '@loopwright/contract';

export const creation: Creation = {
  id: 'creation-1',
  url: '/media/abcdefghijklmnopqrstuv.gif',
  prompt: 'two penguins',
  kind: 'gif',
  width: 480,
  height: 480,
  createdAt: '2026-06-01T10:00:00.000Z',
  seam: 0.98,
  flashes: null,
  words: null,
  clip: null,
  title: null,
  altText: null,
  isFavorite: false,
  madeBy: null,
  folderId: null,
  parentId: null,
  remixedFrom: null,
  settings: null,
};

export const generation: Generation = {
  id: 'generation-1',
  kind: 'gif',
  prompt: 'two penguins',
  status: 'running',
  stage: 'drawing',
  fraction: 0.25,
  queuePosition: null,
  preview: null,
  requestKey: 'key-1',
  text: null,
  creation: null,
  error: null,
  createdAt: '2026-06-01T10:00:00.000Z',
};
