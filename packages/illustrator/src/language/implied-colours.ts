import { invert } from './phrases.ts';

/** Kinds whose picture is shared with another of a different colour: a goldfish is an orange fish. */
export const IMPLIED_COLOURS: ReadonlyMap<string, readonly string[]> = invert<string>({
  orange:
    'juice splash, splash of juice, goldfish, gold fish, koi, koi fish, ginger cat, corgi, shiba, shiba inu, clownfish, clown fish, harvest moon, marigold, monarch, red maple',
  golden: 'golden retriever, labrador',
  rust: 'red panda',
  red: 'cardinal, blood moon, poppy, ruby, ruby gem',
  yellow:
    'bouquet of yellow roses, canary, daffodil, dandelion, buttercup, school bus, bulldozer, excavator, digger',
  green:
    'leprechaun, iced matcha latte, iced matcha, emerald gem, tree frog, praying mantis, mantis',
  blue: 'bluebird, blue jay, sapphire gem, bluebell, betta fish',
  purple: 'amethyst, wisteria, lilac flower',
  pink: 'bouquet of pink roses, bouquet of peonies, peony bouquet',
  white:
    'bouquet of white roses, milk splash, splash of milk, arctic fox, white tiger, snowy owl, snow leopard, beluga, samoyed, daisy, chamomile, edelweiss, seagull, gull, albatross, lily, poltergeist',
  black:
    'pilgrim hat, black bear, black panther, panther, orca, killer whale, black widow, rottweiler',
  brown:
    'capybara, capybaras, iced coffee, iced latte, cold brew, frappe, frappuccino, chocolate splash, splash of chocolate',
  grey: 'husky, tabby, tabby cat, coyote, werewolf',
  tan: 'fennec, fennec fox, desert fox, chihuahua, pug',
});
