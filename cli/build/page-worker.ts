import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { renderBatches, type PageJobs } from './render-pages.ts';

const work = workerData as PageJobs;
await renderBatches(work, (path, content) => writeFileSync(join(work.folder, path), content));
