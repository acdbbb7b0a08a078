const FLIES =
  /\bspin(?:s|ning)?\b|\bfast\b|\bquickly\b|\brapid(?:ly)?\b|\btime[- ]?lapse\b|\btime (?:is )?(?:fl(?:y|ies|ying)|pass(?:es|ing))\b/iu;

/** Whether the hands of a clock go round faster: "clock hands spinning", "time flies". */
export const saysTimeFlies = (prompt: string): boolean => FLIES.test(prompt);
