/** Where leaving tells the operator what went wrong; pino's own order of arguments. */
export interface LeavingLog {
  warn(details: object, message: string): void;
}
