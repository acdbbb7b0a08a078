/** The environment variables are invalid; the message lists the problems, one per line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
