import {
  type Export,
  type ExportTarget,
  type ExportTargets,
  FILE_FORMATS,
  type PreflightResult,
} from '@loopwright/contract';
import { ChevronRight, CircleAlert, CircleCheck, Wrench } from 'lucide-react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { FlashWarning } from '../creation/flash-warning.tsx';
import { isMadeHere } from './custom-wishes.ts';
import { describeChanges, formatBytes } from './describe-change.ts';
import { ExportAction } from './export-action.tsx';
import type { ExportOptions } from './export-queries.ts';
import type { Exports } from './use-exports.ts';

interface TargetListProps {
  readonly targets: readonly ExportTarget[];
  readonly formats: ExportTargets['formats'];
  readonly results: readonly PreflightResult[];
  readonly options: ExportOptions;
  readonly exports: Exports;
  /** Ids of targets. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

/** Every place with its limits, whether the creation fits, and the button that makes the file. */
export function TargetList(props: TargetListProps) {
  const { targets, formats, results, options, exports, selected, onSelect } = props;
  const { exports: texts } = useTexts('creation');
  const resultOf = new Map(results.map((result) => [result.target, result]));
  const rows = targets.flatMap((target) => {
    const result = resultOf.get(target.id);
    return result === undefined ? [] : [{ target, result }];
  });
  const fitting = rows.filter(({ result }) => result.result !== 'fail');
  const failing = rows.filter(({ result }) => result.result === 'fail');
  return (
    <>
      <ul className="divide-y divide-line">
        {fitting.map(({ target, result }) => {
          const label = labelOf(target);
          const request = { target: target.id, ...options };
          return (
            <li key={target.id} className="flex items-center gap-3 py-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                aria-label={texts.select(label)}
                checked={selected.has(target.id)}
                onChange={(event) => onSelect(target.id, event.target.checked)}
              />
              <TargetName {...{ target, result, formats }} made={exports.stateOf(request).made} />
              <ExportAction exports={exports} request={request} label={label} />
            </li>
          );
        })}
      </ul>
      {failing.length > 0 && (
        <details className="group border-t border-line py-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm text-ink-soft">
            <ChevronRight className="size-4 group-open:rotate-90" aria-hidden="true" />
            {texts.failing(failing.length)}
          </summary>
          <ul className="divide-y divide-line">
            {failing.map(({ target, result }) => (
              <li key={target.id} className="flex items-center gap-3 py-3 pl-8">
                <TargetName {...{ target, result, formats }} made={null} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const labelOf = ({ platform, label }: ExportTarget): string => `${platform} ${label}`;

interface TargetProps {
  readonly target: ExportTarget;
  readonly result: PreflightResult;
  readonly formats: ExportTargets['formats'];
  /** null before it was asked for. */
  readonly made: Export | null;
}

const TargetName = ({ target, result, formats, made }: TargetProps) => (
  <div className="min-w-0 grow">
    <p className="flex items-center gap-2 font-medium">
      <span>
        {target.platform} <span className="text-ink-soft">{target.label}</span>
      </span>
      <TargetState result={result} />
    </p>
    <TargetDetail {...{ target, result, formats, made }} />
  </div>
);

const ICONS = {
  pass: { Icon: CircleCheck, color: 'text-success' },
  fixable: { Icon: Wrench, color: 'text-ink-soft' },
  fail: { Icon: CircleAlert, color: 'text-danger' },
} as const;

function TargetState({ result: { result } }: { readonly result: PreflightResult }) {
  const { exports } = useTexts('creation');
  const { Icon, color } = ICONS[result];
  return (
    <span className={color}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">{exports.states[result]}</span>
    </span>
  );
}

function TargetDetail({
  target: { limits },
  result: { changes, format, reason },
  formats,
  made,
}: TargetProps) {
  const { exports } = useTexts('creation');
  const language = useLanguage();
  const { size, maxBytes } = limits;
  const parts = [
    format && FILE_FORMATS[format].label,
    String(size),
    typeof maxBytes === 'number' && `≤ ${formatBytes(maxBytes, language)}`,
  ];
  const isHere = format !== null && isMadeHere({ formats }, format);
  const done = made?.file && !isHere ? made.changes : changes;
  const detail = reason === null ? describeChanges(done, exports) : exports.reasons[reason];
  return (
    <>
      <p className="text-xs text-ink-soft tabular-nums">{parts.filter(Boolean).join(' · ')}</p>
      {isHere && <p className="text-xs text-ink-soft">{exports.madeHere}</p>}
      {detail && (
        <p className={`text-xs ${reason === null ? 'text-ink-soft' : 'text-danger'}`}>{detail}</p>
      )}
      <FlashWarning flashes={made?.file?.flashes ?? null} />
    </>
  );
}
