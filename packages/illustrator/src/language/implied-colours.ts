import { invert } from './phrases.ts';

/** Kinds whose picture is shared with another of a different colour: a goldfish is an orange fish. */
export const IMPLIED_COLOURS: ReadonlyMap<string, readonly string[]> = invert<string>({
  orange:
    'juice splash, splash of juice, orange juice, glass of orange juice, aperol spritz, spritz, goldfish, gold fish, koi, koi fish, ginger cat, corgi, shiba, shiba inu, clownfish, clown fish, harvest moon, marigold, monarch, red maple',
  golden: 'apple juice, glass of apple juice, turmeric latte, golden retriever, labrador',
  rust: 'red panda, iced tea, sangria, glass of cola, glass of soda',
  red: 'cardinal, blood moon, ruby, ruby gem',
  yellow: 'bouquet of yellow roses, canary, daffodil, buttercup',
  green:
    'leprechaun, iced matcha latte, iced matcha, matcha latte, emerald gem, tree frog, praying mantis, mantis',
  blue: 'bluebird, blue jay, sapphire gem, bluebell, betta fish',
  purple: 'amethyst, wisteria, lilac flower',
  pink: 'bouquet of pink roses, bouquet of peonies, peony bouquet',
  white:
    'bouquet of white roses, milk splash, splash of milk, arctic fox, white tiger, snowy owl, snow leopard, beluga, samoyed, edelweiss, seagull, gull, albatross, poltergeist',
  black:
    'pilgrim hat, black bear, black panther, panther, orca, killer whale, black widow, rottweiler',
  brown: 'capybara, capybaras, frappe, frappuccino, chocolate splash, splash of chocolate',
  grey: 'husky, tabby, tabby cat, coyote, werewolf',
  lime: 'mojito, limeade',
  tan: 'iced latte, iced chai, fennec, fennec fox, desert fox, chihuahua, pug',
});
