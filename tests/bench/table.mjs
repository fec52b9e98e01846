const COLUMNS = [
  ['tool', (row) => row.tool],
  ['pages', (row) => row.pages],
  ['wall s', (row) => seconds(row.cold.wall)],
  ['CPU s', (row) => seconds(row.cold.cpu)],
  ['peak MB', (row) => row.cold.peakMb ?? '–'],
  ['output MB', (row) => (row.output.bytes / 2 ** 20).toFixed(1)],
  ['files', (row) => row.output.files],
  ['page B', (row) => row.output.pageBytes],
  ['page gzip B', (row) => row.output.pageGzip],
  ['warm wall s', (row) => seconds(row.warm?.wall)],
  ['warm CPU s', (row) => seconds(row.warm?.cpu)],
  ['warm peak MB', (row) => row.warm?.peakMb ?? '–'],
];

/** Formats results as a Markdown table that also reads well in a terminal. */
export function drawTable(results) {
  return alignRows(
    [COLUMNS.map(([title]) => title), ...results.map((row) => COLUMNS.map(([, read]) => String(read(row))))],
    1,
  );
}

/** Aligns rows of text, the first of which is the head; columns from `numbers` on contain numbers. */
export function alignRows(rows, numbers) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const align = (cell, at) => (at < numbers ? cell.padEnd(widths[at]) : cell.padStart(widths[at]));
  const [head, ...body] = rows.map((row) => drawRow(row.map(align)));
  const rule = drawRow(widths.map((width, at) => (at < numbers ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [head, rule, ...body].join('\n');
}

function drawRow(cells) {
  return `| ${cells.join(' | ')} |`;
}

function seconds(value) {
  return value === undefined ? '–' : value.toFixed(2);
}
