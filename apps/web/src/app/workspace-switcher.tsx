import type { User } from '@loopwright/contract';
import { useState } from 'react';
import { openWorkspace } from '../entities/workspace/open-workspace.ts';
import { useTexts } from '../language/texts.ts';
import { controlClass } from '../ui/field.tsx';

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
    // After a failure the page shows what is the case, such as that the user is no longer a member.
    openWorkspace(id, pathAfter(location.pathname)).catch(() => location.reload());
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
