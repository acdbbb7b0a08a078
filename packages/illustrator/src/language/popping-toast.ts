/** "toast popping out of a toaster", "a toaster popping". */
export const saysToastPops = (prompt: string): boolean =>
  /\bpop(?:s|ping)?\b|\b(?:toasts?|bread|slices?)\b.*\b(?:jump|spring|fly|fli|eject|launch|shoot|leap)(?:s|es|ing)?\b/i.test(
    prompt,
  );
