import { beforeAll, describe, expect, it } from 'vitest';
import { scoreLoopPoint } from '../loop-point-score.ts';
import { CLIP_KINDS, clipOf, drawClip } from '../testing/clips/index.ts';
import { closeLoop, type ClosedLoop } from './close-loop.ts';
import { type ClipStudy, studyClip } from './study-clip.ts';

const SIDE = 96;
const FRAMES = 100;

interface Closed {
  readonly frames: readonly Uint8Array[];
  readonly study: ClipStudy;
  readonly loop: ClosedLoop;
  readonly result: readonly Uint8Array[];
}

const closedOnes = new Map<string, Promise<Closed>>();

/** Closes the clip of that name, once for all tests. */
function close(name: string): Promise<Closed> {
  const closed = closedOnes.get(name) ?? closeAnew(name);
  closedOnes.set(name, closed);
  return closed;
}

async function closeAnew(name: string): Promise<Closed> {
  const kind = CLIP_KINDS.find((kind) => kind.name === name);
  if (!kind) throw new Error(`No clip ${name}`);
  const frames = drawClip(kind, SIDE, FRAMES);
  const clip = clipOf(frames);
  const study = await studyClip(clip);
  const loop = await closeLoop(clip, study, study.cuts[0]);
  return { frames, study, loop, result: await Array.fromAsync(loop.frames()) };
}

describe.each(CLIP_KINDS.map(({ name }) => name))('a clip of kind "%s"', (name) => {
  let closed: Closed;
  beforeAll(async () => {
    closed = await close(name);
  });

  it('is never worse than the plain cut, and says how it was and is', () => {
    const { frames, study, loop, result } = closed;
    const [cut] = study.cuts;
    const plain = study.frames.slice(cut.from, cut.to).map((index) => frames[index]!);
    expect(loop.scoreBefore).toBeCloseTo(scoreLoopPoint(plain, SIDE, SIDE), 3);
    expect(loop.scoreAfter).toBeCloseTo(scoreLoopPoint(result, SIDE, SIDE), 3);
    expect(loop.scoreAfter).toBeLessThanOrEqual(loop.scoreBefore);
  });

  it('lasts at least 60 % of what there was', () => {
    expect(closed.study.cuts[0].durationMs).toBeGreaterThanOrEqual(0.6 * FRAMES * 40 - 0.001);
    expect(closed.loop.delaysMs.reduce((a, b) => a + b)).toBeCloseTo(
      closed.study.cuts[0].durationMs,
      6,
    );
  });
});

it('at least 10 of 12 kinds close with an invisible seam, and the others nearly so', async () => {
  expect(CLIP_KINDS).toHaveLength(12);
  const scores: number[] = [];
  for (const { name } of CLIP_KINDS) scores.push((await close(name)).loop.scoreAfter);
  expect(scores.filter((score) => score <= 1.2).length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...scores)).toBeLessThanOrEqual(1.45);
});

describe('the ways of closing', () => {
  it.each([
    ['static', 'native'],
    ['rain', 'native'],
    ['swing', 'plain'],
    ['walking sprite', 'plain'],
    ['flicker', 'plain'],
    ['cut in the middle', 'plain'],
    ['pan', 'fade'],
    ['zoom', 'fade'],
    ['fire', 'fade'],
    ['drifting light', 'fade'],
  ])('%s: %s', async (name, way) => {
    expect((await close(name)).study.cuts[0].way).toBe(way);
  });

  it.each(['pan', 'swing', 'fire', 'static'])('%s: the first frame is as it was', async (name) => {
    const { frames, study, result } = await close(name);
    expect(result[0]).toEqual(frames[study.frames[study.cuts[0].from]!]);
  });

  it('keeps to one side of a cut between scenes', async () => {
    const { study } = await close('cut in the middle');
    for (const { from } of study.cuts) expect(from).toBeGreaterThanOrEqual(34);
  });

  it('takes whole periods of a flicker', async () => {
    const { study } = await close('flicker');
    expect(study.cuts[0].durationMs % 360).toBe(0);
  });

  it('fades fire for a shorter time than a pan', async () => {
    const [fire, pan] = [await close('fire'), await close('pan')];
    expect(fire.study.cuts[0].fadeFrames).toBeLessThan(pan.study.cuts[0].fadeFrames);
  });

  it('takes the drift of light back over the loop', async () => {
    const { study, result } = await close('drifting light');
    expect(study.cuts[0].light[0]).toBeGreaterThan(1.15);
    const red = (frame: Uint8Array): number =>
      frame.reduce((sum, value, at) => (at % 4 === 0 ? sum + value : sum), 0) / (SIDE * SIDE);
    expect(Math.abs(red(result.at(-1)!) - red(result[0]!))).toBeLessThan(3);
  });
});
