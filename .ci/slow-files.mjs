/** Milliseconds of a worker's time that a file may take in `npm test`, imports and hooks included. */
const LIMIT = 20_000;

/** Names, at the end of a run, the files that take too long for `npm test`: a reporter of vitest. */
export default class SlowFiles {
  #slow = [];

  onTestModuleEnd(file) {
    const { collectDuration, setupDuration, duration } = file.diagnostic();
    const taken = collectDuration + setupDuration + duration;
    if (taken > LIMIT) this.#slow.push(`${file.relativeModuleId} took ${Math.round(taken / 1000)} s`);
  }

  onTestRunEnd() {
    if (this.#slow.length === 0) return;
    console.log(`\nToo slow for \`npm test\`; tests/README.md says where they belong:\n${this.#slow.join('\n')}`);
  }
}
