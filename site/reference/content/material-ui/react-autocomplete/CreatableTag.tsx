import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Tag {
  name: string;
  /** What the option shows while the tag does not exist yet. */
  offer?: string;
}

const filter = createFilterOptions<Tag>();

export default function CreatableTag() {
  const [tags, setTags] = React.useState<Tag[]>([{ name: 'bug' }, { name: 'docs' }]);
  const [value, setValue] = React.useState<Tag | null>(null);

  const choose = (tag: Tag | null) => {
    if (tag?.offer === undefined) {
      setValue(tag);
      return;
    }
    const created = { name: tag.name };
    setTags([...tags, created]);
    setValue(created);
  };

  return (
    <Autocomplete
      options={tags}
      value={value}
      onChange={(event, tag) => choose(tag)}
      getOptionLabel={(tag) => tag.offer ?? tag.name}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const name = state.inputValue.trim();
        const exists = options.some((tag) => tag.name === name);
        return name === '' || exists ? found : [...found, { name, offer: `Add “${name}”` }];
      }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Tag" />}
    />
  );
}
