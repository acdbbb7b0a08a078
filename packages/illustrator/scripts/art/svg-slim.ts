/**
 * Makes an SVG body smaller without changing what it draws. The icon sets give every gradient and
 * filter a random name, which is most of what does not compress.
 */
export function slimSvg(body: string): string {
  return roundNumbers(shortenIds(body)).replaceAll('\n', ' ');
}

/** Names are numbered in the order of their definition: a, b … z, a1, b1 … */
function shortenIds(body: string): string {
  const ids = [...body.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? '');
  const names = new Map(ids.map((id, index) => [id, shortName(index)]));
  return body
    .replace(/\bid="([^"]+)"/g, (whole, id: string) => `id="${names.get(id) ?? id}"`)
    .replace(/url\(#([^)]+)\)/g, (whole, id: string) => `url(#${names.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (whole, id: string) => `href="#${names.get(id) ?? id}"`)
    .replace(
      /\b(result|in2?)="(effect[^"]*|[^"]*_\d[^"]*)"/g,
      (whole, attribute: string, id: string) =>
        // Intermediate results of a filter carry the name of the designer's layer.
        `${attribute}="${id.replace(/[^a-zA-Z0-9]+/g, '').replace(/^effect/, 'e')}"`,
    );
}

function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  const round = Math.floor(index / 26);
  return round === 0 ? letter : `${letter}${round}`;
}

const GEOMETRY =
  / (?:d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|dx|dy|width|height|stdDeviation|offset)="[^"]*"/g;

/**
 * Two decimals on a grid of 32 is a sixth of a pixel at 512; transforms keep four. Only the digits
 * behind the point change, never their number's start or end: in a path, numbers (and the flags of
 * an arc) stand beside each other without a space.
 */
function roundNumbers(body: string): string {
  return body
    .replace(GEOMETRY, (attribute) => roundFractions(attribute, 2))
    .replace(/ (?:gradientTransform|transform)="[^"]*"/g, (attribute) =>
      roundFractions(attribute, 4),
    );
}

function roundFractions(text: string, digits: number): string {
  return text.replace(/\.(\d+)/g, (whole, fraction: string) => {
    if (fraction.length <= digits) return whole;
    const scaled = Math.round(Number(`0.${fraction}`) * 10 ** digits);
    const clamped = Math.min(scaled, 10 ** digits - 1);
    const kept = String(clamped).padStart(digits, '0').replace(/0+$/, '');
    return `.${kept || '0'}`;
  });
}
