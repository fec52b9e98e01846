import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import Box from '@mui/system/Box';

const recent = ['apple pie', 'apple juice', 'pear cake', 'plum cake'];
const filterOptions = createFilterOptions<string>({ matchFrom: 'start', limit: 3 });

const styles = {
  width: 260,
  '& input': { boxSizing: 'border-box', width: 1, p: 1, font: 'inherit' },
  '& ul': { m: 0, p: 0, border: '1px solid', listStyle: 'none' },
  '& li': { p: 1 },
  '& li.Mui-focused': { backgroundColor: '#0b6bcb', color: '#fff' },
};

export default function FreeSoloAutocomplete() {
  const autocomplete = useAutocomplete({ freeSolo: true, options: recent, filterOptions });
  const options = autocomplete.groupedOptions as string[];

  return (
    <Box sx={styles}>
      <label {...autocomplete.getInputLabelProps()}>Search recipes</label>
      <div {...autocomplete.getRootProps()}>
        <input {...autocomplete.getInputProps()} type="search" />
      </div>
      {options.length > 0 && (
        <ul {...autocomplete.getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...props } = autocomplete.getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
      <p style={{ marginBottom: 0 }}>Searches for: {autocomplete.value ?? 'nothing yet'}</p>
    </Box>
  );
}
