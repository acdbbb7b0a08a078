import {
  type ExportRequest,
  type ExportTargets,
  FILE_FORMAT_IDS,
  type FileFormat,
  type Preflight,
} from '@loopwright/contract';
import {
  describeSize,
  findTarget,
  planFile,
  type SizeRule,
  type SourceFacts,
  type Target,
  TARGETS,
  type Wish,
} from '@loopwright/media';
import { findCodec } from '@loopwright/media/node';
import { AppError } from '../../platform/errors.ts';

/** The formats that this server can write. */
export const AVAILABLE_FORMATS: ReadonlySet<FileFormat> = new Set(
  FILE_FORMAT_IDS.filter((format) => findCodec(format) !== undefined),
);

/** @throws AppError `invalid` when there is none of this id */
export function requireTarget(id: string): Target {
  const target = findTarget(id);
  if (target === undefined) throw new AppError('unknownExportTarget');
  return target;
}

/** What the file of a request has to be. @throws AppError like `requireTarget` */
export function wishOf(request: ExportRequest, facts: SourceFacts): Wish {
  if ('target' in request) return requireTarget(request.target);
  const { format, maxBytes, fps } = request;
  return {
    formats: [format],
    stillFormats: [format],
    limits: {
      size: sizeRuleOf(request, facts),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(fps !== undefined && { maxFps: fps }),
    },
  };
}

function sizeRuleOf(
  { width, height }: { readonly width?: number | undefined; readonly height?: number | undefined },
  facts: SourceFacts,
): SizeRule {
  const ratio = facts.width / facts.height;
  if (width === undefined && height === undefined) {
    return { kind: 'within', width: facts.width, height: facts.height };
  }
  const wide = width ?? Math.round(height! * ratio);
  return { kind: 'exact', sizes: [[wide, height ?? Math.round(wide / ratio)]] };
}

const describeLimits = ({
  size,
  ...limits
}: Target['limits']): Record<string, number | string> => ({
  size: describeSize(size),
  ...Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [name, value === true ? 1 : value]),
  ),
});

/** The places and formats of this installation, as the API shows them. */
export const describeTargets = (): ExportTargets => ({
  targets: TARGETS.map((target) => ({
    id: target.id,
    platform: target.platform,
    label: target.label,
    formats: [...target.formats],
    limits: describeLimits(target.limits),
    checkedOn: target.checkedOn,
    source: target.source,
    confidence: target.confidence,
  })),
  formats: [...AVAILABLE_FORMATS].map((format) => ({ format, madeOn: 'server' })),
});

/** Whether a creation fits targets, without encoding anything. @throws AppError like `requireTarget` */
export function preflightTargets(
  facts: SourceFacts,
  ids: readonly string[],
  { fit = 'pad' }: Pick<ExportRequest, 'fit'>,
): Preflight['results'] {
  return ids.map((id) => {
    const planned = planFile(facts, requireTarget(id), { fit, available: AVAILABLE_FORMATS });
    if (!planned.isPossible) {
      const { reason } = planned;
      const nothing = { format: null, changes: [], estimatedBytes: null };
      return { target: id, result: 'fail', reason, ...nothing };
    }
    const { format, changes, estimatedBytes } = planned.plan;
    const result = changes.length === 0 ? 'pass' : 'fixable';
    return { target: id, result, format, changes: [...changes], reason: null, estimatedBytes };
  });
}
