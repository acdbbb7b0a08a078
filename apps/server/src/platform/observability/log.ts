/** The part of the logger that services use; pino's logger implements it. */
export interface GenerationLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
