import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface NoticeProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The red box: what went wrong, read out at once. */
export function ErrorNotice({ className, children }: NoticeProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex animate-rise items-start gap-2.5 rounded-md border border-danger/35 bg-danger-wash px-3.5 py-3 text-sm text-danger',
        className,
      )}
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
