/** The two pages that tell the same story: to visitors of the site, and to people who searched. */
export type LandingName = 'home' | 'generator';
