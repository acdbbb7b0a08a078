import type { Subject } from './subject.ts';

export type GarmentName =
  | 'suit'
  | 'gown'
  | 'cape'
  | 'wings'
  | 'tutu'
  | 'dress'
  | 'skirt'
  | 'kimono'
  | 'coat'
  | 'jacket'
  | 'sweater'
  | 'pajamas'
  | 'armor'
  | 'checkedShirt'
  | 'shoes'
  | 'balletShoes'
  | 'tie'
  | 'apron'
  | 'swimsuit'
  | 'shorts'
  | 'overalls'
  | 'trousers'
  | 'shirt'
  | 'trunks'
  | 'kit'
  | 'samurai'
  | 'uniform'
  | 'serviceUniform'
  | 'schoolUniform'
  | 'trooper'
  | 'roman'
  | 'tunic'
  | 'wetsuit'
  | 'waistcoat'
  | 'poncho'
  | 'rainwear'
  | 'boots'
  | 'leatherApron'
  | RoleGarmentName;

/** Worn by people of one trade or sport alone. */
export type RoleGarmentName =
  | 'habit'
  | 'heroSuit'
  | 'maidDress'
  | 'cassock'
  | 'monkRobe'
  | 'royalGown'
  | 'pharaohDress'
  | 'refereeShirt'
  | 'sailorShirt'
  | 'captainJacket'
  | 'gi'
  | 'singlet'
  | 'leotard'
  | 'flamencoDress'
  | 'skatingDress'
  | 'cheerDress'
  | 'racingSilks'
  | 'hockeyJersey'
  | 'attendantDress'
  | 'hikingVest'
  | 'safariShirt'
  | 'hawaiianShirt'
  | 'safetyVest'
  | 'sheriffVest'
  | 'nobleCoat'
  | 'nobleGown'
  | 'royalMantle';

/** The first that fits counts. */
const WORDS: readonly (readonly [words: RegExp, name: GarmentName])[] = [
  [/nun s habit|nuns habit/, 'habit'],
  [/maids? (?:dress|uniform|outfit|costume)/, 'maidDress'],
  [/hero suit/, 'heroSuit'],
  [/cassock/, 'cassock'],
  [/monk s? ?robe/, 'monkRobe'],
  [/royal gown/, 'royalGown'],
  [/pharaoh dress/, 'pharaohDress'],
  [/referee shirt/, 'refereeShirt'],
  [/sailor (shirt|suit)/, 'sailorShirt'],
  [/captain jacket/, 'captainJacket'],
  [/karate gi|judo gi/, 'gi'],
  [/singlet/, 'singlet'],
  [/gym leotard/, 'leotard'],
  [/flamenco dress/, 'flamencoDress'],
  [/skating dress/, 'skatingDress'],
  [/cheerleader dress/, 'cheerDress'],
  [/racing silks/, 'racingSilks'],
  [/hockey jersey/, 'hockeyJersey'],
  [/attendant dress/, 'attendantDress'],
  [/hiking vest/, 'hikingVest'],
  [/safari shirt/, 'safariShirt'],
  [/hawaiian shirt|aloha shirt/, 'hawaiianShirt'],
  [/safety vest/, 'safetyVest'],
  [/sheriff vest/, 'sheriffVest'],
  [/noble coat/, 'nobleCoat'],
  [/noble gown/, 'nobleGown'],
  [/royal mantle/, 'royalMantle'],
  [/samurai armou?r/, 'samurai'],
  [/trooper armou?r/, 'trooper'],
  [/roman tunic/, 'roman'],
  [/leather armou?r|tunic$/, 'tunic'],
  [/space ?suit/, 'trooper'],
  [/school ?uniform/, 'schoolUniform'],
  [/(?:army|military|soldier|combat|marine)s? uniform|camouflage|fatigues/, 'uniform'],
  [/nurses? uniform/, 'shirt'],
  [/uniform$/, 'serviceUniform'],
  [/wetsuit|diving suit/, 'wetsuit'],
  [/fisher coat|rain ?coat|rain ?jacket|oilskin/, 'rainwear'],
  [/leather apron/, 'leatherApron'],
  [/boots?$/, 'boots'],
  [/\b(suits?|tuxedo)$/, 'suit'],
  [/waistcoat|\bvest$/, 'waistcoat'],
  [/wedding dress|ball gown|gown|robe|abaya/, 'gown'],
  [/cape$|cloak$/, 'cape'],
  [/\bwings$/, 'wings'],
  [/tutu/, 'tutu'],
  [/dress|sundress/, 'dress'],
  [/skirt/, 'skirt'],
  [/kimono|yukata|sari|hanbok/, 'kimono'],
  [/poncho|serape/, 'poncho'],
  [/coat|parka/, 'coat'],
  [/jacket|blazer/, 'jacket'],
  [/pajamas|pyjamas/, 'pajamas'],
  [/hoodie|sweater|sweatshirt|jumper|pullover|cardigan|turtleneck/, 'sweater'],
  [/armou?r/, 'armor'],
  [/checked shirt/, 'checkedShirt'],
  [/ballet|pointe/, 'balletShoes'],
  [/shoes?$|sneakers?$|sandals?$|heels$|slippers?$/, 'shoes'],
  [/\b(neck)?tie$/, 'tie'],
  [/apron/, 'apron'],
  [/swimsuit|bikini|swim ?wear|leotard/, 'swimsuit'],
  [/shorts/, 'shorts'],
  [/overalls|dungarees/, 'overalls'],
  [/jeans|trousers|pants|leggings/, 'trousers'],
  [/sports kit$/, 'kit'],
  [/\btrunks$/, 'trunks'],
  [/shirt|blouse|jersey|top|scrubs/, 'shirt'],
];

/** The kind of clothing that a word names; null for everything else. */
export const garmentNamed = (word: string): GarmentName | null =>
  WORDS.find(([words]) => words.test(word))?.[1] ?? null;

/** Glyphs of clothes that cover a body; a cape has none of its own. */
const CLOTHES =
  /shirt|dress|coat|kimono|sari|vest|jeans|shorts|necktie|bikini|swim|boot|shoe|sandal|apron|suit$|sweater|hoodie|jacket|skirt|pajamas|slipper/;

/** Drawn as part of a body, not as a thing that somebody holds. */
export const isGarment = ({ word, glyph }: Pick<Subject, 'word' | 'glyph'>): boolean => {
  const name = garmentNamed(word);
  return name === 'cape' || (name !== null && CLOTHES.test(glyph));
};
