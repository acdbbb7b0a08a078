/** Kinds of novels in other languages, each with its kind in English. */
const GENRES: readonly (readonly [names: string, english: string])[] = [
  [
    'krimi(?:nalroman)?s?|novela (?:policíaca|policiaca|negra|criminal)|roman policier|polar|推理小説|刑事小説|ミステリー(?:小説)?',
    'crime',
  ],
  ['thrillers?|novela de suspense|novela de suspenso|roman à suspense|サスペンス(?:小説)?', 'thriller'],
  ['horror(?:roman)s?|novela de terror|roman d.horreur|ホラー(?:小説)?|怪談', 'horror'],
  ['liebesromans?|novela (?:romántica|de amor)|roman d.amour|恋愛小説', 'romance'],
  ['fantasy(?:roman|buch)s?|novela de fantasía|roman (?:de fantasy|fantastique)|ファンタジー(?:小説)?', 'fantasy'],
  [
    'science-fiction-romans?|sci-fi-romans?|novela de ciencia ficción|roman de science-fiction|SF(?:小説)?',
    'sci-fi',
  ],
  ['abenteuerromans?|novela de aventuras|roman d.aventures?|冒険小説', 'adventure'],
]; // prettier-ignore
const COVERS = GENRES.map(([names, english]) => ({
  english,
  cover: new RegExp(
    String.raw`^\s*(?:(?:buchcover|book cover|buchumschlag|cover) (?:(?:für|von) )?(?:eine[nms] )?|portada (?:de|para) (?:una? |mi )?|couverture (?:de|pour|d[’'])\s?(?:une? |mon )?)(?<kind>${names})(?=\s*$)|^(?<japanese>${names})の(?:本の)?(?:表紙|カバー)(?:デザイン)?\s*$`,
    'iu',
  ),
}));
const COVER = /cover|umschlag|portada|couverture|表紙|カバー/iu;

/** "Buchcover für einen Krimi", "推理小説の表紙": the kind of book as it is said, and in English; null: no cover of a kind. */
export function foreignGenreIn(prompt: string): { kind: string; english: string } | null {
  if (!COVER.test(prompt)) return null;
  for (const { cover, english } of COVERS) {
    const { kind, japanese } = cover.exec(prompt)?.groups ?? {};
    const said = kind ?? japanese;
    if (said !== undefined) return { kind: said, english };
  }
  return null;
}
