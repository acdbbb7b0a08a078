export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly target: string;
  readonly reached: boolean;
}

const figures: Figure[] = [];

/** Prints a figure and keeps it for the table at the end. */
export function report(name: string, measured: string, target: string, reached: boolean): void {
  figures.push({ name, measured, target, reached });
  console.log(`${reached ? 'ok  ' : 'MISS'} ${name}: ${measured} (target ${target})`);
}

/** All figures since the start. */
export const reported = (): readonly Figure[] => [...figures];

/** Prints all figures; true when every target was reached. */
export function summarize(): boolean {
  console.log('');
  console.table(figures.map((figure) => ({ ...figure, reached: figure.reached ? 'yes' : 'NO' })));
  return figures.every((figure) => figure.reached);
}

/** The value below which `share` (0–1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** CPU seconds of this process that `work` takes, all threads counted. */
export async function cpuSeconds(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1_000_000;
}
