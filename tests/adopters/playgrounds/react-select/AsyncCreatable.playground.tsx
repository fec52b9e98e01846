import AsyncCreatable, { type AsyncCreatableProps } from 'react-select/async-creatable';
import type { GroupBase } from 'react-select';

interface Option {
  readonly value: string;
  readonly label: string;
}

const OPTIONS: Option[] = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
];

export default function AsyncCreatablePlayground(props: AsyncCreatableProps<Option, boolean, GroupBase<Option>>) {
  return <AsyncCreatable aria-label="Day" {...props} defaultOptions={OPTIONS} loadOptions={() => Promise.resolve(OPTIONS)} />;
}
