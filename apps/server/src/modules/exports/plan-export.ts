import {
  type ExportRequest,
  type ExportTargets,
  FILE_FORMAT_IDS,
  FILE_FORMATS,
  type FileFormat,
  type Preflight,
  type VideoPlan,
} from '@loopwright/contract';
import {
  type AvailableFormats,
  describeSize,
  type FilePlan,
  findTarget,
  planFile,
  type SizeRule,
  type SourceFacts,
  type Target,
  TARGETS,
  type Wish,
} from '@loopwright/media';
import { type Codecs, type FfmpegFinder, openCodecs } from '@loopwright/media/node';
import { AppError } from '../../platform/errors.ts';

/** Videos that browsers make, with WebCodecs, where the server has no ffmpeg. */
const BROWSER_FORMATS: readonly FileFormat[] = ['mp4', 'webm'];
const IN_BROWSER: AvailableFormats = { animations: new Set(BROWSER_FORMATS), stills: new Set() };

/** What this server can write: without ffmpeg no videos. */
export const openAvailable = async (findFfmpeg: FfmpegFinder): Promise<Codecs> =>
  openCodecs(await findFfmpeg());

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
    stillFormats: FILE_FORMATS[format].hasStills ? [format] : [],
    limits: {
      size: sizeRuleOf(request, facts),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(fps !== undefined && { maxFps: fps }),
    },
  };
}

function sizeRuleOf(
  {
    format,
    width,
    height,
  }: {
    readonly format: FileFormat;
    readonly width?: number | undefined;
    readonly height?: number | undefined;
  },
  facts: SourceFacts,
): SizeRule {
  const ratio = facts.width / facts.height;
  if (width === undefined && height === undefined) {
    return { kind: 'within', width: facts.width, height: facts.height };
  }
  const wide = width ?? Math.round(height! * ratio);
  const high = height ?? Math.round(wide / ratio);
  // Two pixels of an MP4 share their color.
  const side = (pixels: number): number => (format === 'mp4' ? Math.ceil(pixels / 2) * 2 : pixels);
  return { kind: 'exact', sizes: [[side(wide), side(high)]] };
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

/** The places, and the formats that can be written here, as the API shows them. */
export const describeTargets = ({ animations, stills }: Codecs): ExportTargets => ({
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
  formats: FILE_FORMAT_IDS.flatMap((format): ExportTargets['formats'] => {
    if (animations.has(format) || stills.has(format)) return [{ format, madeOn: 'server' }];
    return BROWSER_FORMATS.includes(format) ? [{ format, madeOn: 'browser' }] : [];
  }),
});

function videoPlanOf(
  { width, height, timing, maxBytes }: FilePlan,
  { delaysMs }: SourceFacts,
): VideoPlan {
  const middleOf = (frame: number): number =>
    delaysMs.slice(0, frame).reduce((sum, delay) => sum + delay, 0) + delaysMs[frame]! / 2;
  return {
    width,
    height,
    timesMs: timing.frames.map(middleOf),
    delaysMs: [...timing.delaysMs],
    rounds: timing.rounds,
    maxBytes: Number.isFinite(maxBytes) ? maxBytes : null,
  };
}

/** Whether a creation fits targets, without encoding anything. @throws AppError like `requireTarget` */
export function preflightTargets(
  facts: SourceFacts,
  ids: readonly string[],
  { fit = 'pad', withoutBackdrop = false }: Pick<ExportRequest, 'fit' | 'withoutBackdrop'>,
  available: Codecs,
): Preflight['results'] {
  const shown = { ...facts, hasAlpha: facts.hasAlpha || withoutBackdrop };
  return ids.map((id) => {
    const target = requireTarget(id);
    const onServer = planFile(shown, target, { fit, available });
    const isForBrowser = !onServer.isPossible && onServer.reason === 'noFormat';
    const inBrowser = isForBrowser && planFile(shown, target, { fit, available: IN_BROWSER });
    const planned = inBrowser || onServer;
    if (!planned.isPossible) {
      const { reason } = planned;
      const nothing = { format: null, changes: [], estimatedBytes: null, video: null };
      return { target: id, result: 'fail', reason, ...nothing };
    }
    const { format, changes, estimatedBytes } = planned.plan;
    const result = changes.length === 0 ? 'pass' : 'fixable';
    const video = BROWSER_FORMATS.includes(format) ? videoPlanOf(planned.plan, shown) : null;
    const made = { format, changes: [...changes], estimatedBytes, video };
    return { target: id, result, reason: null, ...made };
  });
}
