import { invert, phrases } from '../phrases.ts';

/** The moods of emoji: each is said before "emoji", "emoticon" or "smiley". */
const MOODS: Readonly<Record<string, string>> = {
  'beaming-face-with-smiling-eyes': 'happy, smiling, grinning, smile, beaming',
  'face-with-tears-of-joy':
    'crying laughing, laughing crying, laugh crying, tears of joy, laughing, lol, joy, laughing tears',
  'rolling-on-the-floor-laughing': 'rofl, rolling laughing, rolling on the floor laughing',
  'loudly-crying-face': 'crying, sobbing, bawling, loudly crying, cry',
  'crying-face': 'sad, teary, tearful, single tear, weeping',
  'enraged-face': 'angry, mad, furious, rage, red angry',
  'face-with-steam-from-nose': 'huffing, steaming, frustrated',
  'smiling-face-with-heart-eyes': 'heart eyes, heart eye, love eyes, in love',
  'smiling-face-with-hearts': 'love, loving, adoring',
  'face-blowing-a-kiss': 'kiss, kissing, blowing a kiss, kissy',
  'winking-face': 'wink, winking, winky',
  'smiling-face-with-sunglasses': 'cool, sunglasses, cool sunglasses',
  'thinking-face': 'thinking, thoughtful, hmm',
  'exploding-head': 'mind blown, exploding head, mindblown, head explosion',
  'fearful-face': 'scared, terrified, fearful, afraid',
  'astonished-face': 'shocked, surprised, astonished, amazed, surprise, wow',
  'flushed-face': 'embarrassed, blushing, flushed, blush',
  'sleeping-face': 'sleeping, sleepy, zzz, sleep, tired',
  'face-with-rolling-eyes': 'eye roll, rolling eyes, rolled eyes, eyeroll',
  'unamused-face': 'unamused, annoyed, side eye, bored',
  'upside-down-face': 'upside down',
  'smirking-face': 'smirk, smirking, smug',
  'star-struck': 'star struck, starstruck, star eyes, excited',
  'partying-face': 'party, partying, celebrating, celebration, birthday',
  'face-with-thermometer': 'sick, ill, fever, thermometer',
  'nauseated-face': 'nauseated, disgusted, green sick',
  'zany-face': 'crazy, silly, goofy, zany',
  'pleading-face': 'pleading, begging, puppy eyes, puppy dog eyes',
  'melting-face': 'melting, melted',
  'smiling-face-with-open-hands': 'hugging, hug',
  'nerd-face': 'nerd, nerdy, geek',
  'money-mouth-face': 'money, rich, money mouth, dollar eyes',
  'cold-face': 'cold, freezing, frozen',
  'hot-face': 'hot, sweating, overheated',
  'grimacing-face': 'grimacing, awkward, cringe, grimace',
  'neutral-face': 'neutral, straight face, poker face, blank',
  'confused-face': 'confused, unsure, worried',
  'saluting-face': 'salute, saluting',
  'zipper-mouth-face': 'zipped mouth, zipper mouth, quiet, secret',
  'face-savoring-food': 'yum, yummy, delicious, hungry, drooling',
  'smiling-face-with-halo': 'angel, halo, innocent',
  'smiling-face-with-horns': 'devil, devilish, evil, mischievous',
  'face-with-tongue': 'tongue out, tongue, playful',
};

const FACES = invert(MOODS);

const namesOf = (moods: string): string =>
  phrases(moods)
    .flatMap((mood) =>
      ['emoji', 'emoji face', 'face emoji', 'emoticon', 'smiley'].map((kind) => `${mood} ${kind}`),
    )
    .join(', ');

/** Yellow faces, which only the word "emoji" asks for: a person shows the mood otherwise. */
export const EMOJI_FACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MOODS).map(([glyph, moods]) => [glyph, namesOf(moods)]),
);

/** The yellow face of a mood: "sad"; null for what is none. */
export const faceOfMood = (mood: string): string | null =>
  FACES.get(mood.toLowerCase())?.[0] ?? null;
