/** What a prompt shows that names a mood and nothing else, as an English prompt. The first that fits. */
const SCENES: readonly (readonly [mood: RegExp, scene: string])[] = [
  [/\b(?:monday|tired|sleepy|exhausted|early)\b/i, 'a sleepy cat with a cup of coffee'],
  [/\b(?:friday|saturday|weekend|party|celebration)\b/i, 'a cheering cat in a party hat, confetti'],
  [/\b(?:sunday|lazy|chill|chilling|relax\w*|nap)\b/i, 'a cat sleeping on a sofa in a living room'],
  [/\b(?:sad|bad|heartbroken|crying|gloomy)\b/i, 'a sad cat in the rain'],
  [/\b(?:angry|grumpy|annoyed|rage)\b/i, 'an angry cat'],
  [/\b(?:happy|good|great|excited|cheerful)\b/i, 'a happy dog jumping, confetti'],
  [/\b(?:love|romantic|in love)\b/i, 'two cats in love, hearts'],
];

const DAYS =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|evening|afternoon|day|night)';
const WHOLE = new RegExp(
  String.raw`^\s*(?:(?:my|the|a|an|current|today['’]?s|big|pure|total|just|typical|such a)\s+)*(?<mood>(?:[\p{L}]+\s+){0,2}?(?:${DAYS}\s+){0,2}(?:mood|vibes?|feelings?|feels|energy))(?:\s+(?:meme|gif|pic|picture|image|post|sticker|reaction))?\s*[.!]*\s*$`,
  'iu',
);

export interface MoodScene {
  /** As the user wrote it. */
  readonly mood: string;
  readonly scene: string;
}

/**
 * The scene for a prompt that is nothing but the name of a mood: "monday morning mood", "lazy sunday vibes".
 * @returns null for every other prompt
 */
export function sceneOfMood(prompt: string): MoodScene | null {
  const mood = WHOLE.exec(prompt)?.groups?.mood?.trim();
  const scene = SCENES.find(([pattern]) => pattern.test(mood ?? ''))?.[1];
  return mood === undefined || scene === undefined ? null : { mood, scene };
}
