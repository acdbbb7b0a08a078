/** A service that tells people from programs when they sign up. */
export interface ChallengeConfig {
  readonly provider: 'turnstile' | 'hcaptcha';
  readonly siteKey: string;
  readonly secret: string;
}
