// One file to load: each further one is named in the script that every page loads.
export { ExplorePage } from './explore-page.tsx';
export { PublicProfilePage } from './public-profile-page.tsx';
