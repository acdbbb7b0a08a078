import type { Expression } from '../language/expression-name.ts';
import { canShowFeelings } from '../language/faces.ts';
import { hasDaySky } from '../language/overcast.ts';
import type { LightName } from '../language/picture-look.ts';
import type { SettingName } from '../language/setting-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { isCalled } from '../language/words-in-english.ts';
import { showWords } from './spec-changes.ts';
import { claimedWords } from './word-lists.ts';

/** A feeling by the names that a prompt gives its picture, the face that shows it and the light that goes with it. */
interface Feeling {
  readonly names: RegExp;
  readonly expression: Expression;
  readonly light: LightName;
}

const FEELINGS: readonly Feeling[] = [
  {
    names:
      /^(?:grief|grieving|sorrow|sadness|heartbreak|heartache|melanchol(?:y|ic|ia)|loneliness|isolation|despair|depression|homesickness|longing|misery|mourning|regret)$/iu,
    expression: 'sad',
    light: 'gloomy',
  },
  {
    names: /^(?:anxiety|fear|dread|worry|terror|panic|paranoia|horror)$/iu,
    expression: 'scared',
    light: 'gloomy',
  },
  {
    names: /^(?:anger|rage|fury|wrath|frustration|hatred)$/iu,
    expression: 'angry',
    light: 'dramatic',
  },
  {
    names: /^(?:joy|happiness|bliss|delight|euphoria|gratitude|hope|optimism|triumph)$/iu,
    expression: 'happy',
    light: 'warm',
  },
  {
    names:
      /^(?:serenity|calm|calmness|peacefulness|inner peace|tranquill?ity|solitude|stillness|nostalgia|contentment)$/iu,
    expression: 'calm',
    light: 'soft',
  },
];

/** Places that are dark by themselves: in a gray light nothing would be left of their colors. */
const AMONG_STARS: ReadonlySet<SettingName | null> = new Set(['space', 'moonscape', 'mars']);

const TEARS = /\b(?:tears?|cr(?:y|ies|ying)|weep(?:s|ing)?|sob(?:s|bing)?)\b/iu;
const OF_TEARS = /^(?:tears?|cry(?:ing)?|weep(?:ing)?|sob(?:bing)?)$/iu;

/** Whether a subject has a face that the prompt says nothing of. */
const isOpen = ({ glyph, person, expression, isTurnedAway, madeOf }: Subject): boolean =>
  expression === null &&
  isTurnedAway !== true &&
  madeOf === undefined &&
  (person !== null || canShowFeelings(glyph));

/** "grief, a woman by a river": what the picture is said to be about is seen in the faces and in the light. */
export function withNamedFeelings(spec: PromptSpec): PromptSpec {
  const said = [...claimedWords(spec.words), ...spec.words.notDrawn];
  const feeling = FEELINGS.find(({ names }) => said.some((word) => isCalled(spec, word, names)));
  if (feeling === undefined || spec.mark != null) return spec;
  const isLit = spec.lights.length > 0 || AMONG_STARS.has(spec.setting);
  const lights = isLit ? spec.lights : [feeling.light];
  const isGloomyDay = lights.includes('gloomy') && spec.time === null;
  const isOvercast = spec.isOvercast || (isGloomyDay && hasDaySky(spec.setting));
  const lit = { ...spec, lights, isOvercast };
  if (!spec.subjects.some(isOpen)) return lit;
  const cries = feeling.expression === 'sad' && TEARS.test(spec.prompt);
  const expression = cries ? 'cry' : feeling.expression;
  const subjects = spec.subjects.map((subject) =>
    isOpen(subject) ? { ...subject, expression } : subject,
  );
  const shown = showWords({ ...lit, subjects }, feeling.names);
  return cries ? showWords(shown, OF_TEARS) : shown;
}
