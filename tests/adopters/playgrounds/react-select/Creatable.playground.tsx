import Creatable, { type CreatableProps } from 'react-select/creatable';
import type { GroupBase } from 'react-select';

interface Option {
  readonly value: string;
  readonly label: string;
}

const OPTIONS: Option[] = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
];

export default function CreatablePlayground(props: CreatableProps<Option, boolean, GroupBase<Option>>) {
  return <Creatable aria-label="Day" {...props} options={OPTIONS} />;
}
