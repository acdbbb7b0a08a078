import type { PAGE_PATHS } from '@loopwright/contract';
import { type CreationService, firstPictures } from './modules/creations/index.ts';
import type { Principal } from './modules/workspaces/index.ts';
import type { PersonalSource } from './platform/http/index.ts';

interface PersonalPageDependencies {
  readonly creations: CreationService;
  readonly findPrincipal: (request: Parameters<PersonalSource>[0]) => Promise<Principal>;
}

type PersonalPages = Partial<Record<(typeof PAGE_PATHS)[number], PersonalSource>>;

/** The pages that begin with something of the signed-in user; all others are the same for all users. */
export function personalPages({ creations, findPrincipal }: PersonalPageDependencies) {
  const pictures = firstPictures(creations);
  return {
    '/my-creations': async (request) => pictures(await findPrincipal(request)),
  } satisfies PersonalPages;
}
