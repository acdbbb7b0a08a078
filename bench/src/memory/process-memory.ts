import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

const SAMPLE_MS = 200;
const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * 1024;

/** Resident megabytes of a process and its children. Only Linux reports them. */
export interface MemorySampler {
  /** The highest of all samples so far. */
  peakMb(): number;
  /** The same of the process without its children. */
  ownPeakMb(): number;
  currentMb(): Promise<number>;
  stop(): void;
}

export function sampleMemory(processId: number): MemorySampler {
  let peak = 0;
  let ownPeak = 0;
  const sample = async (): Promise<number> => {
    const current = await residentMb(processId);
    peak = Math.max(peak, current);
    ownPeak = Math.max(ownPeak, ownMb(processId));
    return current;
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  return {
    peakMb: () => peak,
    ownPeakMb: () => ownPeak,
    currentMb: sample,
    stop: () => clearInterval(timer),
  };
}

async function residentMb(processId: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const status = /^\d+$/.test(name) ? readStatus(name) : null;
    if (status !== null) parents.set(Number(name), numberIn(status, 'PPid'));
  }
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (id === processId || isBelow(parents.get(id)));
  const kilobytes = [...parents.keys()]
    .filter(isBelow)
    .reduce((sum, id) => sum + residentKb(id), 0);
  return (kilobytes * BYTES_PER_KB) / BYTES_PER_MB;
}

const ownMb = (processId: number): number => (residentKb(processId) * BYTES_PER_KB) / BYTES_PER_MB;

const residentKb = (processId: number): number =>
  numberIn(readStatus(String(processId)) ?? '', 'VmRSS');

/** null: the process has ended. */
function readStatus(processId: string): string | null {
  try {
    return readFileSync(`/proc/${processId}/status`, 'utf8');
  } catch {
    return null;
  }
}

const numberIn = (status: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
