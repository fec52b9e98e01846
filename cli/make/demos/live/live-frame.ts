import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_FOLDER } from '../../../../site/demos/demo-folder.ts';
import { unlessRefused } from '../../../system/base/failure.ts';
import { packageRoot } from '../../../system/base/package-root.ts';
import { hashOf } from '../../../system/files/hash.ts';

/** The document that runs edited code. */
interface LiveFrame {
  /** Its name, which changes with its content. */
  readonly name: string;
  /** Its path in the output. */
  readonly path: string;
  /** Its content security policy. */
  readonly policy: string;
  readonly html: string;
}

/**
 * The stage as in a page, see `site/styles/demos.css`, in a window of its own. A stage that is not shown yet has its
 * place and its size.
 */
const STYLES = [
  '@layer base,text,widgets,parts;',
  '@layer base{*,::before,::after{box-sizing:border-box}:where(.demo-stage){background:var(--dn-paper);color:var(--dn-ink);line-height:1.5}}',
  '@layer parts{.demo-stage{display:grid;grid-template-columns:minmax(0,1fr);align-content:safe center;justify-items:safe center;min-block-size:112px;padding:36px 32px;overflow:auto}',
  '@media(width<600px){.demo-stage{padding:28px 16px}}[data-dense] .demo-stage{padding-block:24px}:is([data-wide],[data-fill]) .demo-stage{justify-items:stretch}[data-wide] .demo-stage{padding:0}}',
  '@layer base{:where(.demo:not([data-wide],[data-fill]) .demo-stage:has(> :not(style,link) ~ :not(style,link))){text-align:center;> :where(*){margin-inline:auto}> :where(:not(button,input,select,textarea,img,svg,canvas,video,iframe)){inline-size:fit-content;text-align:start}}}',
  '@layer parts{.demo-stage:where(:has(> :not(style,link) ~ :not(style,link))){display:block}}',
  'body{margin:0;position:relative;font:var(--dn-font);background:var(--dn-paper)}',
  '.demo-stage[data-next]{position:absolute;inset:0 0 auto;visibility:hidden}',
].join('');

/** Makes the document: a single file, whose script is allowed by its hash, and which allows nothing else than it needs. */
export function makeLiveFrame(script: string): LiveFrame {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' blob:; style-src 'unsafe-inline'; img-src data: blob:`;
  const html = [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Live code</title>',
    `<style>${STYLES}</style></head><body class="demo"><script>${script}</script></body></html>`,
  ].join('');
  const name = `live-frame.${hashOf(html).slice(0, 10)}.html`;
  return { name, path: `${DEMO_FOLDER}/${name}`, policy, html };
}

/** Makes the document from the script in the package's build. */
export function readLiveFrame(): LiveFrame {
  return makeLiveFrame(readFileSync(join(packageRoot(), 'dist/scripts/live-frame.js'), 'utf8').trim());
}

/**
 * Reads the documents in a published output, each with the policy that it contains: a build keeps those of earlier builds
 * for pages that are still open. What another build has just removed is left out.
 */
export function readKeptFrames(out: string): readonly Pick<LiveFrame, 'path' | 'policy'>[] {
  const folder = join(out, DEMO_FOLDER);
  const frames = unlessRefused(() =>
    readdirSync(folder)
      .toSorted()
      .flatMap((name) => {
        const [, policy] = FRAME_NAME.test(name)
          ? (POLICY_IN.exec(readFileSync(join(folder, name), 'utf8')) ?? [])
          : [];
        return policy === undefined ? [] : [{ path: `${DEMO_FOLDER}/${name}`, policy }];
      }),
  );
  return frames ?? [];
}

const FRAME_NAME = /^live-frame\.[\w-]+\.html$/;

/** Nothing that means something in the settings of a host. */
const POLICY_IN = /<meta http-equiv="Content-Security-Policy" content="([\w '+/=:;.*-]+)">/;
