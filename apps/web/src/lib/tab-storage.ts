/** Uses the session storage of the tab; null where the browser has it switched off. */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
