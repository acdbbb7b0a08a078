/** Tells the operator what went wrong; pino's own order of arguments. */
export interface WarningLog {
  warn(details: object, message: string): void;
}
