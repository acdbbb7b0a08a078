/** The URLs of the identity providers. Tests replace them with the URLs of fakes. */
export interface IdentityEndpoints {
  readonly googleTokenInfo: string;
  readonly googleUserInfo: string;
  /** The keys of the common authority, for all organizations and for personal accounts. */
  readonly microsoftKeys: string;
  readonly microsoftProfile: string;
  readonly xProfile: string;
}

export const IDENTITY_ENDPOINTS: IdentityEndpoints = {
  googleTokenInfo: 'https://oauth2.googleapis.com/tokeninfo',
  googleUserInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  microsoftKeys: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
  microsoftProfile: 'https://graph.microsoft.com/v1.0/me',
  xProfile: 'https://api.x.com/2/users/me',
};
