/** A caller's wish (RFC 7240). */
export const PREFER_HEADER = 'Prefer';
export const PREFERENCE_APPLIED_HEADER = 'Preference-Applied';

/** Asks who is signed in without being refused when it is nobody: browsers print refusals as errors. */
export const LENIENT_HANDLING = 'handling=lenient';
