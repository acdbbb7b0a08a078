import { NO_PRICE } from './no-price.ts';

/** What menus of a kind usually have, with usual prices in dollars. The first that fits. */
const MENUS: readonly (readonly [about: RegExp, items: string])[] = [
  [/cof+ee|caf[eé]|espresso|barista/iu, 'Espresso 3, Cappuccino 4, Latte 4.50, Croissant 3.50'],
  [/pizz/iu, 'Margherita 10, Pepperoni 12, Four cheese 13, Garden veggie 12'],
  [/burger/iu, 'Classic burger 9, Cheeseburger 10, Veggie burger 9, French fries 4'],
  [/ice cream|gelat/iu, 'Vanilla cone 3, Chocolate cone 3, Sundae 6, Milkshake 5'],
  [/baker|pastr|patisserie/iu, 'Croissant 3.50, Baguette 4, Cinnamon roll 4, Cupcake 3'],
  [/sushi|japanese/iu, 'Salmon nigiri 6, Tuna roll 7, California roll 8, Miso soup 4'],
  [/taco|mexican|burrito/iu, 'Beef taco 4, Chicken taco 4, Burrito 9, Nachos 7'],
  [/smoothie|juice/iu, 'Green smoothie 6, Berry smoothie 6, Mango smoothie 6, Orange juice 4'],
  [/cocktail|\bbar\b|drinks/iu, 'Mojito 10, Margarita 11, Old fashioned 12, Lemonade 5'],
  [/brunch|breakfast/iu, 'Pancakes 9, Eggs benedict 12, Avocado toast 10, Orange juice 4'],
  [/\btea\b/iu, 'Green tea 3, Earl Grey 3, Chai latte 4, Scone 3.50'],
  [/sandwich|deli\b/iu, 'Club sandwich 9, Grilled cheese 7, BLT 8, Soup 5'],
  [/barber/iu, 'Haircut 25, Beard trim 15, Hot shave 20, Kids cut 18'],
  [/hair|salon/iu, 'Haircut 40, Blow dry 30, Color 80, Highlights 110'],
  [/nail|manicure/iu, 'Manicure 25, Pedicure 35, Gel nails 40, Nail art 10'],
  [/\bspa\b|massage/iu, 'Massage 80, Facial 65, Body scrub 55, Manicure 30'],
  [/italian|pasta/iu, 'Bruschetta 8, Spaghetti 13, Lasagna 14, Tiramisu 7'],
  [
    /restaurant|dinner|lunch|bistro/iu,
    'Soup of the day 6, House salad 8, Grilled fish 18, Chocolate cake 7',
  ],
];
const PAPER = /\b(?:menus?|price ?lists?)$/iu;
/** Its lines are to be filled in. */
const TO_FILL_IN = /\b(?:templates?|blank|empty|editable|no text|without text)\b/iu;
const PRICED = /\bpric(?:es?|ed|ing)\b|\bprice ?lists?\b/iu;

/**
 * The lines of a menu whose prompt names none: what such a place usually has, with prices where they are asked for.
 * @returns the title with a line for each; the title alone where the kind of place is not known
 */
export function withMenuItems(title: string, prompt: string): string {
  const [first = ''] = title.split('\n');
  if (!PAPER.test(first) || TO_FILL_IN.test(prompt)) return title;
  // The items are in English, as the prompt is that says "for".
  const place = /\bfor\b/iu.test(prompt) ? title : first;
  const items = MENUS.find(([about]) => about.test(place))?.[1].split(', ') ?? [];
  const lines = items.map((item) => {
    const at = item.lastIndexOf(' ');
    const price = PRICED.test(prompt) ? `$${item.slice(at + 1)}` : NO_PRICE;
    return `${item.slice(0, at)} ${price}`;
  });
  return [title, ...lines].join('\n');
}
