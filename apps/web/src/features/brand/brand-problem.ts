import type { useBrandTexts } from '../../language/all/brand.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';

type Texts = Pick<ReturnType<typeof useBrandTexts>, 'problems' | 'changeFailed'>;

/** What went wrong with a change of a brand kit, in the language of the page. */
export function brandProblem({ problems, changeFailed }: Texts, error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  const translated = Object.entries(problems ?? {}).find(([known]) => known === code)?.[1];
  return translated ?? messageOf(error, changeFailed);
}
