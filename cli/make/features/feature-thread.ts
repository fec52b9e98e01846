import { existsSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { Project } from '../../../site/project/project.ts';
import { timeLimit } from '../../system/base/time-limit.ts';
import { MODULE_FLAGS, workerFile } from '../../system/start-thread.ts';
import type { ModuleAnswer, ModuleCalls, ModuleJob } from './module-job.ts';

/** Seconds that a call may take: some features read from the network. */
const LIMIT = timeLimit(20);

/** A thread for the features and rules of a project, which can neither end the command nor block it forever. */
export interface FeatureThread {
  call<Call extends keyof ModuleCalls>(job: ModuleJob<Call>): Promise<ModuleAnswer<Call>>;
}

/** Milliseconds after which an idle thread ends. */
const IDLE = 1000;

/** Prepares a thread, which starts with its first job and ends when idle; tests run the sources, on this thread. */
export function openFeatureThread({ threads }: Project): FeatureThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const start = (): Worker => {
    const thread = threads.start('feature-worker', { stdout: true, execArgv: MODULE_FLAGS });
    // What its code prints must not end up in a report for programs.
    thread.stdout.on('data', (said: Buffer) => void process.stderr.write(said));
    thread.once('exit', () => forget(thread));
    return thread;
  };
  const forget = (thread: Worker): void => {
    if (worker === thread) worker = undefined;
  };
  // A thread that is ending still takes jobs, but does none of them.
  const end = (thread: Worker): void => {
    forget(thread);
    void thread.terminate();
  };
  const callThread = (job: ModuleJob): Promise<ModuleAnswer> => {
    clearTimeout(idle);
    const thread = (worker ??= start());
    return new Promise((resolve) => {
      const settle = (answer: ModuleAnswer) => {
        clearTimeout(timer);
        thread.off('message', settle).off('error', fail).off('exit', exit);
        thread.unref();
        idle = setTimeout(() => end(thread), IDLE).unref();
        resolve(answer);
      };
      const fail = (error: Error) => {
        forget(thread);
        settle({ failed: error.message, reads: [] });
      };
      const exit = () => settle({ failed: 'it ended its thread', reads: [] });
      const timer = setTimeout(() => {
        const name = job.call === 'draw' ? job.question.form : job.call;
        settle({ failed: `\`${name}\` took more than ${LIMIT} seconds`, reads: [] });
        end(thread);
      }, LIMIT * 1000);
      thread.on('message', settle).on('error', fail).on('exit', exit);
      thread.ref();
      thread.postMessage(job);
    });
  };
  // Answers do not say which job they belong to, so there is one job at a time.
  let turn: Promise<unknown> = Promise.resolve();
  const callInTurn = (job: ModuleJob): Promise<ModuleAnswer> => {
    const answer = turn.then(() => callThread(job));
    turn = answer;
    return answer;
  };
  return {
    async call<Call extends keyof ModuleCalls>(job: ModuleJob<Call>) {
      const callOne = existsSync(workerFile('feature-worker')) ? callInTurn : callHere;
      return (await callOne(job as ModuleJob)) as ModuleAnswer<Call>;
    },
  };
}

async function callHere(job: ModuleJob): Promise<ModuleAnswer> {
  const { runJob } = await import('./run-job.ts');
  return runJob(job);
}
