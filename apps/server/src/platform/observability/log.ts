/** The part of the logger that generation needs; pino's own fits. */
export interface GenerationLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
