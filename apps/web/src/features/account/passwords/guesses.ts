import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer passwords take long to check and are strong in any case. */
const CHARACTERS_READ = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** About how many guesses an attacker needs who knows how people choose passwords. */
export const guessesFor = (password: string): number =>
  estimator.check(password.slice(0, CHARACTERS_READ)).guesses;
