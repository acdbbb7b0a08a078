/** The part of pino's logger that account deletion and data export use. */
export interface WarningLog {
  warn(details: object, message: string): void;
}
