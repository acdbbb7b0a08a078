export {
  findOwnWatermark,
  openDocumentFonts,
  openWatermarkLogo,
  type OwnWatermark,
} from './export-files.ts';
export { readBrand } from './personal-data.ts';
export { registerBrandRoutes } from './routes.ts';
export { createBrandService } from './service.ts';
