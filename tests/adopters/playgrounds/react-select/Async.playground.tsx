import Async, { type AsyncProps } from 'react-select/async';
import type { GroupBase } from 'react-select';

interface Option {
  readonly value: string;
  readonly label: string;
}

const OPTIONS: Option[] = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
];

export default function AsyncPlayground(props: AsyncProps<Option, boolean, GroupBase<Option>>) {
  return <Async aria-label="Day" {...props} defaultOptions={OPTIONS} loadOptions={() => Promise.resolve(OPTIONS)} />;
}
