import { openStripeSandbox } from '../index.ts';

/** A process of its own for the tests: opens the state file named on the command line and says where. */
const sandbox = await openStripeSandbox({
  stateFile: process.argv[2] ?? '',
  apiKey: 'sk_test_sandbox_key',
  webhookSecret: 'whsec_sandbox_secret',
  webhookUrl: null,
  pagesUrl: 'http://app.example/stripe-sandbox',
  products: [],
});
const { port } = await sandbox.listen();
process.stdout.write(`${port}\n`);
