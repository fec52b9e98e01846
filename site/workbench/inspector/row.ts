import { describeFate, describeReport, isUnsent } from './describe.ts';
import type { Entry } from './log.ts';

/** Creates the row of an event: its time, kind, content, and status. */
export function createRow({ report, fate }: Entry): HTMLLIElement {
  const { kind, text } = describeReport(report);
  const row = document.createElement('li');
  row.dataset.fate = isUnsent(fate) ? 'unsent' : fate;
  const time = document.createElement('time');
  const moment = new Date(report.at);
  time.dateTime = moment.toISOString();
  time.textContent = moment.toLocaleTimeString('en-GB');
  // Spaces between the parts, because screen readers read the row as one text.
  row.append(
    time,
    ' ',
    createPart('b', kind),
    ' ',
    createPart('bdi', text),
    ' ',
    createPart('span', describeFate(fate)),
  );
  return row;
}

function createPart(name: 'b' | 'bdi' | 'span', text: string): HTMLElement {
  const part = document.createElement(name);
  part.textContent = text;
  return part;
}
