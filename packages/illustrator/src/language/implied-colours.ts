import { invert } from './phrases.ts';

/** Kinds whose picture is shared with another of a different colour: a goldfish is an orange fish. */
export const IMPLIED_COLOURS: ReadonlyMap<string, readonly string[]> = invert<string>({
  orange:
    'juice splash, splash of juice, orange juice, glass of orange juice, aperol spritz, spritz, harvest moon, marigold, monarch, red maple',
  golden: 'apple juice, glass of apple juice, turmeric latte',
  rust: 'iced tea, sangria, glass of cola, glass of soda',
  red: 'cardinal, blood moon, ruby, ruby gem',
  yellow: 'bouquet of yellow roses, canary, daffodil, buttercup',
  green: 'leprechaun, iced matcha latte, iced matcha, matcha latte, emerald gem, tree frog',
  blue: 'poison dart frog, dart frog, bluebird, blue jay, sapphire gem, bluebell',
  purple: 'amethyst, wisteria, lilac flower',
  pink: 'bouquet of pink roses, bouquet of peonies, peony bouquet',
  white:
    'bouquet of white roses, milk splash, splash of milk, arctic fox, white tiger, snowy owl, edelweiss, poltergeist',
  black: 'pilgrim hat, black bear, black widow, black lab',
  brown:
    'chocolate lab, chocolate labrador, frappe, frappuccino, chocolate splash, splash of chocolate',
  grey: 'coyote, werewolf',
  lime: 'mojito, limeade',
  tan: 'iced latte, iced chai, fennec, fennec fox, desert fox',
});
