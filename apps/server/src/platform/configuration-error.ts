/** The environment is not as it should be; the message tells the operator line by line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
