import { reported } from '../report.ts';
import { ablate, ablationTable } from './ablation/ablate.ts';
import { checkBudgets } from './checks/byte-budgets.ts';
import { checkBrowser } from './checks/in-browser.ts';
import { checkMemory } from './checks/memory.ts';
import { checkDecoders } from './checks/same-pixels.ts';
import { CLIPS } from './clips.ts';
import { compare } from './compare.ts';
import { ENCODERS } from './encoders.ts';
import { readOptions } from './options.ts';
import { writeAblation, writeComparison, writeLimits } from './results.ts';
import { measureSeams } from './seam/index.ts';
import { reportTargets } from './targets.ts';

/** The GIF encoder against its peers, technique by technique, and in every decoder at hand. */
export async function run(): Promise<void> {
  const options = readOptions();
  const clips = CLIPS.filter(({ name }) => options.clips?.includes(name) ?? true);
  const chosen = ENCODERS.filter(({ name }) => options.encoders?.includes(name) ?? true);
  const notes = chosen.flatMap((encoder) => {
    const missing = encoder.missing();
    return missing ? [`${encoder.name} is left out: ${missing}`] : [];
  });
  for (const note of notes) console.log(note);
  const encoders = chosen.filter((encoder) => encoder.missing() === null);
  const isWhole = !options.clips && !options.encoders;
  const figuresBefore = reported().length;
  if (options.parts.includes('compare')) {
    const measurements = await compare(clips, encoders, options.fresh);
    reportTargets(measurements);
    const figures = reported().slice(figuresBefore);
    if (isWhole) writeComparison({ measurements, encoders, notes, figures });
  }
  if (options.parts.includes('ablation')) {
    const ablations = await ablate(options.clips ?? undefined);
    console.log(`\n${ablationTable(ablations)}\n`);
    if (isWhole) writeAblation(ablations);
  }
  if (options.parts.includes('seam')) await measureSeams(options.baseline, options.halves);
  const figuresBeforeLimits = reported().length;
  if (options.parts.includes('checks')) await checkDecoders();
  const isLimited = options.parts.includes('limits');
  if (isLimited) await checkBrowser();
  if (isLimited || options.parts.includes('memory')) await checkMemory();
  if (isLimited) await checkBudgets();
  if (options.parts.includes('checks') && isLimited) {
    writeLimits(reported().slice(figuresBeforeLimits));
  }
}
