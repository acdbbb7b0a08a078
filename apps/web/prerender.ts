import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  INDEXABLE_PATHS,
  type Language,
  LANGUAGES,
  ORIGIN_PLACEHOLDER,
  PAGE_AUDIENCES,
  PAGE_PATHS,
  type PageAudience,
  pageFileName,
  PROFILE_PAGE,
  SHARE_PAGE,
} from '@loopwright/contract';
import { checkBudget } from './budget.ts';
import { checkHead, previewTags, splitHead } from './head-tags.ts';
import type { renderPage } from './src/app/entry-server.tsx';
import type { firstReads, neededFiles } from './src/app/page-files.ts';

interface Renderer {
  readonly renderPage: typeof renderPage;
  readonly neededFiles: typeof neededFiles;
  readonly firstReads: typeof firstReads;
}

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Stands for every address that is none of ours. */
const NOT_FOUND = 'not-found';

/** Pages to read, whose words or pictures stand in the HTML for visitors: index.html starts those when it has time. */
const READ_PATHS: ReadonlySet<string> = new Set([...INDEXABLE_PATHS, SHARE_PAGE, PROFILE_PAGE]);

/** The files of a module and of all that it cannot start without. */
function filesOf(name: string, manifest: Manifest, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  const entry = manifest[name];
  if (!entry) throw new Error(`The build has no ${name}`);
  seen.add(name);
  return [entry.file, ...(entry.imports ?? []).flatMap((one) => filesOf(one, manifest, seen))];
}

/**
 * Writes pages/<language>/<audience>/<name>.html for every route, and not-found.html.
 * @param folder of the built web app, with its index.html and manifest
 */
export async function prerender(folder: string, renderer: Renderer): Promise<void> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  const manifestFile = path.join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;

  const write = async (
    pagePath: string,
    language: Language,
    audience: PageAudience,
  ): Promise<void> => {
    const expectsVisitor = audience === 'visitor';
    const html = await renderer.renderPage({ path: pagePath, language, expectsVisitor });
    const { head: ownHead, body } = splitHead(html);
    const name = pageFileName(pagePath);
    let head = ownHead;
    if (name !== NOT_FOUND) {
      checkHead(ownHead, pagePath, language);
      head += previewTags(ownHead, folder, pagePath, language);
    }
    const [entry = '', ...shared] = filesOf('index.html', manifest);
    const needed = renderer
      .neededFiles(pagePath, language)
      .flatMap((file) => filesOf(file, manifest));
    const files = new Set([...shared, ...needed]);
    files.delete(entry);
    checkBudget(folder, pagePath, [entry, ...files]);
    const modules = [entry, ...files].map((file) => `/${file}`).join(' ');
    const start = expectsVisitor && READ_PATHS.has(pagePath) ? 'idle' : 'now';
    const reads = expectsVisitor ? '' : ` data-reads="${renderer.firstReads(pagePath).join(' ')}"`;
    const page = template
      .replace('<html lang="en">', `<html lang="${language}" data-origin="${ORIGIN_PLACEHOLDER}">`)
      // The page can be read before any script: the one in the head starts these when it is painted.
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace(
        '<script>',
        () =>
          `<meta name="modules" content="${modules}" data-start="${start}"${reads} />\n    <script>`,
      )
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-audience="${audience}">${body}</div>`,
      );
    const target = path.join(folder, 'pages', language, audience, `${name}.html`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, page);
  };

  // One after the other: the renderer speaks one language at a time.
  for (const language of LANGUAGES) {
    for (const audience of PAGE_AUDIENCES) {
      for (const pagePath of [...PAGE_PATHS, `/${NOT_FOUND}`]) {
        await write(pagePath, language, audience);
      }
    }
  }
}
