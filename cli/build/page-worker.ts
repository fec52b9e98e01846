import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { PageTask } from '../project/page-tasks.ts';
import { readBatches } from '../project/read-pages.ts';

parentPort?.on('message', (task: PageTask) => {
  // An error here fails the command: the error event passes it on.
  void perform(task).then((answer) => parentPort?.postMessage(answer));
});

async function perform(task: PageTask): Promise<unknown> {
  switch (task.kind) {
    case 'facts':
      return readBatches(task.job);
    case 'render': {
      const { folder } = task.job;
      // A mere check loads neither the highlighter nor the rest of the renderer.
      const { renderBatches } = await import('./render-batches.ts');
      return renderBatches(task.job, (path, content) => writeFileSync(join(folder, path), content));
    }
    case 'index': {
      const { writeIndexes } = await import('./write-index.ts');
      return writeIndexes(task.job);
    }
  }
}
