import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
// Loaded at once: it is in one file with what reads pages, which a large site asks for first.
import { renderBatches } from './build/render-batches.ts';
import type { PageTask } from './page-tasks.ts';
import { readBatches } from './read-pages.ts';

parentPort?.on('message', (task: PageTask) => {
  // What fails here fails the command: the error event carries it over.
  void perform(task).then((answer) => parentPort?.postMessage(answer));
});

function perform(task: PageTask): Promise<unknown> {
  switch (task.kind) {
    case 'facts':
      return readBatches(task.job);
    case 'render': {
      const { folder } = task.job;
      return renderBatches(task.job, (path, content) => writeFileSync(join(folder, path), content));
    }
  }
}
