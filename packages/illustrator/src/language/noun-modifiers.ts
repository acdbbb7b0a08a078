/** Said before food and drink: the colour that it gives them. */
export const FLAVOURS: Readonly<Record<string, string>> = {
  strawberry: 'pink',
  raspberry: 'pink',
  cherry: 'red',
  chocolate: 'brown',
  orange: 'orange',
  mango: 'orange',
  lemon: 'yellow',
  banana: 'yellow',
  lime: 'lime',
  matcha: 'green',
  mint: 'mint',
  avocado: 'green',
  blueberry: 'purple',
  grape: 'purple',
};

/** Said before an animal: its size beside others of its kind. */
export const KIN: Readonly<Record<string, number>> = {
  mother: 1.1,
  mom: 1.1,
  mama: 1.1,
  mum: 1.1,
  father: 1.2,
  dad: 1.2,
  papa: 1.2,
  boy: 1,
  girl: 1,
};
