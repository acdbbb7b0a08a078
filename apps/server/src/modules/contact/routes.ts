import { contactRequestSchema, contactResponseSchema, ROUTES } from '@loopwright/contract';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { ContactService } from './contact-service.ts';

export function registerContactRoutes(app: App, contact: ContactService): void {
  app.post(
    ROUTES.contact,
    {
      schema: {
        summary: 'Write to the people who run this installation',
        tags: ['contact'],
        body: contactRequestSchema,
        response: { 202: contactResponseSchema },
      },
      config: { missingFieldMessage: 'missingFields' },
    },
    async (request, reply) => {
      const { website = '', errors = [], ...form } = request.body;
      // A bot that fills in the hidden field gets the usual response, and no email is sent.
      if (website === '') {
        const user = request.sessionUser;
        const from = user && { user, errors };
        await contact.send(form, { address: clientAddress(request), from });
      }
      return reply.status(202).send({});
    },
  );
}
