import { takeCaption } from '../language/caption.ts';
import {
  ANY_MOOD,
  FLAT_STYLES,
  FRAMING,
  HOUR_COLOUR,
  HOUR_LIGHT,
  LAMP_LIGHT,
  LAMPLIT,
  LOOP,
  OPEN_MOODS,
  openTones,
  OVERCAST,
  SHELTERED_MOODS,
  STYLE_LIGHT,
  STYLES_WITH_COLOURS,
} from '../language/moods.ts';
import type { MotionName } from '../language/motion-name.ts';
import { parsePrompt } from '../language/parse.ts';
import type { TimeOfDay } from '../language/place-look.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { direct } from '../plan/direct.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { HOURS } from '../things/habitats.ts';
import { type AlreadySaid, alreadySaid } from './already-said.ts';
import { isReadable } from './is-readable.ts';

export interface EnhanceRequest {
  readonly prompt: string;
  readonly purpose: 'still' | 'loop';
  /** The words of a style that was chosen beside the prompt; empty: none. */
  readonly style: string;
}

export interface Enhancement {
  /** Begins with the prompt, word for word. */
  readonly prompt: string;
  /** Why nothing was added: nothing is missing, or too little was understood; null: something was. */
  readonly unchanged: 'complete' | 'unreadable' | null;
}

/**
 * Adds to a prompt in English what it leaves open: light, tones, framing, and for a loop something
 * that moves and comes back. `parsePrompt` understands the added words, and reads the rest of the prompt
 * as before. The same request gives the same words; an enhanced prompt is not changed again.
 */
export function enhancePrompt(
  { prompt, purpose, style }: EnhanceRequest,
  vocabulary: Vocabulary,
): Enhancement {
  const { rest } = takeCaption(prompt);
  if (!isReadable(rest, parsePrompt(prompt, vocabulary))) {
    return { prompt, unchanged: 'unreadable' };
  }
  const manner = style === '' ? '' : `, ${style}`;
  const spec = parsePrompt(`${prompt}${manner}`, vocabulary);
  const reading = {
    spec,
    plan: direct(spec, vocabulary),
    said: alreadySaid(`${rest}${manner}`),
  };
  const added = [
    light(reading),
    tones(reading),
    framing(reading),
    ...(purpose === 'loop' ? motion(reading) : []),
  ].filter((phrase) => phrase !== null);
  return added.length === 0
    ? { prompt, unchanged: 'complete' }
    : { prompt: append(prompt, added.join(', ')), unchanged: null };
}

interface Reading {
  readonly spec: PromptSpec;
  /** What the illustrator would make of it. */
  readonly plan: ScenePlan;
  readonly said: AlreadySaid;
}

const openMood = ({ plan }: Reading) => OPEN_MOODS[plan.setting] ?? ANY_MOOD;

/** Said, or given by what is shown; else the one that shows the place best. */
function hourOf(reading: Reading): TimeOfDay {
  const { spec, plan } = reading;
  const comesWithSomething = spec.subjects.some(({ glyph }) => HOURS.has(glyph));
  const isGiven = spec.time !== null || plan.time !== 'day' || comesWithSomething;
  return isGiven ? plan.time : openMood(reading).hour;
}

const isOvercast = (reading: Reading): boolean =>
  reading.spec.weather.some((weather) => weather === 'rain' || weather === 'storm') &&
  hourOf(reading) !== 'night';

function light(reading: Reading): string | null {
  const { plan, said } = reading;
  const { style, setting } = plan;
  if (said.light || (style !== null && FLAT_STYLES.has(style))) return null;
  const own = (style && STYLE_LIGHT[style]) ?? SHELTERED_MOODS[setting]?.light;
  if (own) return own;
  if (isOvercast(reading)) return OVERCAST.light;
  const hour = hourOf(reading);
  return hour === 'night' && LAMPLIT.has(setting) ? LAMP_LIGHT : HOUR_LIGHT[hour];
}

function tones(reading: Reading): string | null {
  const { spec, plan, said } = reading;
  const { style, setting } = plan;
  // A logo has room for two colors; one that is named comes alone.
  const few = spec.format === 'emblem' ? 0 : 1;
  const isChosen = spec.backdrop !== null || spec.colours.length > few;
  if (said.tones || isChosen || (style !== null && STYLES_WITH_COLOURS.has(style))) return null;
  const own = SHELTERED_MOODS[setting]?.tones;
  if (own !== undefined) return own;
  const colour = isOvercast(reading) ? OVERCAST.colour : HOUR_COLOUR[hourOf(reading)];
  return openTones(colour, openMood(reading));
}

function framing({ spec, plan, said }: Reading): string | null {
  if (said.framing) return null;
  const count = spec.subjects.reduce((sum, subject) => sum + subject.count, 0);
  if (count === 0) return plan.setting === 'abstract' ? null : FRAMING.empty;
  return count > 1 ? FRAMING.several : FRAMING.alone;
}

const STILL: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'sit',
  'sleep',
]);

function motion(reading: Reading): (string | null)[] {
  const { spec, plan, said } = reading;
  if (said.loop) return [];
  const moves =
    spec.weather.length > 0 || spec.subjects.some((subject) => !STILL.has(subject.motion));
  const isAlone = plan.setting === 'abstract' && spec.subjects.length === 0;
  const air = SHELTERED_MOODS[plan.setting]?.air ?? openMood(reading).air;
  return [moves || isAlone ? null : air, LOOP];
}

const ENDS_A_SENTENCE = /[.!?…]["”’)]?$/;

/** Goes on where the prompt ends: in its sentence, or in one of its own. */
function append(prompt: string, words: string): string {
  if (/[,;:]$/.test(prompt)) return `${prompt} ${words}`;
  if (!ENDS_A_SENTENCE.test(prompt)) return `${prompt}, ${words}`;
  return `${prompt} ${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
