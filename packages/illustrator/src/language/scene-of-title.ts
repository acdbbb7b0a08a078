import type { PromptSpec } from './spec.ts';

/** What bears a title and a picture of what it tells. */
const COVER =
  /\b(?:book|novel|e-?book|story ?book|album|mixtape|magazine|cookbook|wattpad|kindle|single|playlist) (?:covers?|jackets?|art)\b|buch(?:cover|umschlag)|\bportada (?:de|para) (?:una? |mi )?(?:novela|libro|cuento)\b|\bcouverture (?:de|d[’']un|pour un) (?:roman|livre|polar)|小説の(?:本の)?(?:表紙|カバー)/iu;
const ROMANTIC = /\b(?:romance|romantic|love)\b/iu;

/** Whether a picture is the cover of a book or of music. */
export const isCover = (prompt: string): boolean => COVER.test(prompt);

/** What has the cover. */
const ITSELF = /^(?:(?:closed |open )?books?|novels?|album|magazine|record|e-?book)$/iu;

const isBare = ({ subjects, setting, format, backdrop, texture, caption }: PromptSpec): boolean =>
  caption !== null &&
  subjects.every(({ word }) => ITSELF.test(word)) &&
  (setting === null || setting === 'abstract') &&
  format === null &&
  backdrop === null &&
  texture === null;

/**
 * Shows what the title of a book names where its cover is said to show nothing: "novel cover called Summer in Paris".
 * @param read reads another prompt
 * @param about the title in English
 */
export function showSceneOfTitle(
  spec: PromptSpec,
  read: (prompt: string) => PromptSpec,
  about: string,
): PromptSpec {
  if (!isCover(spec.prompt) || !isBare(spec)) return spec;
  const told = read(about);
  if (told.subjects.length === 0 && told.setting === null)
    return { ...spec, subjects: [], setting: 'abstract' };
  const isEvening = ROMANTIC.test(spec.prompt) && spec.time === null;
  return {
    ...spec,
    subjects: told.subjects,
    relations: told.relations,
    setting: told.setting,
    region: told.region,
    landforms: told.landforms,
    time: isEvening ? 'sunset' : (spec.time ?? told.time),
    weather: [...new Set([...spec.weather, ...told.weather])],
  };
}
