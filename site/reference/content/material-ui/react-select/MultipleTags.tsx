import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const all = ['bug', 'docs', 'performance', 'question'];

export default function MultipleTags() {
  const [tags, setTags] = React.useState<string[]>(['docs']);

  const change = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    // Browsers that fill in forms give a string with commas.
    setTags(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="tags-label">Tags</InputLabel>
      <Select
        multiple
        labelId="tags-label"
        id="tags-select"
        label="Tags"
        value={tags}
        onChange={change}
        renderValue={(chosen) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {chosen.map((tag) => (
              <Chip key={tag} label={tag} size="small" />
            ))}
          </Box>
        )}
      >
        {all.map((tag) => (
          <MenuItem key={tag} value={tag}>
            {tag}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
