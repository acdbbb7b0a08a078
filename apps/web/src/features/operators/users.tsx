import { OPERATOR_LIMITS } from '@loopwright/contract';
import { useState } from 'react';
import { useUserSearch } from '../../entities/operator/use-operators.ts';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed, Section } from './section.tsx';
import { UserRow } from './user-row.tsx';

/** Finds users, and does something about their accounts. @param username of the operator */
export function Users({ username }: { readonly username: string }) {
  const { users: texts } = useOperatorTexts();
  const [query, setQuery] = useState('');
  const { data: found, isPending, isPlaceholderData, refetch } = useUserSearch(username, query);
  return (
    <Section title={texts.title}>
      <div className="mt-4 grid gap-2">
        <SearchField
          label={texts.search}
          clearLabel={texts.clear}
          maxLength={OPERATOR_LIMITS.query}
          value={query}
          onSearch={(text) => setQuery(text.trim())}
        />
        <p className="text-sm text-ink-soft">{texts.hint}</p>
      </div>
      {isPending && <Skeleton className="mt-4 h-48" />}
      {!isPending && !found && <LoadFailed onRetry={() => void refetch()} />}
      <div aria-live="polite" aria-busy={isPlaceholderData}>
        {found?.length === 0 && <p className="mt-4">{texts.nothingFound}</p>}
        {found !== undefined && found.length > 0 && (
          <ul className="mt-3 divide-y divide-line">
            {found.map((user) => (
              <UserRow key={user.id} user={user} operator={username} />
            ))}
          </ul>
        )}
        {found?.length === OPERATOR_LIMITS.users && (
          <p className="mt-2 text-sm text-ink-soft">{texts.more(OPERATOR_LIMITS.users)}</p>
        )}
      </div>
    </Section>
  );
}
