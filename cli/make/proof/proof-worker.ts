import { answerJobs } from '../demos/render/watch-job.ts';
import { proveHere } from './prove-here.ts';

answerJobs(proveHere);
