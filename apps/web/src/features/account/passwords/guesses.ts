import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Long ones take time to look through, and are beyond all counting here anyway. */
const CHARACTERS_READ = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How often somebody who knows how people choose passwords has to guess, roughly. */
export const guessesFor = (password: string): number =>
  estimator.check(password.slice(0, CHARACTERS_READ)).guesses;
