/** A caller's wish (RFC 7240). */
export const PREFER_HEADER = 'Prefer';
export const PREFERENCE_APPLIED_HEADER = 'Preference-Applied';

/** Asks who is signed in, and for null instead of an error when no user is: browsers log refusals as errors. */
export const LENIENT_HANDLING = 'handling=lenient';
