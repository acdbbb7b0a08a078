export interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

/** The items of a list that has equal ones, each with a key of its own: its place. */
export const keyed = <T>(list: readonly T[]): Keyed<T>[] =>
  list.map((item, index) => ({ key: `place-${index}`, item }));
