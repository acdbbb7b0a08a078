import { machine, today } from '../keep-results.ts';
import type { PageFigures } from './performance.ts';

/** What the performance of a page has to reach, or how close to the blank page it has to come. */
const SCORE = 97;
const DISTANCE = 3;

export const RULE = `at least ${SCORE}, or ${DISTANCE} below the blank page`;

export const isFastEnough = ({ score }: PageFigures, blank: PageFigures): boolean =>
  score >= SCORE || score >= blank.score - DISTANCE;

/** `results/pages-<date>.md`: one row for each page. */
export function resultsText(
  blank: PageFigures,
  pages: readonly PageFigures[],
  rounds: number,
): string {
  const row = (name: string, page: PageFigures, verdict: string): string =>
    `| ${[
      name,
      page.score,
      `${page.lowestScore} to ${page.highestScore}`,
      page === blank ? '' : page.score - blank.score,
      verdict,
      `${Math.round(page.firstPaintMs)} ms`,
      `${Math.round(page.largestPaintMs)} ms`,
      `${Math.round(page.blockingMs)} ms`,
      page.layoutShift.toFixed(3),
    ].join(' | ')} |`;
  return `# Lighthouse on the public pages, ${today()}

Made by \`npm run bench pages\` on ${machine()}: Lighthouse's mobile preset, the pages in turn, medians of ${rounds}
rounds. The blank page comes from the same server in the same rounds. A page passes with a performance of
${RULE}.

| page | performance | lowest to highest | against blank | passes | first paint | largest paint | blocking | layout shift |
|---|---|---|---|---|---|---|---|---|
${row('blank', blank, '')}
${pages.map((page) => row(page.path, page, isFastEnough(page, blank) ? 'yes' : 'NO')).join('\n')}
`;
}
