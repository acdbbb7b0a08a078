const MIST = /\b(?:mist|mists|misty|haze|hazy|mistig|dunst|brume|bruma|neblina)\b/iu;
const DENSE =
  /\b(?:fog|foggy|thick|dense|heavy|sea of mist|dust|sand ?storms?|smog|smoky|spooky|haunted)\b/iu;

/** Whether a prompt asks for mist, through which the land is to be seen, and not for fog. */
export const isThinFog = (prompt: string): boolean => MIST.test(prompt) && !DENSE.test(prompt);
