import { assert, asyncProperty, double, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreLoopPoint } from '../loop-point-score.ts';
import { clipOf } from '../testing/clips/index.ts';
import { circlingLight, paintFrame } from '../testing/frames.ts';
import { boomerang } from './boomerang.ts';
import { closeLoop } from './close-loop.ts';
import { studyClip } from './study-clip.ts';

const SIDE = 48;
const circle = circlingLight(SIDE, SIDE, 30);

const close = async (frames: readonly Uint8Array[], longestMs = Infinity) => {
  const clip = clipOf(frames);
  const study = await studyClip(clip, { longestMs });
  const loop = await closeLoop(clip, study, study.cuts[0]);
  return { clip, study, cut: study.cuts[0], loop, result: await Array.fromAsync(loop.frames()) };
};

describe('a clip that closes already', () => {
  it('is left as it is', async () => {
    const { cut, result } = await close(circle);
    expect(cut).toMatchObject({ way: 'native', from: 0, to: 30, fadeFrames: 0, score: 1 });
    expect(result).toEqual(circle);
  });

  it('loses one of the two where its end repeats its beginning', async () => {
    const { cut, result } = await close([...circle, circle[0]!]);
    expect(cut.fadeFrames).toBe(0);
    expect(result).toHaveLength(30);
    expect(new Set(result).size).toBe(30);
    for (const frame of circle) expect(result).toContainEqual(frame);
  });

  it('is told from one whose motion turns back at the seam', async () => {
    const thereAndBack = [...circle.slice(0, 16), ...circle.slice(1, 15).toReversed()];
    const sideways = thereAndBack.map((_, index) => thereAndBack[(index + 8) % 30]!);
    expect((await close(sideways)).cut.way).toBe('native');
    const half = circlingLight(SIDE, SIDE, 60).slice(0, 31);
    expect((await close(half)).cut.way).not.toBe('native');
  });
});

describe('repeated frames', () => {
  it('of a change of the frame rate are left out, and their time is kept', async () => {
    const converted = circle.flatMap((frame, index) =>
      index % 4 === 3 ? [frame, frame] : [frame],
    );
    const { study, loop, result } = await close(converted);
    expect(study.frames).toHaveLength(30);
    expect(result).toEqual(circle);
    expect(loop.delaysMs[3]).toBe(80);
    expect(loop.delaysMs.reduce((a, b) => a + b)).toBeCloseTo(converted.length * 40, 6);
  });

  it('of a motion on twos are left out', async () => {
    const { study } = await close(circle.flatMap((frame) => [frame, frame]));
    expect(study.frames).toHaveLength(30);
  });

  it('of a thing that rests stay', async () => {
    const resting = [
      ...circle.slice(0, 10),
      ...Array.from({ length: 6 }, () => circle[10]!),
      ...circle.slice(11),
    ];
    expect((await close(resting)).study.frames).toHaveLength(resting.length);
  });
});

