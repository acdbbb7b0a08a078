/** The CAPTCHA service that checks sign-ups. */
export interface ChallengeConfig {
  readonly provider: 'turnstile' | 'hcaptcha';
  readonly siteKey: string;
  readonly secret: string;
}
