import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

type Task = 'answer' | 'die' | 'work on' | 'say its thread';

/** A thread for tests: answers, dies or works without end. */
export default async function work(task: Task): Promise<string> {
  if (task === 'die') process.exit(1);
  if (task === 'work on') await delay(600_000);
  return task === 'say its thread' ? `thread ${threadId}` : task;
}
