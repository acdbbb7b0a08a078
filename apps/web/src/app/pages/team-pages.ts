// One file to load: each further one is named in the script that every page loads.
export { BrandPage } from '../../features/brand/brand-page.tsx';
export { WorkspacePage } from '../../features/teams/workspace-page.tsx';
