const LIGHT_AT_END =
  /\blight (?:shining |glowing |visible )?(?:at|from) the (?:far |other )?end of (?:a|an|the) (?:[\w-]+ ){0,2}(?:tunnel|corridor|hallway|passage|cave)\b/i;

/** "light at the end of the tunnel". */
export const isLightAtEnd = (prompt: string): boolean => LIGHT_AT_END.test(prompt);
