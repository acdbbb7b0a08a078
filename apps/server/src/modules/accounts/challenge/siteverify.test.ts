import { SERVER_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteverify } from './siteverify.ts';
import {
  type ChallengeService,
  GOOD_ANSWER,
  openChallengeService,
  SECRET,
} from './testing/challenge-service.ts';

describe('a challenge', () => {
  let service: ChallengeService;
  beforeEach(async () => {
    service = await openChallengeService();
  });
  afterEach(() => service.close());

  const check = (answer: string | undefined, address = '203.0.113.9', deadlineMs = 5000) =>
    siteverify({ provider: 'turnstile', secret: SECRET }, { url: service.url, deadlineMs }).check(
      answer,
      address,
    );
  const failed = { kind: 'invalid', publicMessage: SERVER_MESSAGES.challengeFailed };
  const away = {
    kind: 'unavailable',
    publicMessage: SERVER_MESSAGES.challengeAway,
    retryAfterSeconds: 10,
  };

  it('is passed with an answer that the service accepts', async () => {
    await check(GOOD_ANSWER);
    expect(service.calls).toEqual([
      { secret: SECRET, response: GOOD_ANSWER, remoteip: '203.0.113.9' },
    ]);
    expect(service.complaints).toEqual([]);
  });

  it('sends no address when rate limits know only a network', async () => {
    await check(GOOD_ANSWER, '2001:db8:0:1::/64');
    expect(service.calls[0]).not.toHaveProperty('remoteip');
  });

  it('is not passed without an answer, and the service is not called', async () => {
    for (const answer of [undefined, '']) await expect(check(answer)).rejects.toMatchObject(failed);
    expect(service.calls).toEqual([]);
  });

  it('is not passed with a made-up answer, nor twice with the same', async () => {
    await expect(check('made up & response=x')).rejects.toMatchObject(failed);
    await check(GOOD_ANSWER);
    await expect(check(GOOD_ANSWER)).rejects.toMatchObject(failed);
    expect(service.complaints).toEqual([]);
  });

  it.each(['failing', 'html', 'redirecting', 'wrong-secret', 'odd'] as const)(
    'rejects sign-ups while the service is %s',
    async (mood) => {
      service.mood = mood;
      await expect(check(GOOD_ANSWER)).rejects.toMatchObject(away);
      expect(service.calls).toHaveLength(1);
    },
  );

  it.each(['silent', 'half'] as const)(
    'waits for a %s service so long, no longer',
    async (mood) => {
      service.mood = mood;
      await expect(check(GOOD_ANSWER, '203.0.113.9', 100)).rejects.toMatchObject(away);
    },
  );

  it('rejects sign-ups while the service is unreachable', async () => {
    const { url } = service;
    await service.close();
    const verifier = siteverify({ provider: 'hcaptcha', secret: SECRET }, { url });
    await expect(verifier.check(GOOD_ANSWER, '203.0.113.9')).rejects.toMatchObject(away);
    service = await openChallengeService();
  });
});
