import { expect, it } from 'vitest';
import { texts } from '../../../language/ja/security.ts';
import { agentIn } from './session-agent.ts';

it.each([
  ['Firefox on Windows', 'WindowsのFirefox'],
  ['Samsung Internet on Android', 'AndroidのSamsung Internet'],
  ['Linux', 'Linux'],
  ['', '不明なブラウザ'],
])('says %j in the person’s language', (agent, words) => {
  expect(agentIn(texts.sessions, agent)).toBe(words);
});
