import type { Workbench } from '../../cli/serve/workbench.ts';

const PLACE = '_nav/problem-recorder.js';

/** Where problems are kept until they are asked for, also when the page is left. */
export const PROBLEMS = 'problems';

/**
 * Notes a page’s problems in the page, for a driver that does not tell them: errors of scripts, files that do not load,
 * violations of the page’s policy, and what scripts write to the console.
 */
export const problemRecorder: Workbench = {
  // Before the scripts of the page, and from the site itself, to satisfy the page’s policy.
  equip: (html) => html.replace('<meta charset="utf-8">', `$&<script src="/${PLACE}"></script>`),
  find: (path) => (path === PLACE ? `(${record})(${JSON.stringify(PROBLEMS)})` : undefined),
};

/** Runs in the page. */
function record(key: string): void {
  const note = (text: string): void =>
    sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), text]));
  const addressOf = (target: EventTarget | null): string => String(target && 'src' in target ? target.src : target);
  addEventListener(
    'error',
    (event: Event) => note(event instanceof ErrorEvent ? event.message : `not loaded: ${addressOf(event.target)}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} does not allow ${blockedURI}`),
  );
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind];
    console[kind] = (...words) => {
      note(words.join(' '));
      say(...words);
    };
  }
}
