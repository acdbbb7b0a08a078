import { hasHands } from '../language/faces.ts';
import { isGarment } from '../language/garments.ts';
import { hasWindow } from '../language/indoors.ts';
import type { PromptSpec, ReadWords, SettingName } from '../language/spec.ts';
import type { ScenePlan } from './plan.ts';

/** What lies flat on paper or cloth has no hour and no landscape around it. */
const isFlat = ({ setting }: ScenePlan): boolean => setting === 'flatlay';

/** Places that a style draws its own way, so that nothing of the named one is to be seen. */
const isReplaced = (said: SettingName | null, { setting }: ScenePlan): boolean =>
  setting === 'synth' && said !== null && said !== 'synth' && said !== 'city';

/** On patterns leaves and hearts are things. */
const isThing = (word: string, { subjects }: ScenePlan): boolean =>
  subjects.some((subject) => (subject.source ?? subject.word) === word);

/** A suit alone is shown by a tie, but people and animals wear the whole suit. */
function withClothes({ words, subjects, relations }: ScenePlan): ReadWords {
  const isWorn = (index: number): boolean =>
    relations.some(({ from, to }) => {
      const wearer = subjects[from];
      return (
        to === index && wearer !== undefined && (wearer.person !== null || hasHands(wearer.glyph))
      );
    });
  const worn = new Set(
    subjects
      .filter((subject, index) => isGarment(subject) && isWorn(index))
      .map(({ source, word }) => source ?? word),
  );
  return {
    ...words,
    drawn: [...words.drawn, ...words.standIns.flatMap(({ word }) => (worn.has(word) ? word : []))],
    standIns: words.standIns.filter(({ word }) => !worn.has(word)),
  };
}

/**
 * The three lists after the picture was planned: what was understood and then had to give way to the style
 * or to how things are presented is not drawn.
 * @param said what the prompt says
 * @param plan what was made of it
 */
export function confirmWords(said: PromptSpec, plan: ScenePlan): ReadWords {
  const lost = new Set<string>([
    ...said.airs
      .filter(({ word, weather }) => !plan.weather.includes(weather) && !isThing(word, plan))
      .map(({ word }) => word),
    ...(isFlat(plan) && !plan.isNeonSign ? said.hours : []),
    ...(said.shot === 'top' && !isFlat(plan) ? said.shots : []),
    ...(isReplaced(said.setting, plan) ? said.places : []),
    ...(hasWindow(plan.setting) ? [] : said.sights),
  ]);
  // "winter night" says two things in one word; what is drawn of it counts.
  for (const { word, weather } of said.airs) if (plan.weather.includes(weather)) lost.delete(word);
  const words = withClothes(plan);
  // What is lettered is to be seen.
  const lettered = (said.caption ?? '').toLowerCase();
  for (const word of lost) if (lettered.includes(word.toLowerCase())) lost.delete(word);
  const claimed = [...words.drawn, ...words.standIns.map(({ word }) => word)];
  return takeBack(words, new Set(claimed.filter((word) => lost.has(word))));
}

/** Moves words that were understood to those that are not drawn, and adds what is in no list yet. */
export function takeBack(words: ReadWords, lost: ReadonlySet<string>): ReadWords {
  if (lost.size === 0) return words;
  return {
    drawn: words.drawn.filter((word) => !lost.has(word)),
    standIns: words.standIns.filter(({ word }) => !lost.has(word)),
    notDrawn: [...new Set([...words.notDrawn, ...lost])],
  };
}
