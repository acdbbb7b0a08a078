import type { Catalogue } from '../../../language/catalogue.ts';

type SessionTexts = Catalogue['security']['sessions'];

/**
 * A browser and its system in the person's words.
 * @param agent as the server says it, in English: `Firefox on Windows`, one of the two, or nothing
 */
export function agentIn(
  texts: Pick<SessionTexts, 'agent' | 'unknownAgent'>,
  agent: string,
): string {
  const [browser = '', system] = agent.split(' on ');
  return system === undefined ? browser || texts.unknownAgent : texts.agent(browser, system);
}
