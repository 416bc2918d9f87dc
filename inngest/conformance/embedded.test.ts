import { testClient } from '../embedded/fixtures/client';
import { RunnerHarness } from '../embedded/fixtures/harness';
import { describeSemantics } from './fixtures/semantics';

describeSemantics('embedded runner', async () => {
  const harness = await RunnerHarness.open();
  const client = testClient();
  return {
    client,
    harness,
    async start(functions) {
      // Makes the cron due now instead of at the next minute.
      await harness.pool.query(`insert into runner_crons values ('test-cron', '* * * * *', now())`);
      await harness.start(() => functions, { client, pollMs: 500 });
    },
    stop: () => harness.reset(),
  };
});
