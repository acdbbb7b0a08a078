const SAID =
  /\b(?:open|close|shut|unwrap)(?:s|ing|ting|ping)\b|\bclosing\b|\b(?:creak|swing|pop|flip|burst|slid)(?:s|es|e|ing|ping)? open\b|\bopen(?:s|ing)? and (?:close|shut)/iu;

/** "an elevator opening", "a chest that creaks open": doors, lids or leaves move. */
export const saysDoorsMove = (prompt: string): boolean => SAID.test(prompt);
