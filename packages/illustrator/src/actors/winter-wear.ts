import { isIndoors } from '../language/indoors.ts';
import { oneOf } from '../language/one-of.ts';
import type { Subject } from '../language/subject.ts';
import type { Placement } from '../layout/placement.ts';
import type { Stage } from '../stage/stage.ts';

/** Of one knitted set each. */
const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'] as const;

/** People whose glyph shows no trade that dresses them. */
const PLAIN = /^(?:(?:old|older)-)?(?:man|woman|person|boy|girl|child|baby)(?:-beard|-\w+-hair)?$/;

/** Whether somebody is outside in the snow in clothes of their choice; bathers in a hot spring are not cold. */
export const isInSnow = ({ snowy, plan }: Stage, glyph: string): boolean =>
  (snowy || plan.weather.includes('snow')) &&
  PLAIN.test(glyph) &&
  !isIndoors(plan.setting) &&
  plan.setting !== 'hotspring';

/** A scarf, and a hat for two of three, for people in the snow whose clothes the prompt leaves open. */
export function knittedFor({ take }: Stage, { subject, copy }: Placement): readonly Subject[] {
  const place = subject * 2 + copy;
  const colour = COLOURS[(place + take.index) % COLOURS.length]!;
  const scarf = { ...oneOf('scarf'), colour };
  return place % 3 === 2 ? [scarf] : [scarf, { ...oneOf('@beaniehat', 'beanie'), colour }];
}
