import { join } from 'node:path';
import { renderHere, type RenderJob } from '../demos/render/render-here.ts';
import { answerJobs, type NoteStep } from '../demos/render/watch-job.ts';
import { requireFrom } from '../../system/packages/require-from.ts';
import type { ProofJob } from './prove-here.ts';
import { watchElements } from './watch-elements.ts';

// Renders demos, and proves components with the packages that these have loaded.
answerJobs(async function* (job: RenderJob | ProofJob, note: NoteStep) {
  try {
    watchElements(requireFrom(join(job.folder, 'index.cjs')));
  } catch {
    // Whether the project lacks React is told for each page, or component.
  }
  if ('pages' in job) yield* renderHere(job, note);
  else yield* (await import('./prove-here.ts')).proveHere(job, note);
});
