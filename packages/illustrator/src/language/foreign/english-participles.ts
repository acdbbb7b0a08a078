/** Past participles that follow no rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  biting: 'bitten',
  building: 'built',
  catching: 'caught',
  drawing: 'drawn',
  driving: 'driven',
  eating: 'eaten',
  feeding: 'fed',
  giving: 'given',
  hiding: 'hidden',
  holding: 'held',
  reading: 'read',
  riding: 'ridden',
  stealing: 'stolen',
  taking: 'taken',
  throwing: 'thrown',
  wearing: 'worn',
  writing: 'written',
};
const VOWEL = /[aeiou]/;

/** "chased" of "chasing", "fished out" of "fishing out"; null where it is no gerund. */
export function pastOf(gerund: string): string | null {
  const [first = '', ...rest] = gerund.split(' ');
  if (!/.{2}ing$/.test(first)) return null;
  const stem = first.slice(0, -3);
  const past =
    IRREGULAR[first] ??
    (/[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : VOWEL.test(stem) ? `${stem}ed` : first);
  return [past, ...rest].join(' ');
}

/** The same by rule alone, as the tables of verbs have it: "chased", but "eated" as well. */
export const regularPastOf = (gerund: string): string =>
  gerund.replace(/^(\S+?)(y?)ing\b/, (_, stem: string, y: string) =>
    y === '' ? `${stem}ed` : `${stem}ied`,
  );
