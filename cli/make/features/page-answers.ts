import type { Project } from '../../../site/project/project.ts';
import type { Answer, OwnFeature, Question } from '../../../site/feature/question.ts';
import { hashOf } from '../../system/files/hash.ts';
import { openFeatureThread } from './feature-thread.ts';
import { featureCache } from './host.ts';

/** Answers to questions, by the hash of each. */
export type Answers = Readonly<Record<string, Answer>>;

/** Something that a feature of the project cannot draw. */
export interface FailedDrawing extends Pick<Question, 'kind' | 'key'> {
  readonly message: string;
  readonly help: string;
  /** The page, and its file from the root, if it has one. */
  readonly route: string;
  readonly file?: string | undefined;
  /** The place of the feature in `nav/site.yaml`. */
  readonly at?: OwnFeature['at'] | undefined;
}

/** What features of the project have drawn for one file of the output. */
export interface PageAnswers {
  /** Finds an answer; one that is not known is asked next. */
  find(question: Question): Answer | undefined;
  /** Asks what was not known since the last time; returns whether there was anything. */
  ask(): Promise<boolean>;
  /** Keeps the answers that were found since then, unless something has failed, and returns what has. */
  keep(): readonly FailedDrawing[];
}

/** The features that a page asks, by name. */
type FeaturesOfPage = Readonly<Record<string, OwnFeature>>;

/** How often a page may be rendered: a block in a block is drawn one turn later, and what wants an address as well. */
const MOST_TURNS = 100;

/**
 * Opens the answers for the files of a site, by their paths in the output. If answers are `given`, no code of the project
 * runs.
 */
export function openAnswers(
  project: Project,
  given?: Answers,
): (path: string, own: FeaturesOfPage, place: Pick<FailedDrawing, 'route' | 'file'>) => PageAnswers {
  const thread = openFeatureThread(project);
  const known = new Map<string, Answer>(Object.entries(given ?? {}));
  /** Features that no longer answer, as has been told. */
  const lost = new Set<string>();
  return (path, own, place) => {
    for (const [hash, answer] of Object.entries(readAnswers(project, path, own) ?? {})) known.set(hash, answer);
    const failed: FailedDrawing[] = [];
    const unknown = new Map<string, Question>();
    const undrawn = new Set<string>();
    const found = new Map<string, Answer>();
    let isCurrent = true;
    let turns = 0;
    const ask = async (question: Question): Promise<Answer | undefined> => {
      const { kind, key } = question;
      if (lost.has(kind)) return undefined;
      const { module = '', state = '', reads = [], at } = own[kind] ?? {};
      const fail = (failure: Pick<FailedDrawing, 'message' | 'help'>) =>
        void failed.push({ kind, key, ...failure, ...place, at });
      if (given !== undefined)
        return fail({
          message: `No part knows what the feature \`${kind}\` draws here: its content is another one in the whole site.`,
          help: 'build the whole site at once, or move out of the block what depends on other sections',
        });
      if (turns > MOST_TURNS) return fail(cannotDraw(kind, 'it wants to know something else each time'));
      const drawn = await thread.call<'draw'>({ call: 'draw', root: project.root, module, state, question });
      // Someone may be editing it.
      isCurrent &&= drawn.reads.every(([file, hash]) => reads.some((known) => known[0] === file && known[1] === hash));
      if ('failed' in drawn) lost.add(kind);
      const answer = 'failed' in drawn ? drawn : drawn.answer;
      return 'failed' in answer ? fail(cannotDraw(kind, answer.failed)) : answer;
    };
    return {
      find(question) {
        const hash = hashOf(JSON.stringify(question));
        const answer = known.get(hash);
        if (answer !== undefined) found.set(hash, answer);
        else if (!undrawn.has(hash)) unknown.set(hash, question);
        return answer;
      },
      async ask() {
        const questions = [...unknown];
        if (questions.length === 0) return false;
        unknown.clear();
        found.clear();
        turns++;
        for (const [hash, question] of questions) {
          const answer = await ask(question);
          if (answer === undefined) undrawn.add(hash);
          else known.set(hash, answer);
        }
        return true;
      },
      keep() {
        if (undrawn.size === 0 && isCurrent)
          featureCache(project).keep(nameFor(path), Object.fromEntries(found), keyOf(own));
        return failed;
      },
    };
  };
}

/** Returns the answers that were kept for a file, if its features are what they were. */
export function readAnswers(project: Project, path: string, own: FeaturesOfPage): Answers | undefined {
  return featureCache(project).read<Answers>(nameFor(path), keyOf(own));
}

function nameFor(path: string): string {
  return `drawn.${hashOf(path)}.json`;
}

function keyOf(own: FeaturesOfPage): string {
  return Object.values(own)
    .map(({ state }) => state)
    .join(' ');
}

function cannotDraw(kind: string, said: string): Pick<FailedDrawing, 'message' | 'help'> {
  return {
    message: `The feature \`${kind}\` cannot draw this: ${said}.`,
    help: 'change what is asked, or correct the feature',
  };
}
