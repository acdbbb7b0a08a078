import type { Subject } from '../language/subject.ts';

/** What is shown for sale, or stands before a door. */
export type Goods = NonNullable<Subject['goods']>;

export const asGoods = ({ glyph, colour }: Subject): Goods[number] => ({ glyph, colour });

/** As often as it is counted. */
export const eachOf = (subject: Subject): Goods =>
  Array.from({ length: subject.count }, () => asGoods(subject));
