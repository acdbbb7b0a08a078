const QUEUE =
  /\b(?:(?:in|into) (?:a )?(?:long |single )?(?:line|queue|file)|lin(?:e|ed|ing) up|queu(?:e|es|ed|ing|eing)|(?:long )?line of (?:\w+ )?(?:people|customers|shoppers|kids|children|students|tourists|passengers|fans|commuters|soldiers|men|women))\b/i;

/** "customers waiting in line", "a queue outside a bakery": people stand one behind the other. */
export const saysQueue = (prompt: string): boolean => QUEUE.test(prompt);

/** The words for it. */
export const QUEUE_WORDS =
  /^(?:in )?(?:a )?(?:long )?(?:lines?|queues?|lined up|lining up|line up|queued?|queuing|queueing|single file|file)$/i;
