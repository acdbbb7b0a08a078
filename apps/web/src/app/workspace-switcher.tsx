import type { User } from '@loopwright/contract';
import { useState } from 'react';
import { openWorkspace } from '../entities/workspace/open-workspace.ts';
import { useTexts } from '../language/texts.ts';
import { messageOf } from '../lib/api-error.ts';
import { controlClass } from '../ui/field.tsx';
import { showFailure } from '../ui/toasts.tsx';

/** A document belongs to one workspace: its page leads nowhere in another one. */
const pathAfter = (pathname: string): string =>
  pathname.startsWith('/studio/') ? '/my-creations' : pathname;

/** Chooses the workspace to work in. Only for users who have more than one. */
export function WorkspaceSwitcher({ user: { workspaces } }: { readonly user: User }) {
  const texts = useTexts('teams');
  const [isBusy, setIsBusy] = useState(false);
  const active = workspaces?.find(({ isActive }) => isActive);
  const open = (id: string): void => {
    setIsBusy(true);
    openWorkspace(id, pathAfter(location.pathname)).catch((error: unknown) => {
      setIsBusy(false);
      showFailure(messageOf(error, texts.changeFailed));
    });
  };
  return (
    <select
      aria-label={texts.switcher}
      value={active?.id ?? ''}
      disabled={isBusy}
      onChange={({ target }) => open(target.value)}
      className={`${controlClass} min-h-9 w-auto! max-w-40 min-w-24 truncate py-1 text-sm! pointer-coarse:min-h-11`}
    >
      {workspaces?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name ?? texts.personal}
        </option>
      ))}
    </select>
  );
}
