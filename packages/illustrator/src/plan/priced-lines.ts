/** A line of a price list. */
export interface PricedLine {
  readonly name: string;
  readonly price: string;
}

const PRICED =
  /^(?<name>\p{L}.*?) (?<price>…|[$€£¥￥] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£円]|\p{L}{3,}))$/u;

/** The lines of a caption that say what costs how much, behind its title. */
export function pricedLines(caption: string | null): readonly PricedLine[] {
  const [, ...lines] = caption?.split('\n') ?? [];
  return lines.flatMap((line) => {
    const { name, price } = PRICED.exec(line)?.groups ?? {};
    return name === undefined || price === undefined ? [] : { name, price };
  });
}

/** The same caption without them. */
export const withoutPricedLines = (caption: string): string =>
  caption
    .split('\n')
    .filter((line, row) => row === 0 || !PRICED.test(line))
    .join('\n');
