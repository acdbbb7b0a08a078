export const LOGIN_MESSAGES = {
  title: 'Welcome Back',
  submit: 'Sign In',
  busy: 'Signing In…',
  createOne: 'Create one now',
  missingFields: 'Please enter both username and password',
  failed: 'Login failed. Check credentials.',
} as const;

export const SIGNUP_MESSAGES = {
  title: 'Create Account',
  submit: 'Create Account',
  busy: 'Creating…',
  signInInstead: 'Sign in instead',
  missingFields: 'Please fill in all fields',
  passwordTooShort: 'Password must be at least 8 characters',
  invalidEmail: 'Please enter a valid email',
  failed: 'Registration failed. Please try again.',
} as const;

export const SOCIAL_MESSAGES = {
  google: 'Sign In with Google',
  microsoft: 'Sign In with Microsoft',
  googleSignup: 'Sign Up with Google',
  microsoftSignup: 'Sign Up with Microsoft',
  busy: 'Logging in…',
  googleFailed: 'Google login failed',
  googleAuthenticationFailed: 'Google authentication failed.',
  googleSignupFailed: 'Google signup failed.',
  microsoftFailed: 'Microsoft login failed',
  microsoftAuthenticationFailed: 'Microsoft authentication failed.',
  microsoftSetupFailed: 'Microsoft login setup failed',
  microsoftSignupFailed: 'Microsoft signup failed.',
  cancelled: 'Login cancelled',
  noAccessToken: 'No access token',
} as const;
