import { packText } from './lz-string.ts';
import { makeProject, type SandboxDemo } from './project.ts';

/** Creates the form for a service. */
type FormMaker = (demo: SandboxDemo) => { readonly action: string; readonly fields: Readonly<Record<string, string>> };

/**
 * https://developer.stackblitz.com/platform/api/post-api: with the template `node`, a project includes its
 * package.json.
 */
export const forStackBlitz: FormMaker = (demo) => {
  const { title, files, main } = makeProject(demo, 'vite');
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(main)}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': title,
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text])),
    },
  };
};

/** https://codesandbox.io/docs/learn/sandboxes/cli-api: a form's `parameters` are compressed JSON. */
export const forCodeSandbox: FormMaker = (demo) => {
  const { files, main } = makeProject(demo, 'react-scripts');
  const contents = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: { parameters: packText(JSON.stringify({ files: contents })), query: `file=/${main}` },
  };
};
