import type { Item } from './sense.ts';

/** What the logo of a business shows when the prompt names the business alone; in order of preference. */
const SIGNS_OF_TRADES: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/\b(brewery|brewing|beer|pub)\b/, 'beer-mug'],
  [/\b(coffee|cafe|café|roastery|barista)\b/, '@coffee'],
  [/\b(bakery|baker|bread)\b/, 'bread'],
  [/\b(pizzeria|pizza)\b/, 'pizza'],
  [/\b(burger)\b/, 'hamburger'],
  [/\b(ice cream|gelato|gelateria)\b/, 'soft-ice-cream'],
  [/\b(pastry|cupcake|patisserie|cake)\b/, 'cupcake'],
  [/\b(restaurant|bistro|catering|food truck|diner)\b/, 'fork-and-knife'],
  [/\b(dog|puppy|pet|cat) (grooming|salon)\b/, 'paw-prints'],
  [/\b(nails?|manicure)\b/, '@nailpolish'],
  [/\b(barber|barbershop|hairdresser|hair salon|hair|salon)\b/, 'scissors'],
  [/\b(flower shop|florist|flowers)\b/, 'bouquet'],
  [/\b(plant shop|plants?|nursery|garden|gardening|landscaping|gardener)\b/, 'potted-plant'],
  [/\b(farm|farm shop|organic|farmers?)\b/, 'tractor'],
  [/\b(winery|vineyard|wine)\b/, 'wine-glass'],
  [/\b(gym|fitness|crossfit|personal trainer)\b/, '@dumbbell'],
  [/\b(yoga|meditation|spa|wellness|pilates)\b/, 'lotus'],
  [/\b(pets?|dog|paws|tails|grooming|groomer|vet|veterinary|animal shelter)\b/, 'paw-prints'],
  [/\b(dentist|dental)\b/, 'tooth'],
  [/\b(photography|photographer|photo studio)\b/, 'camera'],
  [/\b(podcast|radio)\b/, 'studio-microphone'],
  [/\b(music|record label|band|recording studio)\b/, 'musical-note'],
  [/\b(gaming|gamer|esports|twitch|streamer)\b/, 'video-game'],
  [/\b(bookstore|bookshop|library|book club|publisher)\b/, 'books'],
  [/\b(travel|travel agency|airline|tours)\b/, 'airplane'],
  [/\b(real estate|realtor|property|architect|construction|builder)\b/, 'house'],
  [/\b(camp|camping|campground|outdoors)\b/, 'tent'],
  [/\b(law|lawyer|law firm|attorney)\b/, 'balance-scale'],
  [/\b(bike|bicycle|cycling)\b/, 'bicycle'],
  [/\b(surf|surfing)\b/, '@surfboard'],
  [/\b(cleaning|laundry)\b/, '@bucket'],
  [/\b(pottery|ceramics|ceramic studio)\b/, 'amphora'],
  [/\b(candles?)\b/, 'candle'],
  [/\b(jewelry|jeweler|jewellery)\b/, 'gem-stone'],
  [/\b(tailor|sewing|fashion|clothing|boutique)\b/, 'dress'],
  [/\b(school|tutoring|education|academy)\b/, 'graduation-cap'],
  [/\b(workshop|garage|repair|mechanic|auto)\b/, 'wrench'],
  [/\b(startup|space|tech)\b/, 'rocket'],
];

/** A sign for a business: its glyph and the word that named it; null when no trade is known. */
export function signOfTrade(
  sentence: readonly Item[],
): { readonly glyph: string; readonly item: Item } | null {
  for (const [words, glyph] of SIGNS_OF_TRADES) {
    const item = sentence.find(({ text, isBreak }) => !isBreak && words.test(text));
    if (item !== undefined) return { glyph, item };
  }
  return null;
}
