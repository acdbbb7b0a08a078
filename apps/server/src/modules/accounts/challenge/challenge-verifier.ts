/**
 * The seam for services that tell people from programs. Only signing up with a password asks:
 * whoever comes through an identity provider has been looked at there.
 */
export interface ChallengeVerifier {
  /**
   * @param answer what the service's script gave the page; absent when the page sent none
   * @param address of the person, as the service may compare it
   * @throws AppError `invalid` unless the service vouches for the answer
   * @throws AppError `unavailable` when it cannot be asked: nobody is let in unseen
   */
  check(answer: string | undefined, address: string): Promise<void>;
}
