/**
 * The interface of CAPTCHA services. Only sign-ups with a password are checked: identity providers do
 * their own checks.
 */
export interface ChallengeVerifier {
  /**
   * @param answer the token that the service's script gave the page; absent when the page sent none
   * @param address the client's network address, which the service may compare
   * @throws AppError `invalid` unless the service accepts the answer
   * @throws AppError `unavailable` when the service cannot be reached: no sign-up is let through unchecked
   */
  check(answer: string | undefined, address: string): Promise<void>;
}
