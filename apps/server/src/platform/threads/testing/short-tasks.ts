import { setTimeout as delay } from 'node:timers/promises';

/** A thread for tests: answers, dies or works without end. */
export default async function work(task: 'answer' | 'die' | 'work on'): Promise<string> {
  if (task === 'die') process.exit(1);
  if (task === 'work on') await delay(600_000);
  return task;
}
