/**
 * `node --import patch-source.ts library-child.ts ours <job>`: the encoder without the technique
 * that the job names.
 */
import { registerHooks } from 'node:module';
import type { EncodeJob } from '../encoders/encoder.ts';
import { TECHNIQUES } from '../encoders/techniques.ts';

const { without } = JSON.parse(process.argv[3] ?? '{}') as EncodeJob;
const patches = TECHNIQUES.find(({ name }) => name === without)?.patches ?? [];
const waiting = new Set(patches);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const wanted = patches.filter(({ file }) => url.endsWith(`/gif/encoder/${file}`));
    if (wanted.length === 0) return loaded;
    let source = new TextDecoder().decode(loaded.source as Uint8Array);
    for (const patch of wanted) {
      if (!source.includes(patch.from))
        throw new Error(`${patch.file} has no "${patch.from}" now.`);
      source = source.replace(patch.from, patch.to);
      waiting.delete(patch);
    }
    return { ...loaded, source };
  },
});

process.on('exit', () => {
  if (waiting.size > 0) console.error('Some patches found no file.');
});
