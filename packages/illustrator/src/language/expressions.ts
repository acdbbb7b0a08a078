import type { Expression } from './expression-name.ts';
import { invert } from './phrases.ts';

/** Adjectives that a face can show. */
export const EXPRESSION_WORDS: ReadonlyMap<string, readonly Expression[]> = invert<Expression>({
  happy:
    'happy, smiling, cheerful, joyful, joyous, grinning, thrilled, ecstatic, elated, gleeful, giddy, playful, delighted, merry, jolly, excited, glad, proud, beaming, smiley, overjoyed, happily, cheerfully, joyfully, proudly, excitedly',
  laugh: 'laughing, amused',
  sad: 'sad, unhappy, lonely, gloomy, depressed, heartbroken, melancholic, melancholy, disappointed, dissapointed, dissappointed, disapointed, let down, upset, sorrowful, miserable, moody, pensive, wistful, mournful, forlorn, dejected, glum, brooding, somber, sombre, crestfallen, sadly',
  cry: 'crying, weeping, tearful, sobbing, in tears, tears rolling down, tears streaming down, tears running down, streams of tears, rivers of tears, a river of tears, floods of tears, waterfalls of tears, buckets of tears',
  angry:
    'angry, furious, grumpy, annoyed, enraged, irritated, frustrated, mad looking, evil, fierce, menacing, sinister, wrathful, vengeful, stern, pissed, outraged, offended, indignant, angrily, furiously, grumpily, rage quit, rage quits, rage quitting, raging',
  surprised:
    'mouth open, open mouth, open mouthed, jaw dropped, wide eyed, surprised, in surprise, shocked, in shock, shock, amazed, in disbelief, in awe, flabbergasted, mind blown looking, astonished, startled, stunned, speechless',
  scared:
    'scared, afraid, petrified, spooked, frightened, terrified, nervous, worried, anxious, fearful, scared looking, horrified, nervously, anxiously, fearfully',
  sweat: 'sweaty, sweating nervously, nervously sweating, in a cold sweat',
  sleepy: 'sleepy, tired, exhausted, drowsy, lazy, weary, sleepily',
  calm: 'calm, peaceful, serene, relaxed, content, stoic, contemplative, tranquil, thoughtful, meditating, calmly, peacefully',
  love: 'in love, lovestruck, enamored, loving',
  joytears:
    'crying with laughter, crying laughing, laughing crying, laugh crying, crying from laughter, crying with joy, laughing with tears',
  wink: 'winking',
  unamused:
    'unamused, unimpressed, deadpan, bored, bored looking, judging, judgmental, sarcastic, indifferent, poker faced, blank faced, stone faced, apathetic',
  shy: 'shy, bashful, embarrassed, guilty, guilty looking, ashamed, sheepish, remorseful, blushing, flustered, timid',
  panic:
    'panicked, panicking, panic stricken, stressed, stressed out, overwhelmed, hysterical, desperate',
  eyeroll: 'eye rolling',
  tongue:
    'silly, goofy, funny face, silly face, making a funny face, making funny faces, making a silly face, making silly faces, making a face, making faces, pulling a face',
  confused:
    'confused, puzzled, perplexed, bewildered, baffled, clueless, confused looking, skeptical, suspicious, with question marks',
});

/** What a face has on it: "with a big smile", "with tears in her eyes". */
export const EXPRESSION_NOUNS: ReadonlyMap<string, Expression> = new Map([
  ['smile', 'happy'],
  ['grin', 'happy'],
  ['smirk', 'happy'],
  ['frown', 'sad'],
  ['scowl', 'angry'],
  ['tears', 'cry'],
]);
