import type { TownLookName } from './place-look.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

const TOWNS: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'city',
  'street',
  'rooftop',
]);

/** Towns that are known for their old roofs. */
const OLD_TOWNS: readonly (readonly [TownLookName, RegExp])[] = [
  ['domed', /^(?:istanbul|cairo|jerusalem|baghdad|damascus|isfahan|samarkand|constantinople)$/],
  ['parisian', /^(?:paris|parisian)$/],
  [
    'old',
    /^(?:prague|budapest|vienna|rome|florence|madrid|barcelona|munich|milan|naples|lyon|marseille|brussels|stockholm|copenhagen|moscow|havana|edinburgh|krakow|dubrovnik|salzburg|seville|athens|verona|siena|bologna|zurich|bern|heidelberg|riga|tallinn|warsaw|dublin|oxford|london|berlin|hamburg)$/,
  ],
];
/** What such a town has as well, and the old one has not. */
const OF_TODAY = /^(?:skyscrapers?|downtown|skyline|neon|cyberpunk|business district|modern)$/;

/** Villages of wooden houses with curved roofs. */
const JAPANESE = /^(?:japanese|japan|edo|feudal japan|feudal japanese|samurai|ninja)$/;

type Change = Exclude<TownLookName, 'old' | 'domed' | 'japanese' | 'parisian'>;

const WORDS: Readonly<Record<Change, RegExp>> = {
  overgrown:
    /^(overgrown|reclaimed|overrun|jungle city|covered in (vines|plants|ivy)|mossy|nature reclaiming|vines|ivy)$/,
  ruined:
    /^(ruined|ruins|in ruins|destroyed|devastated|bombed|broken|crumbling|collapsed|abandoned|apocalyptic|post apocalyptic|postapocalyptic|apocalypse|dystopian|dystopia|wasteland|war torn|burned|burnt|shattered|desolate)$/,
  futuristic:
    /^(futuristic|future|futuristic city|solarpunk|sci fi|scifi|utopian|utopia|city of the future|high tech|hi tech|space age)$/,
};
/** Gardens on the towers. */
const GREEN =
  /^(solarpunk|vertical|gardens?|vertical gardens?|green|greenery|plants|trees|eco|sustainable|biophilic)$/;
/** Said of a city that is overgrown with them. */
const PLANTS = /^(plants?|vines?|trees|nature|ivy|moss|greenery|vegetation|skyscrapers|buildings)$/;

export interface TownLookRead {
  readonly townLook: TownLookName | null;
  readonly hasTownGardens: boolean;
}

/** "a ruined city", "a city overgrown with plants", "a futuristic city with vertical gardens". */
export function readTownLook(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): TownLookRead {
  if (setting === 'village') return readVillageLook(sentence, account);
  if (!TOWNS.has(setting)) return { townLook: null, hasTownGardens: false };
  const names: readonly Change[] = ['overgrown', 'ruined', 'futuristic'];
  const said = names.filter((name) => sentence.some(({ text }) => WORDS[name].test(text)));
  const [townLook = null] = said;
  if (townLook === null) return { townLook: oldTownOf(sentence), hasTownGardens: false };
  for (const item of sentence) {
    const isSaid = said.some(
      (name) => (name !== 'futuristic' || townLook === name) && WORDS[name].test(item.text),
    );
    const isGreen = townLook === 'futuristic' ? GREEN.test(item.text) : PLANTS.test(item.text);
    const isCraft = townLook === 'futuristic' && /^(flying|hover) ?cars?$/.test(item.text);
    if (isSaid || isCraft || (isGreen && (townLook !== 'ruined' || has(item, 'setting'))))
      account.draw(item);
  }
  const hasTownGardens =
    townLook === 'futuristic' &&
    sentence.some((item) => GREEN.test(item.text) && senseOf(item, 'colour') === undefined);
  return { townLook, hasTownGardens };
}

/** "a japanese village". */
function readVillageLook(sentence: readonly Item[], account: WordAccount): TownLookRead {
  const said = sentence.filter(({ text }) => JAPANESE.test(text));
  account.drawAll(said.filter(({ text }) => /^(?:japan|edo|feudal)/.test(text)));
  return { townLook: said.length > 0 ? 'japanese' : null, hasTownGardens: false };
}

/** How the houses of a town look that the prompt names. */
function oldTownOf(sentence: readonly Item[]): TownLookName | null {
  const [look = null] =
    OLD_TOWNS.find(([, names]) => sentence.some(({ text }) => names.test(text))) ?? [];
  // All that is seen of Paris from afar is its roofs.
  const isOfToday = sentence.some(
    ({ text }) => OF_TODAY.test(text) && !(look === 'parisian' && text === 'skyline'),
  );
  return isOfToday ? null : look;
}
