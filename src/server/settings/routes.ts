import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  BankTestReply,
  ChangeSettingsBody,
  ConfirmBankBody,
  SettingsReply,
} from '#contract/http/settings.ts';
import { requestUser } from '#server/identity/index.ts';
import { actorOf, checkProof } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { presentBankTest } from './bank-test.ts';
import { presentSettings } from './present.ts';
import { changeSettings, confirmBank, type CheckOpening } from './service.ts';

/** All texts of the shop at once, in letters of three bytes. */
const SETTINGS_BYTES = 256 * 1024;

/** Settings API for admins. */
export function settingsRoutes(app: FastifyInstance, shop: Shop & { checkOpening: CheckOpening }): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['settings'];
  const response = { 200: SettingsReply };
  const path = '/api/settings';

  const reading = { tags, summary: 'What the shop is', response };
  api.get(path, { config, schema: reading }, async () => {
    await shop.settings.refresh();
    return { data: presentSettings(shop) };
  });

  const changing = { tags, summary: 'Change what the shop is', body: ChangeSettingsBody, response };
  api.put(path, { config, schema: changing, bodyLimit: SETTINGS_BYTES }, async (request) => {
    const { values, updatedAt } = request.body;
    // Changing the bank account requires a recent password or passkey check.
    if (Object.keys(values).some((name) => name.startsWith('bank'))) checkProof(actorOf(request));
    await changeSettings(shop, requestUser(request), values, updatedAt);
    return { data: presentSettings(shop) };
  });

  const confirming = { tags, summary: 'Confirm the bank account', body: ConfirmBankBody, response };
  api.post(
    `${path}/bank-confirmation`,
    { config: { ...config, proof: true }, schema: confirming },
    async (request) => {
      await confirmBank(shop, requestUser(request), request.body.account);
      return { data: presentSettings(shop) };
    },
  );

  const testing = {
    tags,
    summary: 'The transfer that proves the bank account',
    response: { 200: BankTestReply },
  };
  api.get(`${path}/bank-test`, { config, schema: testing }, async () => ({
    data: await presentBankTest(shop),
  }));
}
