import type { OperatorOverview } from '@loopwright/contract';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { useLanguage } from '../../language/texts.ts';
import { formatTimeAgo } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { formatBytes } from './format-bytes.ts';
import { Section } from './section.tsx';

type Tone = 'good' | 'danger' | 'plain';

const DOTS: Readonly<Record<Tone, string>> = {
  good: 'bg-good',
  danger: 'bg-danger',
  plain: 'bg-line-strong',
};

/** Whether the parts of the server are reachable and work. */
export function Health({ overview }: { readonly overview: OperatorOverview }) {
  const { health: texts } = useOperatorTexts();
  const language = useLanguage();
  const { database, storage, freeBytes, sendsMail, workers } = overview.health;
  const reached = (isReady: boolean) => (isReady ? texts.reachable : texts.unreachable);
  const seen =
    workers.lastSeenAt === null
      ? texts.neverSeen
      : texts.seen(formatTimeAgo(language, workers.lastSeenAt, Date.parse(overview.takenAt)));
  return (
    <Section title={texts.title}>
      <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Part
          name={texts.workers}
          tone={workers.state === 'stalled' ? 'danger' : 'good'}
          value={
            workers.state === 'working' ? texts.working(workers.running) : texts[workers.state]
          }
          detail={seen}
        />
        <Part name={texts.database} tone={database ? 'good' : 'danger'} value={reached(database)} />
        <Part name={texts.storage} tone={storage ? 'good' : 'danger'} value={reached(storage)} />
        <Part
          name={texts.disk}
          tone="plain"
          value={freeBytes === null ? texts.noDisk : formatBytes(language, freeBytes)}
        />
        <Part
          name={texts.mail}
          tone={sendsMail ? 'good' : 'plain'}
          value={sendsMail ? texts.mailServer : texts.outbox}
        />
      </dl>
    </Section>
  );
}

interface PartProps {
  readonly name: string;
  readonly tone: Tone;
  readonly value: string;
  readonly detail?: string;
}

function Part({ name, tone, value, detail }: PartProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-1 flex items-baseline gap-2.5 font-medium">
        <span
          aria-hidden="true"
          className={classNames('size-2 shrink-0 -translate-y-px rounded-full', DOTS[tone])}
        />
        <span className={classNames('min-w-0', tone === 'danger' && 'text-danger')}>{value}</span>
      </dd>
      {detail !== undefined && <dd className="pl-4.5 text-sm text-ink-soft">{detail}</dd>}
    </div>
  );
}
