import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../platform/errors.ts';

/** More than that at the same time is no people asking, and each holds memory. */
const RUNNING_MAXIMUM = 200;

/**
 * Work that nobody waits for: its answer has been given. What it throws is logged by its kind
 * alone, because a mail server's words repeat addresses.
 */
export class Background {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  /** @param name for the log: what is being done, never for whom */
  run(name: string, work: () => Promise<void>): void {
    if (this.#running.size >= RUNNING_MAXIMUM) {
      this.#log.warn({ letter: name }, 'too many letters at once: one was dropped');
      return;
    }
    const running = work()
      .catch((error: unknown) =>
        this.#log.warn({ letter: name, reason: kindOf(error) }, 'a letter could not be sent'),
      )
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all that has been begun is over. Never rejects. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

/** Such as `unavailable: ESOCKET`, the code of nodemailer or of the system. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  const own = typeof code === 'string' ? code : error.name;
  return error instanceof AppError && cause !== undefined ? `${own}: ${kindOf(cause)}` : own;
}
