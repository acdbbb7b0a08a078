/**
 * Draws many prompts side by side into one PNG, to see what the illustrator makes of them.
 *
 *   node scripts/contact-sheet.ts --file prompts.txt --out sheet.png
 *   node scripts/contact-sheet.ts --phases 6 "a fox dancing in the snow"
 *
 * With `--phases n` each prompt is a row of n moments of its loop, with `--seeds n` a row of n seeds.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createScene, type ReadWords, stillPhase } from '../src/index.ts';
import { createNodeHost } from '../src/node/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    out: { type: 'string', default: 'contact-sheet.png' },
    size: { type: 'string', default: '320' },
    columns: { type: 'string', default: '4' },
    phases: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
  },
});

const LABEL_HEIGHT_PX = 34;

const prompts = [...positionals, ...(await promptsOf(values.file))];
if (prompts.length === 0) throw new Error('Name prompts, or a file of them with --file.');
const sizePx = Number(values.size);
const phases = Number(values.phases);
const seeds = Number(values.seeds);
const pictures = prompts.flatMap((prompt) =>
  Array.from({ length: phases > 0 ? 1 : seeds }, (_, i) => ({
    prompt,
    seed: Number(values.seed) + i,
  })),
);
const wanted = seeds > 1 ? seeds : Math.min(Number(values.columns), prompts.length);
const columns = phases > 0 ? phases : wanted;
const rows = phases > 0 ? prompts.length : Math.ceil(pictures.length / columns);
const cellHeightPx = sizePx + LABEL_HEIGHT_PX;

const sheet = createCanvas(columns * sizePx, rows * cellHeightPx);
const context = sheet.getContext('2d');
context.fillStyle = '#111';
context.fillRect(0, 0, sheet.width, sheet.height);
const host = await createNodeHost();
for (const [index, { prompt, seed }] of pictures.entries()) {
  await drawPrompt(context, prompt, seed, index);
}
await writeFile(values.out, await sheet.encode('png'));
console.log(`${values.out}: ${prompts.length} prompts`);

async function drawPrompt(
  target: SKRSContext2D,
  prompt: string,
  seed: number,
  index: number,
): Promise<void> {
  const scene = await createScene(
    {
      prompt,
      seed,
      width: sizePx,
      height: sizePx,
      purpose: phases > 0 ? 'loop' : 'still',
    },
    host,
  );
  const moments =
    phases > 0 ? Array.from({ length: phases }, (each, i) => i / phases) : [stillPhase];
  for (const [i, phase] of moments.entries()) {
    const column = phases > 0 ? i : index % columns;
    const row = phases > 0 ? index : Math.floor(index / columns);
    const frame = scene.frame(phase) as unknown as Parameters<SKRSContext2D['drawImage']>[0];
    target.drawImage(frame, column * sizePx, row * cellHeightPx);
    if (i === 0) label(target, column * sizePx, row * cellHeightPx + sizePx, prompt, scene.words);
  }
}

function label(
  target: SKRSContext2D,
  x: number,
  y: number,
  prompt: string,
  { standIns, notDrawn }: ReadWords,
): void {
  target.save();
  target.beginPath();
  target.rect(x, y, phases > 0 ? sizePx * columns : sizePx, LABEL_HEIGHT_PX);
  target.clip();
  target.font = '12px sans-serif';
  target.fillStyle = '#eee';
  target.fillText(prompt, x + 4, y + 14);
  target.fillStyle = '#f88';
  const instead = standIns.map(({ word, as }) => `${word} → ${as}`);
  target.fillText([...instead, ...notDrawn].join(', '), x + 4, y + 28);
  target.restore();
}

async function promptsOf(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '');
}
