/** The part of the logger that the database needs; pino's own fits. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
