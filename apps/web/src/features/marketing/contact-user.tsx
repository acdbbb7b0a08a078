import { hasPrioritySupport, PLANS, type User } from '@loopwright/contract';
import { Zap } from 'lucide-react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import type { recentErrors } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { usePublicConfiguration } from '../../lib/public-configuration.ts';

interface ContactUserProps {
  readonly user: User;
  readonly errors: typeof recentErrors;
  readonly includesErrors: boolean;
  readonly onIncludeErrors: (includes: boolean) => void;
}

/** What a signed-in user sends along with a message, and what their plan makes of it. */
export function ContactUser(props: ContactUserProps) {
  const { user, errors, includesErrors, onIncludeErrors } = props;
  const { sender } = useTexts('contact');
  const language = useLanguage();
  const workspace = user.team?.name ?? sender.personal;
  return (
    <div className="grid gap-3 text-sm text-ink-soft">
      {hasPrioritySupport(user.subscription, user.workspaces ?? []) && <Priority />}
      <p className="break-words">
        {sender.details(user.username, PLANS[user.subscription].label, workspace)}
      </p>
      {errors.length > 0 && (
        <div>
          <label className="flex min-h-11 items-center gap-3 text-ink">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={includesErrors}
              onChange={({ target }) => onIncludeErrors(target.checked)}
            />
            {sender.include(errors.length)}
          </label>
          <ul className="ml-8 grid gap-1 text-xs tabular-nums">
            {errors.map(({ requestId, code, at }) => (
              <li key={requestId} className="break-all">
                {formatDateTime(language, at.toISOString())} · {code} · {requestId}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Priority() {
  const { priority } = useTexts('contact');
  const promise = usePublicConfiguration()?.supportPromise ?? null;
  return (
    <p className="flex items-start gap-3 rounded-lg border border-line bg-raised p-4">
      <Zap className="mt-0.5 size-4.5 shrink-0 text-accent-text" aria-hidden="true" />
      <span>
        <strong className="text-ink">{priority.title}.</strong> {priority.text}
        {promise && ` ${priority.answer[promise.unit](promise.count)}`}
      </span>
    </p>
  );
}
