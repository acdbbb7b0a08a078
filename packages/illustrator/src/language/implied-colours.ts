import { singularPhrase } from './inflection.ts';
import { invert } from './phrases.ts';

/** Kinds whose picture is shared with another of a different colour: a goldfish is an orange fish. */
const IMPLIED_COLOURS: ReadonlyMap<string, readonly string[]> = invert<string>({
  orange:
    'pumpkin soup, bowl of pumpkin soup, lentil soup, carrot juice, mango juice, bottle of orange juice, orange juice bottle, juice splash, splash of juice, orange juice, glass of orange juice, aperol spritz, spritz, harvest moon, marigold, monarch, carrot cake',
  burgundy: 'red wine, glass of red wine, glasses of red wine',
  ivory: 'white wine, glass of white wine',
  amber:
    'amber glass candle, candle in amber jar, candle in an amber jar, candle in an amber glass jar, soy candle in amber jar, soy candle in an amber jar, amber bottle, amber glass bottle',
  golden:
    'apple juice, glass of apple juice, pineapple juice, bottle of apple juice, apple juice bottle, turmeric latte',
  rust: 'iced tea, sangria, glass of cola, glass of soda',
  red: 'cardinal, blood drop, drop of blood, blood droplet, blood moon, ruby, ruby gem, red velvet cake, tomato juice, glass of tomato juice, tomato soup, bowl of tomato soup, gazpacho, cranberry juice, glass of cranberry juice, beet juice, beetroot juice, cherry juice, pomegranate juice, red juice, glass of blood, bloody mary, fruit punch, punch, red maple',
  yellow: 'lemon cake, bouquet of yellow roses, canary, daffodil, buttercup',
  green:
    'pea soup, green juice, vegetable juice, leprechaun, iced matcha latte, iced matcha, matcha latte, emerald gem, tree frog',
  blue: 'poison dart frog, dart frog, bluebird, blue jay, sapphire gem, bluebell',
  'light blue': 'frost dragon',
  purple: 'grape juice, glass of grape juice, amethyst, wisteria, lilac flower',
  pink: 'bouquet of pink roses, bouquet of peonies, peony bouquet',
  white:
    'bouquet of white roses, milk splash, splash of milk, arctic fox, white tiger, snowy owl, edelweiss, poltergeist',
  black: 'pilgrim hat, black bear, black widow, black lab',
  brown:
    'chocolate lab, chocolate labrador, frappe, frappuccino, chocolate splash, splash of chocolate, chocolate cake, black forest cake, slice of chocolate cake, piece of chocolate cake, chocolate cake slice',
  grey: 'coyote, werewolf',
  lime: 'mojito, limeade',
  tan: 'iced latte, iced chai, fennec, fennec fox, desert fox',
});

/** The color that a thing has by its name alone; null for most. */
export const impliedColour = (text: string): string | null =>
  (IMPLIED_COLOURS.get(text) ?? IMPLIED_COLOURS.get(singularPhrase(text)))?.[0] ?? null;
