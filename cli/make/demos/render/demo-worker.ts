import { renderHere } from './render-here.ts';
import { answerJobs } from './watch-job.ts';

answerJobs(renderHere);
