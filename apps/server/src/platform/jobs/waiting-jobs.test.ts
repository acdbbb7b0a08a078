import { beforeEach, describe, expect, it } from 'vitest';
import { createSlots, type Slots } from './concurrency.ts';
import { createWaitingJobs, type WaitingJobs } from './waiting-jobs.ts';

describe('what a process knows of waiting jobs', () => {
  let slots: Slots;
  let waiting: WaitingJobs;
  beforeEach(() => {
    const reserved = { slots: 1, minPriority: 1 };
    slots = createSlots(new Map([['a', { limit: 1, reserved }]]));
    waiting = createWaitingJobs(slots);
    waiting.look()();
  });

  it('lets the queue be asked at first, and once per announcement', () => {
    expect(createWaitingJobs(slots).mayWait()).toBe(true);
    expect(waiting.mayWait()).toBe(false);
    waiting.announce('b');
    expect(waiting.mayWait()).toBe(true);
    waiting.taken('b');
    expect(waiting.mayWait()).toBe(false);
  });

  it('does not ask for a full group until a slot is free', () => {
    slots.take('1', 'b');
    waiting.announce('b');
    expect(waiting.mayWait()).toBe(false);
    slots.free('1');
    expect(waiting.mayWait()).toBe(true);
  });

  it('asks again when a slot is free in a group that was left out', () => {
    slots.take('1', 'b');
    waiting.forget();
    waiting.look()();
    expect(waiting.mayWait()).toBe(false);
    slots.free('1');
    expect(waiting.mayWait()).toBe(true);
  });

  it('asks for the reserved slot once, and again when a normal one is free', () => {
    slots.take('1', 'a');
    waiting.announce('a');
    expect(waiting.mayWait()).toBe(true);
    waiting.look()();
    expect(waiting.mayWait()).toBe(false);
    slots.free('1');
    expect(waiting.mayWait()).toBe(true);
  });

  it('keeps what is announced while the queue is asked', () => {
    const sawNothing = waiting.look();
    waiting.announce('b');
    sawNothing();
    expect(waiting.mayWait()).toBe(true);
  });

  it('asks again after a job that was not announced', () => {
    waiting.taken('b');
    expect(waiting.mayWait()).toBe(true);
  });
});
