import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** A file beside this one with all that it imports, minified, for a browser. */
export async function bundle(file: string): Promise<string> {
  const input = fileURLToPath(new URL(file, import.meta.url));
  const build = await rolldown({ input, platform: 'browser' });
  try {
    const { output } = await build.generate({ format: 'es', minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}
