import type { Item } from './sense.ts';

/** What the logo of a business shows when the prompt names the business alone; in order of preference. */
const SIGNS_OF_TRADES: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/\b(fishing|angling|bait)\b/, 'fishing-pole'],
  [/\b(hiking|trekking|trail)\b/, 'hiking-boot'],
  [/\b(running|marathon|jogging)\b/, 'running-shoe'],
  [/\b(tennis)\b/, 'tennis'],
  [/\b(golf|country club)\b/, 'flag-in-hole'],
  [/\b(ski|skiing)\b/, 'skis'],
  [/\b(sailing|yacht|marina)\b/, 'sailboat'],
  [/\b(diving|scuba)\b/, 'diving-mask'],
  [/\b(soccer|football)\b/, 'soccer-ball'],
  [/\b(basketball)\b/, 'basketball'],
  [/\b(archery)\b/, 'bow-and-arrow'],
  [/\b(electrician|electric|energy)\b/, 'high-voltage'],
  [/\b(daycare|kindergarten|preschool|nursery school|childcare|toys?|toy store)\b/, 'teddy-bear'],
  [/\b(accounting|accountant|bookkeeping|tax)\b/, 'abacus'],
  [/\b(moving|movers|delivery|logistics)\b/, 'delivery-truck'],
  [/\b(vegan|vegetarian|salad)\b/, 'leafy-green'],
  [/\b(honey|beekeeper|apiary)\b/, '@honeyjar'],
  [/\b(chocolate|chocolatier)\b/, 'chocolate-bar'],
  [/\b(bubble tea|boba)\b/, 'bubble-tea'],
  [/\b(tea|tea house|teahouse)\b/, 'teacup-without-handle'],
  [/\b(sushi)\b/, 'sushi'],
  [/\b(taco|taqueria|mexican)\b/, 'taco'],
  [/\b(seafood|fishmonger)\b/, 'fish'],
  [/\b(ballet|dance|dance studio)\b/, 'ballet-shoes'],
  [/\b(theater|theatre|drama|improv)\b/, 'performing-arts'],
  [/\b(charity|nonprofit|foundation|volunteer)\b/, 'heart-hands'],
  [/\b(painting|painter|art)\b/, 'artist-palette'],
  [/\b(carpentry|carpenter|woodwork(?:ing|er|s)?|joiner|joinery)\b/, '@handplane'],
  [/\b(pharmacy)\b/, 'pill'],
  [/\b(brewery|brewing|beer|pub)\b/, 'beer-mug'],
  [/\b(coffee|cafe|café|roastery|barista)\b/, '@coffee'],
  [/\b(bakery|baker|bread)\b/, 'bread'],
  [/\b(pizzeria|pizza)\b/, 'pizza'],
  [/\b(ramen|noodles?|udon)\b/, 'steaming-bowl'],
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
  [/\b(lash(?:es)?|brows?|esthetician|beautician|cosmetologist)\b/, 'lipstick'],
  [/\b(startup|space|tech)\b/, 'rocket'],
  [/\b(cocktails?|lounge|(?<!juice |snack |salad |nail |brow )bar)\b/, 'cocktail-glass'],
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

/** The same for the name of a business: "coffee shop". */
export const glyphOfTrade = (name: string): string | null =>
  SIGNS_OF_TRADES.find(([words]) => words.test(name))?.[1] ?? null;
