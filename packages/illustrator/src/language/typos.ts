/** Slips in words that greetings are known by. The text is lettered as it should be written. */
const TYPOS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\b(?:mornign|mornin|moring|morining|mornng|mroning|monring|mornimg|morningg+)\b/giu, 'morning'],
  [/\b(?:goodmorning|gud morning|gm everyone)\b/giu, 'good morning'],
  [/\bgoodnight\b/giu, 'good night'],
  [
    /\b(?:birtday|birthdya|brithday|bithday|birthdy|bday|b-day|birhtday|birthaday)\b/giu,
    'birthday',
  ],
  [/\b(?:hapy|hppy|happpy|hapyp|happyy+)\b/giu, 'happy'],
  [/\b(?:chrismas|christmass|chirstmas|cristmas|chritmas|christams)\b/giu, 'christmas'],
  [/\b(?:haloween|halloweeen|hallowen|helloween|halloweeen)\b/giu, 'halloween'],
  [/\b(?:thanksgivin|thanksgivng|tanksgiving|thanksgivinng)\b/giu, 'thanksgiving'],
  [/\b(?:thankyou|thnak you|tank you|thanx|thank u|thanku)\b/giu, 'thank you'],
  [
    /\b(?:congradulations|congratulation|congradulation|congratulatons|congratualtions)\b/giu,
    'congratulations',
  ],
  [/\b(?:weekand|weeknd|wekend|weekedn)\b/giu, 'weekend'],
  [/\b(?:anniversery|aniversary|anniversay|annivesary)\b/giu, 'anniversary'],
  [/\b(?:valintines|valentime'?s|valentins)\b/giu, 'valentines'],
  [/\b(?:wellcome|welcom)\b/giu, 'welcome'],
];

/** Mends the words of greetings that are written wrong: "good mornign". */
export const mendTypos = (prompt: string): string =>
  TYPOS.reduce((text, [wrong, right]) => text.replace(wrong, right), prompt);
