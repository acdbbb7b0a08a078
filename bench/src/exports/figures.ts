import { median } from '../gif/medians.ts';
import { report } from '../report.ts';
import type { ExportResult } from './measure.ts';

const ENCODES_MEDIAN = 6;
const ENCODES_MAXIMUM = 12;
/** Points of SSIMULACRA 2 at equal bytes, at the median. */
const GAINS: Readonly<Record<string, number>> = {
  gifski: 0,
  img2webp: -0.5,
  'x264 in two passes': -0.5,
  'libvpx in two passes': -0.5,
};

/** The same of the worst file; a peer that is not listed has none. */
const WORST_GAINS: Readonly<Record<string, number>> = { img2webp: -2, 'x264 in two passes': -2 };

/** The targets of the export bench. */
export function reportFigures(results: readonly ExportResult[]): void {
  const files = results.filter(({ failure }) => failure === null);
  const broken = files.filter((file) => file.broken.length > 0);
  report(
    'files within every limit',
    `${files.length - broken.length}`,
    `${files.length}`,
    broken.length === 0,
  );
  const squeezed = files.filter(wasSqueezed);
  reportEncodes(
    'encodes of files with a limit of bytes',
    files.filter(({ maxBytes }) => maxBytes !== null),
  );
  reportEncodes('encodes of files that the limit changed', squeezed);
  for (const half of ['tuned', 'reported'] as const) {
    for (const [peer, least] of Object.entries(GAINS)) {
      const gains = gainsOver(
        peer,
        squeezed.filter((file) => file.half === half),
      );
      if (gains.length === 0) continue;
      const gain = median(gains);
      const measured = `${gain.toFixed(1)} points, ${gains.length} files, worst ${Math.min(...gains).toFixed(1)}`;
      const worst = WORST_GAINS[peer] ?? -Infinity;
      const isMet = gain >= least && Math.min(...gains) >= worst;
      const target = `at least ${least}${worst === -Infinity ? '' : `, worst ${worst}`}`;
      report(`against ${peer}, ${half} sources`, measured, target, isMet);
    }
  }
}

/** The limit of bytes changed the file. */
export const wasSqueezed = ({ ssimulacra }: ExportResult): boolean => ssimulacra !== null;

function reportEncodes(name: string, files: readonly ExportResult[]): void {
  if (files.length === 0) return;
  const counts = files.map(({ encodes }) => encodes);
  const [middle, most] = [median(counts), Math.max(...counts)];
  const measured = `median ${middle}, at most ${most}, ${files.length} files`;
  const target = `median ${ENCODES_MEDIAN}, at most ${ENCODES_MAXIMUM}`;
  report(name, measured, target, middle <= ENCODES_MEDIAN && most <= ENCODES_MAXIMUM);
}

/** Points above the peer, file by file; where the peer has no file that fits, there is none. */
export const gainsOver = (peer: string, files: readonly ExportResult[]): number[] =>
  files.flatMap(({ ssimulacra, peers }) => {
    const other = peers.find((one) => one.peer === peer)?.ssimulacra ?? null;
    return other === null || ssimulacra === null ? [] : [ssimulacra - other];
  });
