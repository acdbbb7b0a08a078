import { PROMPT_STYLES } from '@loopwright/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../apps/server/src/platform/database/database.ts';
import { withDatabase } from '../seed.ts';

export const PUBLIC_CREATIONS = 100_000;
export const MAKERS = 2000;
/** The username of a maker with a public page and a fiftieth of all creations. */
export const PROLIFIC_MAKER = 'maker-1';
const PROLIFIC_SHARE = 50;

/** How many of so many creations have the word in what their page shows. */
export const WORDS = { everywhere: 'loop', common: 'fox', rare: 'zeppelin' } as const;
const [COMMON_OF, RARE_OF] = [4, 5000];

/**
 * Fills the community gallery of a stopped server with rows without files: two thirds loops, a third with a style, a
 * tenth with likes, listed over a year. Half of the makers have a public page.
 */
export const fillGallery = (dataDirectory: string, databaseUrl: string | null): Promise<void> =>
  withDatabase(
    dataDirectory,
    async (database) => {
      await addMakers(database);
      await addCreations(database);
      await addPublications(database);
      for (const table of ['users', 'profiles', 'creations', 'shares', 'publications'])
        await database.orm.execute(sql.raw(`analyze ${table}`));
    },
    databaseUrl,
  );

/** The id of the user or the creation with this number. */
const idOf = (prefix: 'a' | 'b', number: string) =>
  sql.raw(
    `(lpad('${prefix}', 8, '0') || '-0000-4000-8000-' || lpad(${number}::text, 12, '0'))::uuid`,
  );

async function addMakers({ orm }: Database): Promise<void> {
  const id = idOf('a', 'n');
  const series = sql`generate_series(1, ${MAKERS}::int) as n`;
  await orm.execute(sql`insert into users (id, username, username_key, name, created_at)
    select ${id}, 'maker-' || n, 'maker-' || n, 'Maker ' || n, now() from ${series}`);
  await orm.execute(sql`insert into workspaces (id, kind, owner_id, created_at)
    select ${id}, 'personal', ${id}, now() from ${series}`);
  await orm.execute(sql`insert into profiles (user_id, bio, created_at)
    select ${id}, 'I make loops.', now() from ${series} where n % 2 = 1`);
}

const series = sql`generate_series(1, ${PUBLIC_CREATIONS}::int) as n`;
const kind = sql.raw(`case when n % 3 = 0 then 'image' else 'gif' end`);
const id = idOf('b', 'n');
const makerId = idOf(
  'a',
  `(case when n % ${PROLIFIC_SHARE} = 0 then 1 else 1 + n % ${MAKERS} end)`,
);
const prompt = sql.raw(
  `'a loop of ' || case when n % ${COMMON_OF} = 0 then 'a fox' else 'a whale' end || ' in place ' || n` +
    ` || case when n % ${RARE_OF} = 0 then ' under a zeppelin' else '' end`,
);

async function addCreations({ orm }: Database): Promise<void> {
  await orm.execute(sql`insert into creations
      (id, workspace_id, created_by, kind, prompt, media_token, width, height, created_at)
    select ${id}, ${makerId}, ${makerId}, ${kind}, ${prompt}, 'bench-' || n, 480, 360, now() from ${series}`);
  await orm.execute(sql`insert into shares
      (creation_id, workspace_id, created_by, slug, visibility, shows_prompt, shows_maker, allows_remix,
        allows_download, created_at)
    select ${id}, ${makerId}, ${makerId}, lpad(n::text, 22, '0'), 'public', true, n % 2 = 0, true, true, now()
    from ${series}`);
}

async function addPublications({ orm }: Database): Promise<void> {
  const styles = sql.raw(`(array[${PROMPT_STYLES.map((style) => `'${style}'`).join(', ')}])`);
  const style = sql`case when n % 3 = 1 then ${styles}[1 + (n / 3) % ${sql.raw(String(PROMPT_STYLES.length))}] end`;
  const likes = sql.raw('case when n % 10 = 0 then (n / 10) % 400 else 0 end');
  await orm.execute(sql`insert into publications
      (creation_id, user_id, kind, style, search_text, review_state, picture_hash, likes, score, created_at,
        published_at)
    select id, user_id, kind, style, search_text, 'approved', null, likes,
      extract(epoch from published_at)::float8 / 43200 + ln(1 + likes) / ln(2), published_at, published_at
    from (select ${id} as id, ${makerId} as user_id, ${kind} as kind, ${style} as style,
      ${prompt} as search_text, ${likes} as likes,
      now() - n * interval '5 minutes' as published_at, n from ${series}) as made`);
}
