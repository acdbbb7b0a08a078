const QUEUES = [
  /\b(?:(?:in|into) (?:a )?(?:long |single )?(?:line|queue|file)|lin(?:e|ed|ing) up|queu(?:e|es|ed|ing|eing)|(?:long )?line of (?:\w+ )?(?:people|customers|shoppers|kids|children|students|tourists|passengers|fans|commuters|soldiers|men|women))\b/i,
  // German, Spanish, French and Japanese.
  /\b(?:schlange stehen|(?:steh(?:t|en)|wart(?:et|en) in der) schlange|(?:warte)?schlange vor)\b/i,
  /\b(?:hac(?:e|en|iendo) (?:la )?(?:cola|fila)|en (?:la )?(?:cola|fila(?: india)?))\b/i,
  /\b(?:f(?:ait|ont|aisant|aire) la queue|(?:en|à la) file(?: indienne| d[’']attente)?|file d[’']attente)\b/i,
  /行列|列に並|並んで(?:待|順番)/u,
];

/** "customers waiting in line", "a queue outside a bakery": they stand one behind the other. */
export const saysQueue = (prompt: string): boolean => QUEUES.some((queue) => queue.test(prompt));

/** The words for it, as the user writes them. */
export const QUEUE_WORDS =
  /^(?:(?:in )?(?:a )?(?:long )?(?:lines?|queues?|lined up|lining up|line up|queued?|queuing|queueing|single file|file)|(?:stehen |steht )?schlange(?: stehen)?|(?:hacen |haciendo |hace |en )?(?:cola|fila)|(?:font |fait |faire |faisant )?(?:la )?(?:queue|file)(?: indienne)?|行列|列)$/i;
