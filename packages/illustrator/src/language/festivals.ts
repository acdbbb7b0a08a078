import { invert } from './phrases.ts';
import type { FestivalName } from './place-look.ts';

const greeted = (...names: readonly string[]): string =>
  names.flatMap((name) => [name, `happy ${name}`, `${name} party`, `${name} night`]).join(', ');

/** Holidays and celebrations, which dress up the place. */
export const FESTIVAL_WORDS: ReadonlyMap<string, readonly FestivalName[]> = invert<FestivalName>({
  halloween: `${greeted('halloween')}, trick or treat, trick or treating, spooky season, all hallows eve`,
  christmas: `${greeted('christmas', 'xmas')}, merry christmas, merry xmas, christmas eve, christmas day, christmas morning, christmas evening, christmas time, christmassy, christmas market`,
  birthday: `${greeted('birthday')}, birthday celebration, bday, happy bday, feliz cumple, birthday bash`,
  newyear: `${greeted('new year', 'new years')}, new years eve, new year s eve, new year eve, happy new year eve, happy new year s eve, happy new years eve, nye, new years day`,
  lunarnewyear: `${greeted('lunar new year', 'chinese new year')}, spring festival, year of the dragon`,
  diwali: `${greeted('diwali', 'deepavali', 'divali')}, festival of lights`,
  easter: `${greeted('easter')}, easter sunday, easter morning, easter egg hunt, egg hunt`,
  valentine: `valentine, valentines, valentines day, valentine s day, happy valentines day, happy valentine s day, happy valentine, valentine card, valentines card, valentine s day card, valentines day card`,
  thanksgiving: `${greeted('thanksgiving')}, thanksgiving dinner, thanksgiving day`,
  eid: 'eid, eid mubarak, happy eid, ramadan, ramadan kareem, ramadan mubarak',
  hanukkah: greeted('hanukkah', 'chanukah'),
  stpatrick: `${greeted('st patricks day', 'saint patricks day', 'st patrick s day', 'saint patrick s day', 'st paddys day', 'st patrick day', 'saint patrick day')}, paddys day`,
  dayofthedead: greeted('day of the dead', 'dia de los muertos', 'dia de muertos'),
  mothersday: greeted('mothers day', 'mother s day', 'mother day'),
});
