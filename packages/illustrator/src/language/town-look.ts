import { has, type Item, senseOf } from './sense.ts';
import type { SettingName, TownLookName } from './spec.ts';
import type { WordAccount } from './word-account.ts';

const TOWNS: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'city',
  'street',
  'rooftop',
]);

const WORDS: Readonly<Record<TownLookName, RegExp>> = {
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
  if (!TOWNS.has(setting)) return { townLook: null, hasTownGardens: false };
  const names: readonly TownLookName[] = ['overgrown', 'ruined', 'futuristic'];
  const said = names.filter((name) => sentence.some(({ text }) => WORDS[name].test(text)));
  const [townLook = null] = said;
  if (townLook === null) return { townLook, hasTownGardens: false };
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
