import {
  type Creation,
  type ExportTarget,
  FILE_FORMATS,
  type PreflightResult,
} from '@loopwright/contract';
import { CircleAlert, CircleCheck, Wrench } from 'lucide-react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { describeChanges, formatBytes } from './describe-change.ts';
import { ExportAction } from './export-action.tsx';
import type { ExportOptions } from './use-export.ts';

interface TargetListProps {
  readonly creation: Creation;
  readonly targets: readonly ExportTarget[];
  readonly results: readonly PreflightResult[];
  readonly options: ExportOptions;
}

/** Every place with its limits, whether the creation fits, and the button that makes the file. */
export function TargetList({ creation, targets, results, options }: TargetListProps) {
  const resultOf = new Map(results.map((result) => [result.target, result]));
  return (
    <ul className="divide-y divide-line">
      {targets.map((target) => {
        const result = resultOf.get(target.id);
        if (result === undefined) return null;
        return (
          <li key={target.id} className="flex items-center gap-3 py-3">
            <TargetState result={result} />
            <div className="min-w-0 grow">
              <p className="font-medium">
                {target.platform} <span className="text-ink-soft">{target.label}</span>
              </p>
              <TargetDetail target={target} result={result} />
            </div>
            {result.result !== 'fail' && (
              <ExportAction
                // Other options are another file.
                key={JSON.stringify(options)}
                creation={creation}
                request={{ target: target.id, ...options }}
                label={`${target.platform} ${target.label}`}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

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
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className="sr-only">{exports.states[result]}</span>
    </span>
  );
}

function TargetDetail({
  target: { limits },
  result: { changes, format, reason },
}: {
  readonly target: ExportTarget;
  readonly result: PreflightResult;
}) {
  const { exports } = useTexts('creation');
  const language = useLanguage();
  const { size, maxBytes } = limits;
  const parts = [
    format && FILE_FORMATS[format].label,
    String(size),
    typeof maxBytes === 'number' && `≤ ${formatBytes(maxBytes, language)}`,
  ];
  const planned = reason === null ? describeChanges(changes, exports) : exports.reasons[reason];
  return (
    <>
      <p className="text-xs text-ink-soft tabular-nums">{parts.filter(Boolean).join(' · ')}</p>
      {planned && (
        <p className={`text-xs ${reason === null ? 'text-ink-soft' : 'text-danger'}`}>{planned}</p>
      )}
    </>
  );
}
