import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = lazyPart(() =>
  import('./report-dialog.tsx').then((file) => file.ReportDialog),
);

interface ReportButtonProps {
  readonly about: Reported;
  readonly className?: string;
}

/** Opens the form that tells operators about something public. */
export function ReportButton({ about, className }: ReportButtonProps) {
  const { page: texts } = useTexts('sharing');
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(
          'flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink',
          className,
        )}
        onClick={() => setIsReporting(true)}
      >
        <Flag className="size-4" aria-hidden="true" />
        {texts.report}
      </button>
      <Suspense>
        {isReporting && <ReportDialog about={about} onClose={() => setIsReporting(false)} />}
      </Suspense>
    </>
  );
}
