/** Said behind those who are on top of each other. */
export const PILED_WORDS: readonly string[] = [
  'on top of each other',
  'on top of one another',
  'stacked on top of each other',
  'stacked on top of one another',
  'balanced on top of each other',
  'standing on top of each other',
  'sitting on top of each other',
  'on each other shoulders',
  'on each other backs',
  'on each others shoulders',
  'on each others backs',
  'stacked up',
  'stacked',
  'in a stack',
  'in a tower',
  'in a totem pole',
];
