export { createContactService } from './contact-service.ts';
export { registerContactRoutes } from './routes.ts';
