const BEARER =
  '(?:poster|plakat|aushang|zettel|flyer|anzeige|suchanzeige|suchplakat|cartel|p[óo]ster|afiche|volante|anuncio|affiche|annonce|avis)';
/** Who is lost stands before what happened to it, and whom a business looks for behind or before the search. */
const TITLES = [
  String.raw`(?<sought>(?:\p{L}+ )?\p{L}+) (?:entlaufen|entflogen|zugelaufen|vermisst)`,
  String.raw`(?<sought>\p{L}+(?: \p{L}+)?) (?:dringend )?gesucht`,
  String.raw`(?:wir suchen|suche|sucht) (?:dringend )?(?:eine?n? )?(?<sought>\p{L}+)`,
  String.raw`(?:se busca )?(?<sought>\p{L}+) (?:perdid[oa]|extraviad[oa]|desaparecid[oa]|encontrad[oa])`,
  String.raw`se (?:necesita|solicita|busca)n? (?<sought>\p{L}+)`,
  String.raw`(?<sought>\p{L}+) (?:perdue?|disparue?|trouvée?)`,
  String.raw`(?:on |nous )?recherch(?:e|ons) (?:une? )?(?<sought>\p{L}+)`,
];
const SEARCHES = TITLES.flatMap((title) => [
  new RegExp(
    String.raw`(?<!\p{L})${BEARER}:? (?:(?:de|d[’']|für|pour|con|mit|um) ?)?(?:(?:eine?|une?|un) )?(?<title>${title})(?=\s*(?:$|[,.;:!]|(?:mit|con|avec|in|en|für|para|pour|\d)(?!\p{L})))`,
    'iu',
  ),
  new RegExp(String.raw`^[\s,]*(?<title>${title})[\s,:-]+${BEARER}(?!\p{L})`, 'iu'),
]);

const LONGEST_STEM = 4;

/** A poster in another language that looks for somebody: "Plakat Katze entlaufen", "affiche recherche serveur". */
export function foreignSearchIn(prompt: string): { title: string; rest: string } | null {
  for (const search of SEARCHES) {
    const { title, sought } = search.exec(prompt)?.groups ?? {};
    if (title === undefined || sought === undefined) continue;
    const behind = prompt.slice(prompt.indexOf(title) + title.length).toLowerCase();
    // "Katze entlaufen, graue Katze": it is one cat, which may be called a little one.
    const isNamedAgain = behind.includes(sought.toLowerCase().slice(0, LONGEST_STEM));
    return { title, rest: prompt.replace(title, isNamedAgain ? ' ' : sought) };
  }
  return null;
}