describe('any clip', () => {
  const anyClip = record({
    count: integer({ min: 1, max: 40 }),
    speed: double({ min: 0, max: 0.4, noNaN: true }),
    grain: integer({ min: 0, max: 40 }),
    drift: double({ min: -2, max: 2, noNaN: true }),
    jumpAt: integer({ min: 0, max: 60 }),
  }).map(({ count, speed, grain, drift, jumpAt }) =>
    Array.from({ length: count }, (_, index) => {
      const jump = index >= jumpAt ? 90 : 0;
      return paintFrame(24, 24, (x, y) => {
        const wave = 50 * Math.sin(x / 3 + index * speed) + 30 * Math.cos(y / 4 - index * speed);
        const noise = ((x * 7919 + y * 104_729 + index * 15_485_863) % 101) / 101;
        const level = 90 + wave + drift * index + jump + grain * (noise - 0.5);
        return [level, level / 2, 200 - level / 2].map((v) => Math.max(0, Math.min(255, v))) as [
          number,
          number,
          number,
        ];
      });
    }),
  );

  it('gives one to three cuts within it, the best first, and never a louder seam', async () => {
    await assert(
      asyncProperty(anyClip, async (frames) => {
        const { study, cut, loop, result } = await close(frames);
        expect(study.cuts.length).toBeLessThanOrEqual(3);
        for (const { from, to, score, fadeFrames } of study.cuts) {
          expect(from).toBeGreaterThanOrEqual(fadeFrames);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(study.frames.length);
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(1);
        }
        const scores = study.cuts.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(result).toHaveLength(cut.to - cut.from);
        expect(loop.scoreAfter).toBeLessThanOrEqual(loop.scoreBefore);
        expect(loop.scoreAfter).toBeCloseTo(scoreLoopPoint(result, 24, 24), 2);
      }),
      { numRuns: 40 },
    );
  });

  it('is closed the same way every time', async () => {
    await assert(
      asyncProperty(anyClip, async (frames) => {
        const [first, second] = [await close(frames), await close(frames)];
        expect(second.study.cuts).toEqual(first.study.cuts);
        expect(second.result).toEqual(first.result);
      }),
      { numRuns: 8 },
    );
  });

  it('is not changed by being closed, and may be read into one buffer', async () => {
    const frames = circlingLight(SIDE, SIDE, 40).slice(0, 33);
    const before = frames.map((frame) => frame.slice());
    const buffer = new Uint8Array(SIDE * SIDE * 4);
    const clip = {
      ...clipOf(frames),
      frame(index: number) {
        buffer.set(frames[index]!);
        return buffer;
      },
    };
    const study = await studyClip(clip);
    const loop = await closeLoop(clip, study, study.cuts[0]);
    const result: Uint8Array[] = [];
    for await (const frame of loop.frames()) result.push(frame.slice());
    expect(result).toEqual((await close(frames)).result);
    expect(frames).toEqual(before);
  });
});

describe('limits and mistakes', () => {
  it('makes no loop longer than was asked for', async () => {
    const { study } = await close(circlingLight(SIDE, SIDE, 25).concat(circle), 1000);
    for (const { durationMs } of study.cuts) expect(durationMs).toBeLessThanOrEqual(1000.001);
  });

  it('refuses a clip without frames, size or time, and frames of another size', async () => {
    await expect(studyClip(clipOf([]))).rejects.toThrow(RangeError);
    await expect(
      studyClip(
        clipOf(
          circle,
          circle.map(() => 0),
        ),
      ),
    ).rejects.toThrow(RangeError);
    await expect(studyClip({ ...clipOf(circle), width: 47 })).rejects.toThrow(RangeError);
  });

  it('stops when asked to, and tells how far it is', async () => {
    const fractions: number[] = [];
    const controller = new AbortController();
    const work = studyClip(clipOf(circle), {
      signal: controller.signal,
      onProgress(fraction) {
        fractions.push(fraction);
        if (fractions.length === 5) controller.abort(new Error('enough'));
      },
    });
    await expect(work).rejects.toThrow('enough');
    expect(fractions).toHaveLength(5);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    const open = clipOf(circlingLight(SIDE, SIDE, 60).slice(0, 45));
    const study = await studyClip(open);
    const { signal } = controller;
    await expect(closeLoop(open, study, study.cuts[0], { signal })).rejects.toThrow('enough');
  });

  it('gives the plain cut where a fade would be louder', async () => {
    const clip = clipOf(circlingLight(SIDE, SIDE, 60).slice(0, 45));
    const study = await studyClip(clip);
    const cut = study.cuts.find(({ way }) => way === 'fade')!;
    const quieter = { ...cut, loopPointScore: 0.001 };
    const loop = await closeLoop(clip, study, quieter);
    expect(loop.scoreAfter).toBe(quieter.loopPointScore);
    const plain = study.frames.slice(cut.from, cut.to).map((index) => clip.frame(index));
    expect(await Array.fromAsync(loop.frames())).toEqual(plain);
  });

  it('plays there and back when asked to', async () => {
    const clip = clipOf(circlingLight(SIDE, SIDE, 60).slice(0, 31));
    const study = await studyClip(clip);
    const loop = boomerang(clip, study, study.cuts[0]);
    const result = await Array.fromAsync(loop.frames());
    expect(result).toHaveLength(loop.frameCount);
    expect(loop.delaysMs).toHaveLength(loop.frameCount);
    expect(result[1]).toEqual(result.at(-1));
    expect(loop.scoreAfter).toBeCloseTo(scoreLoopPoint(result, SIDE, SIDE), 3);
  });
});
